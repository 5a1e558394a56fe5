package umpire.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.core.record.HeapRecords.HEADING;
import static umpire.core.record.HeapRecords.WHOLE;
import static umpire.core.record.HeapRecords.fault;
import static umpire.core.record.HeapRecords.game;
import static umpire.core.record.HeapRecords.games;
import static umpire.core.record.HeapRecords.understood;

import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests which deviations the reader tolerates, and where it locates the fault of others.
final class RecordReaderTest {

  private static String canonical(String text) throws Exception {
    return RecordWriter.write(understood(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "umpire 1\nSeats: Anna, Ben\nProfile: short\nGame: heap\n\n",
        "Game: heap\nProfile: short\nSeats: Anna, Ben\n\n",
        "umpire 1\n\nGame: heap\n\nProfile: short\nSeats: Anna, Ben\n",
        "umpire 1\n\n\nGame: heap\n\nSeats: Anna, Ben\n\nProfile: short\n\n",
        "\n\numpire\t1  \nGame:heap\n  Profile :  short\nSeats:Anna,Ben  \n",
        "\ufeffumpire 1\nGame: heap\nProfile: short 9e7ef1c9b0a2\nSeats: Anna, Ben\n\n"
      })
  void headingsAreForgiven(String heading) throws Exception {
    String hashed = heading.replace("9e7ef1c9b0a2", understood(WHOLE).profile().hash());
    assertThat(canonical(hashed + "* deal 1 0\nAnna: take 3\nBen: take 2\n"))
        .isEqualTo(canonical(WHOLE));
  }

  @Test
  void linesAreForgiven() throws Exception {
    String loose =
        HEADING.replace("\n", "\r\n")
            + "*deal 1 0\r\n\r\n  Anna :\tTAKE   3 \r\n> Anna takes 3\r\n2: take 2";
    assertThat(canonical(loose)).isEqualTo(canonical(WHOLE));
  }

  @Test
  void remarksAreKeptAndMayComeFirst() throws Exception {
    String text = "# games of a long evening\n" + WHOLE + "# well played\n";
    assertThat(games(text)).hasSize(1);
    assertThat(canonical(text))
        .isEqualTo(
            canonical(WHOLE).replace("* deal", "# games of a long evening\n* deal")
                + "# well played\n");
    assertThat(games("# nothing\n\n# at all\n")).isEmpty();
    assertThat(games("")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Heap", "HEAP", "he-ap"})
  void theGameIsKnownByItsName(String name) throws Exception {
    assertThat(canonical(WHOLE.replace("Game: heap", "Game: " + name))).isEqualTo(canonical(WHOLE));
  }

  @Test
  void aRemarkMayFollowAnEventOrAClaim() throws Exception {
    String text = WHOLE.replace("Anna: take 3", "Anna: take 3 # nice\n= Anna 3 #so far #1");
    String told = WHOLE.replace("Anna: take 3", "Anna: take 3\n# nice\n= Anna 3\n# so far #1");
    assertThat(canonical(text)).isEqualTo(canonical(told));
    assertThat(RecordWriter.id(understood(text))).isEqualTo(RecordWriter.id(understood(WHOLE)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"; nice", "(nice)", "// nice"})
  void itIsToldHowARemarkIsWritten(String remark) throws Exception {
    assertThat(fault(WHOLE.replace("Anna: take 3", "Anna: take 3 " + remark)))
        .endsWith("; a remark after an event begins with #");
  }

  @Test
  void itIsToldThatNamesArePartedByCommas() throws Exception {
    assertThat(fault(WHOLE.replace("Anna, Ben", "Anna Ben")))
        .contains("write commas between the names, as in 'Seats: Anna, Ben'");
    assertThat(fault(WHOLE.replace("Anna, Ben", "Anna Ben").replace("* deal 1 0\n", "")))
        .contains("no seat is called 'Anna'")
        .contains("write commas between the names, as in 'Seats: Anna, Ben'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE"})
  void wideCharactersAreNamed(String charset) throws Exception {
    assertThat(faultOf(WHOLE.getBytes(Charset.forName(charset))))
        .startsWith("1:1: expected UTF-8 text, found " + charset + ": save the file as UTF-8");
  }

  @Test
  void lineEndsOfOldMacsAreNamed() throws Exception {
    assertThat(faultOf(WHOLE.replace('\n', '\r').getBytes(StandardCharsets.UTF_8)))
        .startsWith("1:1: expected lines that end with a line feed, found carriage returns alone");
  }

  private static String faultOf(byte[] bytes) throws Exception {
    var reader = new RecordReader(new ByteArrayInputStream(bytes));
    String fault = fault(reader.next().orElseThrow());
    assertThat(reader.next()).as("one fault is enough").isEmpty();
    return fault;
  }

  @Test
  void tagsAreKept() throws Exception {
    GameRecord game = game(WHOLE.replace("Seats", "Date: 2026-05-01\nTable:\nSeats"));
    assertThat(game.tags().stream().map(GameRecord.Tag::name))
        .containsExactly("Game", "Profile", "Date", "Table", "Seats");
    assertThat(game.tag("Date").orElseThrow().value()).isEqualTo("2026-05-01");
    assertThat(game.tag("Table").orElseThrow().value()).isEmpty();
    assertThat(game.tag("Place")).isEmpty();
  }

  @Test
  void wordsKnowTheirPlaces() throws Exception {
    var event = (Entry.Event) game(WHOLE).entries().get(1);
    assertThat(event.actor()).isZero();
    assertThat(event.texts()).containsExactly("take", "3");
    assertThat(event.at(1)).isEqualTo(11);
    assertThat(event.at(2)).isEqualTo(12);
  }

  @Test
  void aFaultEndsItsGameOnly() throws Exception {
    List<GameRecord> games = games(WHOLE + "Cleo: take 1\nBen: what\n" + WHOLE + WHOLE);
    assertThat(games).hasSize(3);
    assertThat(fault(games.get(0)))
        .isEqualTo("9:1: no seat is called 'Cleo'; the seats are Anna, Ben");
    assertThat(games.get(0).entries()).hasSize(3);
    assertThat(games.get(1).fault()).isNull();
    assertThat(games.get(1).source().number()).isEqualTo(11);
    assertThat(games.get(2).fault()).isNull();
  }

  @Test
  void aHeadingThatLacksATagEndsItsGameOnly() throws Exception {
    List<GameRecord> games = games("umpire 1\nSeats: Anna, Ben\n\n" + WHOLE + WHOLE);
    assertThat(games).hasSize(3);
    assertThat(fault(games.getFirst()))
        .isEqualTo("1:1: the record has no tag Game, as in 'Game: cribbage'");
    assertThat(games.get(1).fault()).isNull();
    assertThat(fault("umpire 1\nGame: heap\n"))
        .isEqualTo("1:1: the record has no tag Seats, as in 'Seats: Anna, Ben'");
  }

  @Test
  void whatIsNoRecordIsToldSo() throws Exception {
    assertThat(fault("2\n2 DQ HQ\n"))
        .isEqualTo(
            "1:1: expected a record of Umpire, which begins with tags, as in 'Game: cribbage';"
                + " for a classic format, name the game in the command");
  }

  @Test
  void otherVersionsAreRefused() throws Exception {
    List<GameRecord> games = games(WHOLE.replace("umpire 1", "umpire 2") + WHOLE);
    assertThat(games).hasSize(2);
    assertThat(fault(games.getFirst()))
        .isEqualTo("1:8: expected version 1 of the format, as in 'umpire 1'");
    assertThat(games.get(1).fault()).isNull();
    assertThat(fault("umpire\nGame: heap\n")).startsWith("1:7: expected version 1");
  }

  @Test
  void badBytesAreRefusedAndPassedOver() throws Exception {
    byte[] text = (WHOLE + "# \u00e9\n" + WHOLE).getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < text.length; i++) {
      text[i] = text[i] == (byte) 0xa9 ? (byte) 0xff : text[i];
    }
    List<GameRecord> games = games(text);
    assertThat(games).hasSize(2);
    assertThat(fault(games.getFirst())).isEqualTo("9:1: the line is not UTF-8 text");
    assertThat(games.get(1).fault()).isNull();
  }

  @Test
  void longLinesAreRefusedAndPassedOver() throws Exception {
    List<GameRecord> games = games(WHOLE + "# " + "x".repeat(100_000) + "\n" + WHOLE);
    assertThat(games).hasSize(2);
    assertThat(fault(games.getFirst())).isEqualTo("9:1: the line is longer than 8192 bytes");
    assertThat(games.get(1).fault()).isNull();
    assertThat(game(WHOLE + "# " + "x".repeat(8_000)).fault()).isNull();
  }

  @Test
  void recordsAreNotWithoutEnd() throws Exception {
    assertThat(fault(WHOLE + "#\n".repeat(300_000))).contains("may not have more than");
    assertThat(fault(WHOLE + ("# " + "x".repeat(8_000) + "\n").repeat(3_000)))
        .contains("may not have more than");
    var tags = new StringBuilder("umpire 1\n");
    for (int i = 0; i < 300; i++) {
      tags.append("Tag").append(i).append(": x\n");
    }
    assertThat(fault(tags.toString())).isEqualTo("202:1: a record may not have more than 200 tags");
    assertThat(fault("Game: heap\nSeats: " + "a,".repeat(3_000) + "b\n")).contains("two seats");
    var seats = new StringBuilder("Game: heap\nSeats: s");
    for (int i = 0; i < 1_000; i++) {
      seats.append(", s").append(i);
    }
    assertThat(fault(seats.toString())).contains("a record may not have more than 64 seats");
  }

  @Test
  void faultsOfTheHeadingAreLocated() throws Exception {
    assertThat(fault(WHOLE.replace("Profile", "Game: heap\nProfile")))
        .isEqualTo("3:1: the tag Game appears twice");
    assertThat(fault(WHOLE.replace("Game: heap", "Game: chess")))
        .isEqualTo("2:7: there is no game 'chess'");
    assertThat(fault(WHOLE.replace("Game: heap", "Game: heaps")))
        .isEqualTo("2:7: there is no game 'heaps'");
    assertThat(fault(WHOLE.replace("Anna, Ben", "Anna, Anna")))
        .isEqualTo("4:14: two seats have the same name");
    assertThat(fault(WHOLE.replace("Anna, Ben", "Anna,"))).isEqualTo("4:13: a name is empty");
    assertThat(fault(WHOLE.replace("Anna, Ben", "Anna, B=n")))
        .isEqualTo("4:14: a name may not hold any of :,;#=>*");
    assertThat(fault(WHOLE.replace("Anna, Ben", "Anna, Date")))
        .isEqualTo("4:14: a name may not be the name of a tag");
    assertThat(fault(WHOLE.replace("Anna, Ben", "Anna, " + "x".repeat(41))))
        .isEqualTo("4:14: a name is longer than 40 characters");
    assertThat(fault(WHOLE.replace("Anna, Ben", "Anna, Ben, Cleo, Dan, Eva")))
        .isEqualTo("4:8: 5 players, but by these rules there are 2 to 4");
    assertThat(
            fault(WHOLE.replace("short", "classic\nRules: classic heap=91").replace("Ben", "B, C")))
        .isEqualTo("5:8: three cannot share so many stones");
  }

  /// These names would be read as something else.
  @ParameterizedTest
  @ValueSource(strings = {"nobody", "umpire 1", "umpire x", "Umpire X", "+4", "-1", "Table"})
  void namesThatMeanSomethingElseAreRefused(String name) throws Exception {
    String text = "Table: 7\nGame: heap\nSeats: Anna, " + name + "\n\n* deal 1 0\n";
    assertThat(fault(text)).startsWith("3:14: a name may not ");
  }

  @Test
  void aTagThatLooksLikeASeatIsRefused() throws Exception {
    assertThat(fault("2: x\nGame: heap\nSeats: Anna, Ben\n\n* deal 1 0\n"))
        .isEqualTo("1:1: the tag 2 is also a seat");
  }

  @Test
  void profilesAreFoundAndChecked() throws Exception {
    assertThat(understood(WHOLE.replace("Profile: short\n", "")).profile().name())
        .isEqualTo("club");
    String own = WHOLE.replace("short", "ours\nRules: short heap=7 last=counts");
    assertThat(understood(own).profile().name()).isEqualTo("ours");
    assertThat(understood(own).profile().value("heap")).isEqualTo("7");
    assertThat(understood(own.replace("Profile: ours\n", "")).profile().name()).isEqualTo("short");
    assertThat(fault(WHOLE.replace("short", "long")))
        .isEqualTo("3:10: heap has no profile 'long': choose club, classic, short");
    assertThat(fault(WHOLE.replace("short", "short 0123456789ab")))
        .startsWith("3:16: the game was played by other rules: short here has the hash ");
    String hash = understood(WHOLE).profile().hash();
    assertThat(fault(WHOLE.replace("short", "short " + hash + " x")))
        .isEqualTo("3:29: unexpected text after the profile's hash");
    assertThat(fault(WHOLE.replace("short", ""))).isEqualTo("3:10: expected the name of a profile");
  }

  @Test
  void rulesAreChecked() throws Exception {
    assertThat(rules("short cushions=soft"))
        .isEqualTo("3:8: heap has no switch 'cushions': choose heap, reserve, last");
    assertThat(rules("short heap=0"))
        .isEqualTo("3:8: heap cannot be '0': choose a number from 1 to 99");
    assertThat(rules("short heap=01"))
        .isEqualTo("3:8: heap cannot be '01': choose a number from 1 to 99");
    assertThat(rules("short last=lost"))
        .isEqualTo("3:8: last cannot be 'lost': choose counts, bonus");
    assertThat(rules("short heap")).isEqualTo("3:14: expected a switch, as in 'switch=value'");
    assertThat(rules("short heap=7 heap=8")).isEqualTo("3:21: the switch heap appears twice");
    assertThat(rules("short reserve=none")).startsWith("3:8: last=bonus needs reserve=secret");
    assertThat(rules("")).isEqualTo("3:8: expected the name of a preset");
    assertThat(rules("short heap=" + "9".repeat(3_000))).hasSizeLessThan(200);
    assertThat(rules("y".repeat(3_000))).hasSizeLessThan(200);
  }

  private static String rules(String rules) throws Exception {
    return fault(WHOLE.replace("Profile: short", "Rules: " + rules));
  }

  @Test
  void faultsOfLinesAreLocated() throws Exception {
    assertThat(fault(WHOLE + "no colon\n")).isEqualTo("9:1: expected an event, as in 'Anna: ...'");
    assertThat(fault(WHOLE + "Anna:\n")).isEqualTo("9:6: expected an event after the name");
    assertThat(fault(WHOLE + "*\n")).isEqualTo("9:2: expected an event after the name");
    assertThat(fault(WHOLE + "Result: Ben wins\nAnna: take 1\n"))
        .isEqualTo("10:7: unexpected event after the result");
    assertThat(fault(WHOLE + "Result: Ben wins\nResult: Anna wins\n"))
        .isEqualTo("10:1: the result appears twice");
    assertThat(fault(WHOLE + "Date: today\n"))
        .isEqualTo("9:1: no seat is called 'Date'; the seats are Anna, Ben");
    assertThat(fault(HEADING + "* deal 1 x\n"))
        .isEqualTo("6:10: 'x' is not a number of stones from 0 to 3");
    assertThat(fault(HEADING + "* deal 1 0\nAnna: take\n"))
        .isEqualTo("7:11: the number of stones is missing");
    assertThat(fault("umpire 1\n* deal 1 0\n"))
        .isEqualTo("1:1: the record has no tag Game, as in 'Game: cribbage'");
  }

  /// Untrusted text is shown without any effect on a terminal.
  @Test
  void messagesAreHarmless() throws Exception {
    assertThat(fault(WHOLE + "\u001b[2J: take 1\n")).contains("'\u00b7[2J'");
    assertThat(fault(HEADING + "* \u001b[2J\n")).contains("'\u00b7[2J'");
    assertThat(fault(WHOLE.replace("short", "\u001b[2J"))).contains("'\u00b7[2J'");
  }

  @Test
  void columnsCountBytes() throws Exception {
    assertThat(fault(WHOLE.replace("Ben", "B\u00e9n").replace("take 2", "take 9")))
        .isEqualTo("8:12: '9' is not a number of stones from 1 to 3");
  }
}
