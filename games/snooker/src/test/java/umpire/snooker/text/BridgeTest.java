package umpire.snooker.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicBridge;
import umpire.core.classic.ClassicBridge.ConvertedGame;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.Finding;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;
import umpire.snooker.MatchTable;
import umpire.snooker.SnookerGame;
import umpire.snooker.frame.Frame;
import umpire.snooker.stroke.MoveCode;
import umpire.snooker.stroke.StrokeCode;
import umpire.snooker.words.Verb;

/// Tests that frames convert from the published format and back, and that a match scores them as a
/// frame does.
final class BridgeTest {

  private final ClassicBridge bridge = MatchTable.GAME.classic();

  @ParameterizedTest
  @ValueSource(strings = {"fair", "fouls", "tie", "play-again", "names", "break"})
  void framesCrossOverAndBack(String shape) throws IOException, BadInputException {
    List<ConvertedGame> frames = read(generated(shape));
    assertThat(frames).hasSize(40);
    String written = write(frames);
    assertThat(read(written)).isEqualTo(frames);
    for (ConvertedGame frame : frames) {
      assertPlays(frame);
    }
  }

  /// A frame of the published problem, played as a match of the profile `classic`, has the same
  /// score throughout.
  private static void assertPlays(ConvertedGame converted) {
    var match = MatchTable.GAME.open(converted.profile(), converted.names());
    var frame = new Frame();
    var log = new RulingLog();
    for (int i = 0; i < converted.events().size(); i++) {
      int actor = converted.actors().get(i);
      Event event = converted.events().get(i);
      assertThat(match.check(actor, event)).as("%s", event).isEqualTo(Finding.legal());
      match.play(actor, event, log);
      switch (Verb.of(event)) {
        case RACK -> frame.rack(log);
        case AGAIN -> frame.play(MoveCode.PLAY_AGAIN, log);
        case LOT -> frame.play(MoveCode.lot(event.seat()), log);
        case STROKE -> frame.play(StrokeCode.stroke(event.code()), log);
        default -> throw new AssertionError(event);
      }
      assertThat(match.tally(0, 0)).isEqualTo(frame.score(0));
      assertThat(match.tally(0, 1)).isEqualTo(frame.score(1));
    }
    assertThat(match.toAct()).isEqualTo(Kernel.OVER);
    assertThat(match.winner()).isEqualTo(frame.leader());
  }

  @Test
  void whatTheFormatCannotHoldIsSaid() {
    var standard = MatchTable.GAME.profiles().standard();
    var classic = MatchTable.of("classic", "").profile;
    var rack = Event.of(new Move().set(Verb.RACK));
    assertThat(objection(new ConvertedGame(standard, List.of("A", "B"), List.of(), List.of())))
        .contains("not by 'classic'");
    assertThat(objection(new ConvertedGame(classic, List.of("A B", "C"), List.of(), List.of())))
        .contains("'A B'");
    assertThat(objection(new ConvertedGame(classic, List.of("A", "B"), List.of(-1), List.of(rack))))
        .contains("not finished");
  }

  private String objection(ConvertedGame converted) {
    var bytes = new ByteArrayOutputStream();
    var out = new TextWriter(bytes);
    String objection = bridge.write(converted, out).orElse("");
    out.flush();
    assertThat(bytes.size()).as("bytes written").isZero();
    return objection;
  }

  private static String generated(String shape) {
    var bytes = new ByteArrayOutputStream();
    var out = new TextWriter(bytes);
    var game = new SnookerGame();
    game.classic().generate(new GeneratorOptions(40, 9, 2, shape), out);
    out.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private List<ConvertedGame> read(String text) throws IOException, BadInputException {
    var words = new WordReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    var games = bridge.read(words, new ReadOptions(false, _ -> {}));
    var frames = new ArrayList<ConvertedGame>();
    for (var next = games.next(); next.isPresent(); next = games.next()) {
      frames.add(next.get());
    }
    return frames;
  }

  private String write(List<ConvertedGame> frames) {
    var bytes = new ByteArrayOutputStream();
    var out = new TextWriter(bytes);
    out.ascii(bridge.heading(frames.size()));
    for (ConvertedGame frame : frames) {
      assertThat(bridge.write(frame, out)).isEmpty();
    }
    out.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
