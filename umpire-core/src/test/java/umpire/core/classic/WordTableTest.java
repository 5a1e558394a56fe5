package umpire.core.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class WordTableTest {

  private static final String[] LIST = {"None", "Red", "Re", "Redd", "A", "Seventh", "red", "Reb"};
  private static final WordTable TABLE = new WordTable(LIST);

  @Test
  void findsEachWordWhateverFollows() {
    for (int i = 0; i < LIST.length; i++) {
      for (String tail : new String[] {" ", "\n", "\t", "\r\n", "\0", " Red Red", "\n\u00ff"}) {
        long text = text(LIST[i] + tail);
        assertThat(TABLE.find(text)).as(LIST[i] + tail).isEqualTo(i);
        assertThat(WordTable.length(text)).isEqualTo(LIST[i].length());
      }
    }
  }

  @Test
  void knowsNoOtherWord() {
    for (String other :
        new String[] {"", " Red", "\n", "Reds ", "Rex ", "rEd ", "Seventhy", "S ", "\u00d2ed "}) {
      assertThat(TABLE.find(text(other))).as(other).isEqualTo(WordTable.UNKNOWN);
    }
  }

  /// Changing one byte of a word to any other makes it a different word, or ends it earlier.
  @Test
  void everyByteCounts() {
    for (String word : LIST) {
      for (int at = 0; at < word.length(); at++) {
        for (int other = 0; other < 256; other++) {
          byte[] bytes = (word + '\n').getBytes(StandardCharsets.ISO_8859_1);
          bytes[at] = (byte) other;
          String changed = new String(bytes, StandardCharsets.ISO_8859_1).split("[\0- ]", 2)[0];
          int place = Arrays.asList(LIST).indexOf(changed);
          assertThat(TABLE.find(number(bytes))).as(changed).isEqualTo(place);
          assertThat(WordTable.length(number(bytes))).isEqualTo(changed.length());
        }
      }
    }
  }

  @Test
  void findsEachOfManyWords() {
    var many = new String[30];
    Arrays.setAll(many, i -> "w" + i);
    var table = new WordTable(many);
    for (int i = 0; i < many.length; i++) {
      assertThat(table.find(text(many[i] + "\n"))).isEqualTo(i);
    }
  }

  @Test
  void takesOnlyWordsOfOneToSevenLetters() {
    assertThatIllegalArgumentException().isThrownBy(() -> new WordTable(""));
    assertThatIllegalArgumentException().isThrownBy(() -> new WordTable("eighteen"));
  }

  private static long text(String letters) {
    return number(letters.getBytes(StandardCharsets.ISO_8859_1));
  }

  private static long number(byte[] bytes) {
    return ByteBuffer.wrap(Arrays.copyOf(bytes, Math.max(bytes.length, Long.BYTES)))
        .order(ByteOrder.LITTLE_ENDIAN)
        .getLong(0);
  }
}
