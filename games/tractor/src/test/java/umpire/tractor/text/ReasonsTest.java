package umpire.tractor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.tractor.play.TractorSearchModel;
import umpire.tractor.round.Round;
import umpire.tractor.table.Tractor;
import umpire.tractor.words.Verb;

/// Compares the reasons for choices with their results.
class ReasonsTest {

  private static final int MOVES = 2_000;

  private final CompleteTractor game = new CompleteTractor();
  private final Tractor table = game.open(game.profiles().standard(), Round.SEATS);
  private final TractorSearchModel outlook = new TractorSearchModel();
  private final Map<String, Integer> said = new HashMap<>();

  @Test
  void whatIsSaidIsTrue() {
    var random = new SeededRandom(5);
    var move = new Move();
    for (int moves = 0; moves < MOVES && table.toAct() != Kernel.OVER; moves++) {
      int actor = Kernel.HOUSE;
      if (!outlook.dealer().next(table, random, move)) {
        actor = table.toAct();
        outlook.playout().choose(table, actor, random, move);
        look(actor, move);
      }
      table.play(actor, move, RulingLog.none());
    }
    assertThat(said).containsOnlyKeys("declare", "", "lead", "follow");
    assertThat(said.get("follow")).isGreaterThan(100);
  }

  private void look(int seat, Move move) {
    String part = outlook.part(table, seat, move);
    String reason = game.reason(table, seat, move).text();
    said.merge(part, 1, Integer::sum);
    if (Verb.of(move) == Verb.BURY) {
      assertThat(reason).matches("\\d+ points in the kitty");
    }
    assertThat(part.equals("follow")).isEqualTo(reason.contains("trick"));
    Tractor then = table.newGame();
    then.copyFrom(table);
    then.play(seat, move, RulingLog.none());
    if (part.equals("follow") && then.round().led() != 0) {
      int winner = then.round().trick().winner();
      String whose =
          winner == seat
              ? "takes the trick so far"
              : (winner - seat) % 2 == 0
                  ? "the trick stays the partner's so far"
                  : "the trick stays the others' so far";
      assertThat(reason).isEqualTo(whose + ", with " + then.round().trick().points() + " points");
    }
  }
}
