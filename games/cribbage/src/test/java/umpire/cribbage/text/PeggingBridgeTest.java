package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicBridge.ConvertedGame;
import umpire.core.classic.ClassicBridge.ConvertedGames;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.ReadOptions;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.text.TextWriter;
import umpire.cribbage.game.Cribbage;

/// Classic deals become records of the play and come back byte for byte.
final class PeggingBridgeTest {

  private final PeggingBridge bridge = new PeggingBridge();

  @Test
  void dealsGoThereAndBack() throws Exception {
    for (var shape : ClassicPegging.FORMAT.shapes()) {
      var input = new ByteArrayOutputStream();
      var writer = new TextWriter(input);
      ClassicPegging.FORMAT.generate(new GeneratorOptions(40, 9, 0, shape.name()), writer);
      writer.flush();
      var output = new ByteArrayOutputStream();
      var back = new TextWriter(output);
      var words = new WordReader(new ByteArrayInputStream(input.toByteArray()));
      ConvertedGames games = bridge.read(words, new ReadOptions(false, _ -> {}));
      for (var next = games.next(); next.isPresent(); next = games.next()) {
        assertLegal(next.get());
        assertThat(bridge.write(next.get(), back)).isEmpty();
      }
      back.flush();
      assertThat(output.toString(StandardCharsets.US_ASCII))
          .isEqualTo(input.toString(StandardCharsets.US_ASCII));
    }
  }

  private static void assertLegal(ConvertedGame converted) {
    Match<Cribbage> match = Evening.GAME.open(converted.profile(), converted.names());
    var log = new RulingLog();
    for (int i = 0; i < converted.events().size(); i++) {
      int actor = converted.actors().get(i);
      Event event = converted.events().get(i);
      assertThat(match.check(actor, event)).as("%s", event).isEqualTo(Finding.legal());
      match.play(actor, event, log);
    }
    assertThat(match.toAct()).isEqualTo(Kernel.OVER);
  }

  @Test
  void wholeGamesDoNotFit() {
    var game =
        new ConvertedGame(
            Evening.GAME.profiles().standard(), List.of("Anna", "Ben"), List.of(), List.of());
    assertThat(bridge.write(game, new TextWriter(new ByteArrayOutputStream()))).isPresent();
  }
}
