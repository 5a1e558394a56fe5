package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.tractor.play.TractorDealer;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.table.Tractor;
import umpire.tractor.words.Verb;

/// Moves that no words can express: with missing parts, extra parts, or numbers out of range. They
/// are refused, or do what their parts mean, and nothing breaks.
final class HostileMovesTest {

  private static final int POSITIONS = 1_500;
  private static final int TRIED = 6;
  private static final int[] SMALL = {-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 25, 200, Integer.MAX_VALUE};

  private final SeededRandom random = new SeededRandom(24);
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
    var game = new Tractor(TractorSettingsTest.rules(change.split(" ")));
    var dealer = new TractorDealer();
    var player = new RandomStrategy<Tractor>();
    Tractor tried = game.newGame();
    int played = 0;
    for (int position = 0; position < POSITIONS; position++) {
      if (game.toAct() == Kernel.OVER) {
        game.reset();
      }
      for (int i = 0; i < TRIED; i++) {
        int actor = random.nextInt(2) == 0 ? game.toAct() : small();
        write();
        if (game.check(actor, move) == Kernel.LEGAL) {
          tried.copyFrom(game);
          tried.play(actor, move, RulingLog.none());
          game.mask(Kernel.NOBODY, actor, move);
          played++;
        }
      }
      int actor = game.toAct();
      if (!dealer.next(game, random, move)) {
        player.choose(game, actor, random, move);
      }
      game.play(actor, move, RulingLog.none());
    }
    assertThat(played).as("moves that were fine").isPositive();
  }

  private int small() {
    return SMALL[random.nextInt(SMALL.length)];
  }

  private void write() {
    move.set(random.nextInt(Verb.values().length));
    if (random.nextPercent(70)) {
      move.seat(small());
    }
    if (random.nextPercent(50)) {
      move.amount(small());
    }
    if (random.nextPercent(30)) {
      move.unknown(small());
    }
    if (random.nextPercent(50)) {
      move.code(random.nextPercent(50) ? small() : (long) small() << random.nextInt(60));
    }
    for (int cards = random.nextInt(3); cards > 0; cards--) {
      move.cards(move.cards() | 1L << random.nextInt(64));
    }
    if (random.nextPercent(20)) {
      move.twice(1L << random.nextInt(64));
    }
    for (int cards = random.nextPercent(20) ? small() & 31 : 0; cards > 0; cards--) {
      move.then(random.nextInt(60) - 3);
    }
  }

  /// An empty set is not the ace of clubs, although shifting its lowest bit might suggest so.
  @Test
  void nothingIsDeclaredWithoutACard() {
    var game = new Tractor(TractorSettingsTest.rules("drawn=25"));
    game.play(Kernel.HOUSE, TestMoves.deal(0, "? ".repeat(25).strip()), RulingLog.none());
    assertThat(game.check(0, new Move().set(Verb.DECLARE).amount(1)))
        .isEqualTo(TractorRule.DECLARE_THE_RANK.ordinal());
  }
}
