package umpire.core.record;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.core.record.HeapRecords.HEADING;
import static umpire.core.record.HeapRecords.WHOLE;
import static umpire.core.record.HeapRecords.game;
import static umpire.core.record.HeapRecords.located;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.text.BadInputException;

/// A reader that has read other records, however similar, reads a record as a new reader does.
final class TranscriptReaderTest {

  private static final String NO_PROFILE = WHOLE.replace("Profile: short\n", "");

  private static final List<String> ALIKE =
      List.of(
          WHOLE,
          WHOLE.replace("short", "club"),
          WHOLE.replace("Anna, Ben", "Ben, Anna"),
          WHOLE.replace("Ben", "Bea"),
          WHOLE.replace("take 3", " TAKE   3 "),
          WHOLE.replace("Profile: short", "Profile: ours\nRules: short heap=6"),
          WHOLE.replace("Profile: short", "Profile: ours\nRules: short heap=7"),
          NO_PROFILE,
          NO_PROFILE.replace("Game: heap", "Game: heap\nProfile:"),
          WHOLE.replace("Game: heap", "Game: hoop"),
          HEADING.replace(", Ben", "") + "* deal 1 0\nAnna: take 3\n",
          WHOLE.replace("take 2", "took 2"),
          WHOLE.replace("Ben: take", "# oh\n\nBen: took"));

  @Test
  void whatWasReadBeforeChangesNothing() throws Exception {
    var reader = new TranscriptReader();
    var ids = new GameIds();
    for (int round = 0; round < 2; round++) {
      for (String text : ALIKE) {
        GameRecord written = game(text);
        assertThat(told(reader, ids, written))
            .as(text)
            .isEqualTo(told(new TranscriptReader(), new GameIds(), written));
      }
    }
  }

  /// The canonical form of a record, its id and its fault.
  private static String told(TranscriptReader reader, GameIds ids, GameRecord written) {
    try {
      Transcript<?> game = reader.read(written);
      BadInputException fault = game.fault();
      String wrong = fault == null ? "" : located(fault);
      return RecordWriter.write(game) + ids.of(game) + wrong;
    } catch (BadInputException fault) {
      return located(fault);
    }
  }

  @Test
  void moreTablesThanAreRememberedAreReadAll() throws Exception {
    var reader = new TranscriptReader();
    var ids = new GameIds();
    for (int i = 0; i < 200; i++) {
      GameRecord written = game(WHOLE.replace("Ben", "Ben" + i % 150));
      assertThat(told(reader, ids, written))
          .isEqualTo(told(new TranscriptReader(), new GameIds(), written));
    }
  }
}
