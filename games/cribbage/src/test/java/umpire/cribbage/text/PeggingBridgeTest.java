package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Tape;
import umpire.core.classic.ClassicBridge.Arrivals;
import umpire.core.classic.ClassicBridge.Crossing;
import umpire.core.classic.Reading;
import umpire.core.classic.Recipe;
import umpire.core.classic.Words;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.text.Print;
import umpire.cribbage.game.Cribbage;

/// Classic deals become records of the play and come back byte for byte.
final class PeggingBridgeTest {

  private final PeggingBridge bridge = new PeggingBridge();

  @Test
  void dealsGoThereAndBack() throws Exception {
    for (var shape : ClassicPegging.FORMAT.shapes()) {
      var input = new ByteArrayOutputStream();
      var print = new Print(input);
      ClassicPegging.FORMAT.generate(new Recipe(40, 9, 0, shape.name()), print);
      print.flush();
      var output = new ByteArrayOutputStream();
      var back = new Print(output);
      var words = new Words(new ByteArrayInputStream(input.toByteArray()));
      Arrivals arrivals = bridge.read(words, new Reading(false, _ -> {}));
      for (var next = arrivals.next(); next.isPresent(); next = arrivals.next()) {
        assertLegal(next.get());
        assertThat(bridge.write(next.get(), back)).isEmpty();
      }
      back.flush();
      assertThat(output.toString(StandardCharsets.US_ASCII))
          .isEqualTo(input.toString(StandardCharsets.US_ASCII));
    }
  }

  private static void assertLegal(Crossing crossing) {
    Match<Cribbage> match = Evening.GAME.open(crossing.profile(), crossing.names());
    var tape = new Tape();
    for (int i = 0; i < crossing.events().size(); i++) {
      int actor = crossing.actors().get(i);
      Event event = crossing.events().get(i);
      assertThat(match.check(actor, event)).as("%s", event).isEqualTo(Finding.fine());
      match.play(actor, event, tape);
    }
    assertThat(match.toAct()).isEqualTo(Kernel.OVER);
  }

  @Test
  void wholeGamesDoNotFit() {
    var game =
        new Crossing(
            Evening.GAME.profiles().standard(), List.of("Anna", "Ben"), List.of(), List.of());
    assertThat(bridge.write(game, new Print(new ByteArrayOutputStream()))).isPresent();
  }
}
