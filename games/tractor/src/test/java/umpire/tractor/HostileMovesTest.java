package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.tractor.play.TractorDealer;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.table.Tractor;
import umpire.tractor.words.Verb;

/// Moves that no words say: parts missing, parts too many, numbers beyond all bounds. They are
/// refused, or do what their parts say, and nothing breaks.
final class HostileMovesTest {

  private static final int POSITIONS = 1_500;
  private static final int TRIED = 6;
  private static final int[] SMALL = {-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 25, 200, Integer.MAX_VALUE};

  private final Chance chance = new Chance(24);
  private final Move move = new Move();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "drawn=25",
        "teams=friends",
        "form=open-round throws=unchecked follow=free",
        "take-over=allowed"
      })
  void nothingBreaks(String change) {
    var game = new Tractor(TractorTermsTest.rules(change.split(" ")));
    var dealer = new TractorDealer();
    var player = new RandomStrategy<Tractor>();
    Tractor tried = game.another();
    int played = 0;
    for (int position = 0; position < POSITIONS; position++) {
      if (game.toAct() == Kernel.OVER) {
        game.reset();
      }
      for (int i = 0; i < TRIED; i++) {
        int actor = chance.below(2) == 0 ? game.toAct() : small();
        write();
        if (game.check(actor, move) == Kernel.FINE) {
          tried.copyFrom(game);
          tried.play(actor, move, Tape.silent());
          game.mask(Kernel.NOBODY, actor, move);
          played++;
        }
      }
      int actor = game.toAct();
      if (!dealer.next(game, chance, move)) {
        player.choose(game, actor, chance, move);
      }
      game.play(actor, move, Tape.silent());
    }
    assertThat(played).as("moves that were fine").isPositive();
  }

  private int small() {
    return SMALL[chance.below(SMALL.length)];
  }

  private void write() {
    move.set(chance.below(Verb.values().length));
    if (chance.percent(70)) {
      move.seat(small());
    }
    if (chance.percent(50)) {
      move.amount(small());
    }
    if (chance.percent(30)) {
      move.unknown(small());
    }
    if (chance.percent(50)) {
      move.code(chance.percent(50) ? small() : (long) small() << chance.below(60));
    }
    for (int cards = chance.below(3); cards > 0; cards--) {
      move.cards(move.cards() | 1L << chance.below(64));
    }
    if (chance.percent(20)) {
      move.twice(1L << chance.below(64));
    }
    for (int cards = chance.percent(20) ? small() & 31 : 0; cards > 0; cards--) {
      move.then(chance.below(60) - 3);
    }
  }

  /// A set that is empty is no ace of clubs, though its lowest card looks so in a shift.
  @Test
  void nothingIsDeclaredWithoutACard() {
    var game = new Tractor(TractorTermsTest.rules("drawn=25"));
    game.play(Kernel.HOUSE, Spoken.deal(0, "? ".repeat(25).strip()), Tape.silent());
    assertThat(game.check(0, new Move().set(Verb.DECLARE).amount(1)))
        .isEqualTo(TractorRule.DECLARE_THE_RANK.ordinal());
  }
}
