package umpire.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static umpire.core.record.HeapRecords.WHOLE;
import static umpire.core.record.HeapRecords.understood;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.core.session.GameRecorder;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.heap.WholeHeapGame;

/// Tests how games are written, narrated and played.
final class RecordWritingTest {

  private static final String LOOSE =
      """
      # an evening
      Game: heap
      Date: 2026-05-01
      Seats: Anna, Ben
      Table: 7
      Rules: short heap=6
      Profile: ours

      *Deal  1 ?
      1: TAKE 3
      = 1 3
      Ben: take 3
      Result: Ben wins; points  2   8
      # good night
      """;

  private static final String CANONICAL =
      """
      umpire 1
      Game: heap
      Profile: ours HASH
      Rules: short heap=6
      Seats: Anna, Ben
      Date: 2026-05-01
      Table: 7

      # an evening
      * deal 1 ?
      Anna: take 3
      = Anna 3
      Ben: take 3
      # good night
      Result: Ben wins; points Ben 8
      """;

  @Test
  void thereIsOneForm() throws Exception {
    Transcript<?> game = understood(LOOSE);
    String written = RecordWriter.write(game);
    assertThat(written).isEqualTo(CANONICAL.replace("HASH", game.profile().hash()));
    assertThat(RecordWriter.write(understood(written))).isEqualTo(written);
  }

  @Test
  void theIdIsOfWhatWasPlayed() throws Exception {
    String id = RecordWriter.id(understood(WHOLE));
    assertThat(id).matches("[0-9a-f]{64}");
    assertThat(RecordWriter.id(understood("# hm\n" + WHOLE + "= Anna 9\nResult: Ben wins\n# ok\n")))
        .isEqualTo(id);
    assertThat(RecordWriter.id(understood(WHOLE.replace("take 2", "take 1")))).isNotEqualTo(id);
    assertThat(RecordWriter.id(understood(WHOLE.replace("Ben", "Bea")))).isNotEqualTo(id);
    assertThat(RecordWriter.id(understood(WHOLE.replace("short", "club")))).isNotEqualTo(id);
  }

  @Test
  void theTwinHoldsTheSame() throws Exception {
    Transcript<?> game = understood(LOOSE.replace("an evening", "\"evening\"\t\u00e9"));
    assertThat(RecordJson.write(game).toString())
        .isEqualTo(
            ("{'v':1,'type':'game','game':'heap','profile':{'name':'ours','hash':'"
                    + game.profile().hash()
                    + "','base':'short','changes':['heap=6']},'seats':['Anna','Ben'],"
                    + "'tags':[{'name':'Date','value':'2026-05-01'},{'name':'Table','value':'7'}],"
                    + "'lines':[{'remark':'\\\"evening\\\"\\t\u00e9'},{'by':'*','does':'deal 1 ?'},"
                    + "{'by':'Anna','does':'take 3'},{'claim':'Anna 3'},"
                    + "{'by':'Ben','does':'take 3'},{'remark':'good night'}],"
                    + "'result':'Ben wins; points Ben 8'}")
                .replace('\'', '"'));
  }

  @Test
  void aRecordIsToldLineByLine() throws Exception {
    assertThat(recited(understood(LOOSE.replace("Deal  1 ?", "deal 1 1"))))
        .containsExactly(
            "# an evening",
            "* deal 1 1",
            "the reserves are dealt",
            "Anna: take 3",
            "takes 3",
            "= Anna 3",
            "Ben: take 3",
            "takes 3",
            "took the last stone",
            "the heap is empty",
            "# good night");
  }

  private static <K extends Kernel<K>> List<String> recited(Transcript<K> game) throws Exception {
    var told = new ArrayList<String>();
    var record = new NarratedRecord<>(game, 3);
    var log = new RulingLog();
    assertThat(record.number()).isEqualTo(3);
    assertThat(record.caption().text()).isEqualTo("Anna v Ben, ours (short with heap=6)");
    assertThat(record.seating().seats()).isEqualTo(2);
    for (var line = record.step(log); line != null; line = record.step(log)) {
      told.add(RecordWriter.line(game, line));
      for (int i = 0; i < log.size(); i++) {
        var sentence = new Sentence();
        record.narrate(log.ruling(i, game.game().rulebook()), sentence);
        told.add(sentence.text());
      }
    }
    assertThat(record.scoresBefore()).containsExactly(3, 0);
    assertThat(record.seatName(1)).isEqualTo("Ben");
    assertThat(record.sideName(0)).isEqualTo("Anna");
    return told;
  }

  @Test
  void tellingStopsAtTheFault() throws Exception {
    var log = new RulingLog();
    var illegal = new NarratedRecord<>(understood(WHOLE.replace("Anna: take 3", "Ben: take 3")), 1);
    illegal.step(log);
    assertThatThrownBy(() -> illegal.step(log))
        .isInstanceOf(BadInputException.class)
        .hasMessage("event 2: not legal for Ben: 'take 3'");
    var unreadable =
        new NarratedRecord<>(understood(WHOLE.replace("Anna: take 3", "Anna: tke 3")), 1);
    unreadable.step(log);
    assertThatThrownBy(() -> unreadable.step(log)).isInstanceOf(BadInputException.class);
  }

  // Games by strategies.

  private static String played(String preset, String strategy, long seed) throws Exception {
    var game = new WholeHeapGame();
    return RecordWriter.write(
        host(game, game.complete().orElseThrow(), preset, strategy).play(seed));
  }

  private static <K extends Kernel<K>> GameRecorder<K> host(
      Game game, CompleteGame<K> whole, String preset, String strategy) throws Exception {
    Profile profile = whole.profiles().preset(preset);
    Strategy<K> seat = whole.strategy(strategy).orElseThrow();
    return new GameRecorder<>(
        game, whole, profile, List.of("Anna", "Ben", "Cleo"), List.of(seat, seat, seat));
  }

  @Test
  void theSameSeedIsTheSameGame() throws Exception {
    assertThat(played("club", "random", 7)).isEqualTo(played("club", "random", 7));
    assertThat(played("club", "random", 7)).isNotEqualTo(played("club", "random", 8));
    assertThat(played("club", "random", 7)).contains("\nSeed: 7\n").contains(" wins; points Anna ");
  }

  /// The random numbers of a strategy do not change the deal.
  @Test
  void theTableHasChanceOfItsOwn() throws Exception {
    for (int seed = 0; seed < 20; seed++) {
      assertThat(deal(played("club", "random", seed)))
          .isEqualTo(deal(played("club", "rules", seed)));
    }
  }

  private static String deal(String record) {
    return record.lines().filter(line -> line.startsWith("* deal")).findFirst().orElseThrow();
  }

  @Test
  void aGameThatIsKnownByItsEventsGetsItsResult() throws Exception {
    assertThat(finished(understood(WHOLE)))
        .endsWith("Result: Ben wins; points Anna 3, Ben 7; added Anna 0, Ben 0\n");
    assertThat(finished(understood(WHOLE.replace("Ben: take 2", "Ben: take ?"))))
        .endsWith("Result: unfinished; points Anna 3; added Anna 0, Ben 0\n");
  }

  private static <K extends Kernel<K>> String finished(Transcript<K> game) {
    return RecordWriter.write(
        GameRecorder.finished(
            game.game(), game.whole(), game.profile(), game.names(), game.lines()));
  }

  @Test
  void namesForSeatsAreChecked() {
    assertThat(GameRecorder.nameFault("Anna")).isEmpty();
    assertThat(GameRecorder.nameFault("An:na")).isNotEmpty();
    assertThat(GameRecorder.nameFault(" Anna")).isNotEmpty();
    assertThat(GameRecorder.nameFault("דנה")).as("text may run from right to left").isEmpty();
    for (String turning : "\u061c \u200e \u200f \u202a \u202e \u2066 \u2069".split(" ")) {
      assertThat(GameRecorder.nameFault("An" + turning + "na"))
          .startsWith("a name may not change the direction of text: leave out the character U+");
    }
    for (String hidden : List.of("\u00ad", "\u200b", "\u200d", "\u2060", "\ufeff", "\u00a0")) {
      String fault =
          "a name may not hold invisible characters or unusual spaces:"
              + " leave out the character U+%04X".formatted((int) hidden.charAt(0));
      assertThat(GameRecorder.nameFault("An" + hidden + "na")).isEqualTo(fault);
      assertThat(GameRecorder.nameFault(hidden)).as("looks empty").isEqualTo(fault);
    }
    assertThat(GameRecorder.nameFault("An  na")).as("pages show one blank").contains("two spaces");
    assertThat(GameRecorder.nameFault("\ud83d\udc69\u200d\ud83d\udc67")).as("a family").isEmpty();
  }
}
