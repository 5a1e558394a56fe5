package umpire.core.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.text.BadInputException;

class WordReaderTest {

  @Test
  void findsWordsAndTheirPlaces() throws IOException {
    var words = words("  one\ttwo \r\n\n three");
    assertThat(words.nextLine()).isTrue();
    assertPlace(words, "one", 1, 3);
    assertThat(words.nextWordInLine()).isTrue();
    assertPlace(words, "two", 1, 7);
    assertThat(words.nextWordInLine()).isFalse();
    assertThat(words.nextLine()).isTrue();
    assertPlace(words, "three", 3, 2);
    assertThat(words.blankLines()).isEqualTo(1);
    assertThat(words.nextLine()).isFalse();
  }

  @Test
  void anyWordCrossesLines() throws IOException {
    var words = words("a b\nc\n\n");
    var found = new ArrayList<String>();
    while (words.nextWord()) {
      found.add(words.text());
    }
    assertThat(found).containsExactly("a", "b", "c");
    assertThat(words.line()).isEqualTo(4);
  }

  @Test
  void nextLinePassesOverTheRestOfALine() throws IOException {
    var words = words("a b c\nd e\n");
    words.nextLine();
    words.nextLine();
    assertPlace(words, "d", 2, 1);
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-16, UTF-16",
    "x-UTF-16LE-BOM, UTF-16",
    "UTF-16BE, UTF-16BE",
    "UTF-16LE, UTF-16LE",
    "X-UTF-32BE-BOM, UTF-32",
    "X-UTF-32LE-BOM, UTF-32",
    "UTF-32BE, UTF-32BE",
    "UTF-32LE, UTF-32LE"
  })
  void wideCharactersAreNamed(String charset, String named) throws IOException {
    var words = new WordReader(new ByteArrayInputStream("12\n34\n".getBytes(charset)));
    words.nextLine();
    assertThat(words.fault("x").description())
        .startsWith("expected UTF-8 text, found " + named + ": save")
        .endsWith("'iconv -f " + named + " -t UTF-8'");
  }

  @Test
  void lineEndsOfOldMacsAreNamedWhereTheyAreMet() throws IOException {
    var words = words("12\r34\r\n56\r");
    words.nextLine();
    assertThat(words.foreign()).as("before the first of them").isEmpty();
    words.nextWordInLine();
    assertThat(words.fault("x").description())
        .startsWith("expected lines that end with a line feed");
    assertThat(words.fault("x").line()).isEqualTo(1);
    var plain = words("12\r\r\n34\r");
    plain.nextLine();
    plain.nextLine();
    assertThat(plain.fault("x").description()).isEqualTo("x");
  }

  @Test
  void aTextIsForeignToItsEnd() throws IOException {
    var words = words("1\r2\n" + "3 4\n".repeat(100_000));
    while (words.nextWord()) {
      // to the end
    }
    assertThat(words.foreign()).startsWith("expected lines that end with a line feed");
  }

  @Test
  void aByteOrderMarkIsPassedOver() throws IOException {
    var words = words("\ufeff12\n");
    assertThat(words.nextLine()).isTrue();
    assertPlace(words, "12", 1, 1);
  }

  @Test
  void aByteOrderMarkIsPassedOverHoweverItArrives() throws IOException {
    var words = new WordReader(slow("\ufeff12\n", 1));
    assertThat(words.nextLine()).isTrue();
    assertPlace(words, "12", 1, 1);
    assertThat(all(new WordReader(slow("\ufeff", 1)))).isEmpty();
    assertThat(all(words(""))).isEmpty();
  }

  @Test
  void numbersAreDigitsAlone() throws IOException {
    assertThat(first("007").number()).isEqualTo(7);
    assertThat(first("2147483647").number()).isEqualTo(Integer.MAX_VALUE);
    assertThat(first("2147483648").number()).isEqualTo(-1);
    assertThat(first("4294967298").number()).isEqualTo(-1);
    assertThat(first("+2").number()).isEqualTo(-1);
    assertThat(first("2.0").number()).isEqualTo(-1);
    assertThat(first("٣").number()).isEqualTo(-1);
    assertThat(first("99999999999999999999").count()).isEqualTo(Long.MAX_VALUE);
    assertThat(first("9223372036854775807").count()).isEqualTo(Long.MAX_VALUE);
    assertThat(first("123456789012").count()).isEqualTo(123456789012L);
    assertThat(first("12x").count()).isEqualTo(-1);
    assertThat(first("99999999999999999999").isDigits()).isTrue();
    assertThat(first("9a").isDigits()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {4095, 4096, 4097, 65_535, 65_536, 65_537, 300_000})
  void aLongWordIsCutAndTheNextOneIsFound(int length) throws IOException {
    var words = words("x".repeat(length) + " y\nz");
    assertThat(words.nextWord()).isTrue();
    assertThat(words.length()).isGreaterThanOrEqualTo(Math.min(length, WordReader.LONGEST_WORD));
    assertThat(words.quoted()).isEqualTo("'" + "x".repeat(20) + "…'");
    assertThat(words.nextWord()).isTrue();
    assertThat(words.text()).isEqualTo("y");
    assertThat(words.nextWord()).isTrue();
    assertPlace(words, "z", 2, 1);
  }

  @Test
  void aWordWithoutEndIsSeenAtOnce() throws IOException {
    var words =
        new WordReader(
            new InputStream() {
              @Override
              public int read() {
                return 'x';
              }
            });
    assertThat(words.nextWord()).isTrue();
    assertThat(words.length()).isEqualTo(WordReader.LONGEST_WORD);
    assertThat(words.fault("too long").column()).isEqualTo(1);
  }

  @Test
  void columnsStayRightFarIntoALongLine() throws IOException {
    var words = words("ab ".repeat(100_000) + "end");
    String last = "";
    long column = 0;
    while (words.nextWord()) {
      last = words.text();
      column = words.column();
    }
    assertThat(last).isEqualTo("end");
    assertThat(column).isEqualTo(300_001);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7})
  void theSizeOfReadsDoesNotMatter(int chunk) throws IOException {
    String text = "first line\n  second\tline here\n\n\nlast " + "w".repeat(5000) + " end";
    assertThat(all(new WordReader(slow(text, chunk)))).isEqualTo(all(words(text)));
  }

  @Test
  void looksAheadAsFarAsBytesAreAtHand() throws IOException {
    var words = words("a\n1234567\n9");
    words.nextLine();
    assertThat(words.ahead(0)).isEqualTo(0x37_36_35_34_33_32_31_0aL);
    assertThat(words.ahead(2)).isEqualTo(0x39_0a_37_36_35_34_33_32L);
    assertThat(words.ahead(3)).isZero();
    assertThat(words.ahead(100_000)).isZero();
    assertPlace(words, "a", 1, 1);
    var slow = new WordReader(slow("a\n1234567\n9", 3));
    slow.nextLine();
    assertThat(slow.ahead(0)).isZero();
  }

  /// A line that is skipped by [WordReader#passLine] counts as if it had been read.
  @Test
  void aLineSeenAheadCanBePassed() throws IOException {
    var words = words("\n\na b\nc d\n\ne\n");
    words.nextLine();
    words.nextWordInLine();
    words.passLine(4);
    assertThat(words.line()).isEqualTo(4);
    assertThat(words.column()).isEqualTo(4);
    assertThat(words.length()).isZero();
    assertThat(words.blankLines()).isZero();
    assertThat(words.nextWordInLine()).isFalse();
    assertThat(words.faultAt(4, 3, "x").excerpt())
        .isEqualTo(new BadInputException.Excerpt("c d", 2));
    assertThat(words.nextLine()).isTrue();
    assertPlace(words, "e", 6, 1);
    assertThat(words.blankLines()).isEqualTo(1);
  }

  @Test
  void nothingIsAheadOfAWordThatWasCut() throws IOException {
    var words = words("x".repeat(200_000) + "\nnext line\n");
    words.nextLine();
    assertThat(words.ahead(0)).isZero();
    words.nextLine();
    assertPlace(words, "next", 2, 1);
  }

  @Test
  void aFaultShowsTheLineWithACaret() throws IOException {
    var words = words("good\nsome bad word\n");
    words.nextLine();
    words.nextLine();
    words.nextWordInLine();
    BadInputException fault = words.fault("no good");
    assertThat(fault.line()).isEqualTo(2);
    assertThat(fault.column()).isEqualTo(6);
    assertThat(fault.description()).isEqualTo("no good");
    assertThat(fault.excerpt()).isEqualTo(new BadInputException.Excerpt("some bad word", 5));
    assertThat(words.faultInside(2, "x").column()).isEqualTo(8);
    assertThat(words.faultAfter("x").column()).isEqualTo(9);
    assertThat(words.faultAt(1, 1, "x").excerpt())
        .isEqualTo(new BadInputException.Excerpt("good", 0));
  }

  @Test
  void anExcerptIsShortAndHarmless() throws IOException {
    var words = words("a\u001b[31mb\t" + "x ".repeat(500) + "\u0007bad " + "y ".repeat(500));
    while (words.nextWord() && words.at(0) != 7) {
      // continue to the bad word
    }
    BadInputException.Excerpt excerpt = Objects.requireNonNull(words.fault("x").excerpt());
    assertThat(excerpt.text().length()).isLessThan(110);
    assertThat(excerpt.text()).startsWith("…").contains("\ufffdbad");
    assertThat(excerpt.text().charAt(excerpt.caret())).isEqualTo('\ufffd');
    assertThat(excerpt.text().chars()).noneMatch(Character::isISOControl);
  }

  /// The part that was cut from a long word shifts neither later lines nor later words of its own
  /// line.
  @ParameterizedTest
  @ValueSource(ints = {4090, 4097, 4200, 60_000})
  void anExcerptShowsOnlyTheLineOfALongWord(int length) throws IOException {
    String longWord = "A".repeat(length);
    var words = words("1\n2 SS " + longWord + " SK QQ\n3\n");
    while (words.nextWord() && words.at(0) != 'A') {
      // continue to the long word
    }
    BadInputException fault = words.fault("x");
    assertThat(fault.column()).isEqualTo(6);
    assertThat(fault.excerpt())
        .isEqualTo(new BadInputException.Excerpt("2 SS " + "A".repeat(95), 5));
    words.nextWord();
    assertPlace(words, "SK", 2, 7 + length);
    words.nextWord();
    assertPlace(words, "QQ", 2, 10 + length);
    BadInputException.Excerpt later = Objects.requireNonNull(words.fault("x").excerpt());
    assertThat(later.text()).startsWith("…A").endsWith("A SK QQ");
    assertThat(later.text().substring(later.caret())).isEqualTo("QQ");
    words.nextWord();
    assertThat(words.fault("x").excerpt()).isEqualTo(new BadInputException.Excerpt("3", 0));
    assertThat(words.faultAt(2, 3, "x").excerpt())
        .isEqualTo(new BadInputException.Excerpt("2 SS " + "A".repeat(95), 2));
  }

  @Test
  void aNumberOfThousandsOfDigitsIsNone() throws IOException {
    assertThat(first("0".repeat(4000) + "2").number()).isEqualTo(2);
    assertThat(first("0".repeat(5000) + "2").number()).isEqualTo(-1);
    assertThat(first("0".repeat(5000) + "2").count()).isEqualTo(-1);
  }

  @ParameterizedTest
  @CsvSource({
    "'1\n2 SS', 2, 5",
    "'1\n2 SS \t\n\n \n', 2, 5",
    "1, 1, 2",
    "'', 1, 1",
    "'\uFEFF1\n', 1, 2",
    "'\uFEFF\n', 2, 1"
  })
  void whatIsMissingIsMissingBehindTheLastWord(String text, long line, long column)
      throws IOException {
    var words = words(text);
    while (words.nextWord()) {
      // to the end
    }
    BadInputException fault = words.faultAtEnd("x");
    assertThat(fault.line()).isEqualTo(line);
    assertThat(fault.column()).isEqualTo(column);
  }

  @Test
  void ifTheLastWordWasLetGoTheInputEndsThere() throws IOException {
    var words = words("1\n" + "\n".repeat(200_000));
    while (words.nextWord()) {
      // to the end
    }
    assertThat(words.faultAtEnd("x").line()).isEqualTo(200_002);
  }

  @Test
  void anExcerptOfWhatWasLetGoIsMissing() throws IOException {
    var words = words("line\n".repeat(100_000));
    for (int i = 0; i < 90_000; i++) {
      words.nextLine();
    }
    assertThat(words.faultAt(2, 1, "x").excerpt()).isNull();
    assertThat(words.faultAt(89_999, 1, "x").excerpt()).isNotNull();
  }

  private static void assertPlace(WordReader words, String text, long line, long column) {
    assertThat(words.text()).isEqualTo(text);
    assertThat(words.is(text)).isTrue();
    assertThat(words.is(text + "x")).isFalse();
    assertThat(words.line()).isEqualTo(line);
    assertThat(words.column()).isEqualTo(column);
  }

  private static List<String> all(WordReader words) throws IOException {
    var found = new ArrayList<String>();
    while (words.nextWord()) {
      found.add(words.line() + ":" + words.column() + " " + words.length() + words.quoted());
    }
    return found;
  }

  private static WordReader first(String word) throws IOException {
    WordReader words = words(word);
    words.nextLine();
    return words;
  }

  private static WordReader words(String text) throws IOException {
    return new WordReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static InputStream slow(String text, int chunk) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)) {
      @Override
      public synchronized int read(byte[] into, int from, int length) {
        return super.read(into, from, Math.min(length, chunk));
      }
    };
  }
}
