package umpire.cribbage.expert;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.cards.Draw;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.play.LayingAway;
import umpire.cribbage.play.RulesPlayer;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageSettings;

/// The points of four cards in the play, against games of the kernel.
final class PegTableTest {

  private static final int SEED = 9;
  private static final int PLAYS = 6_000;

  private final PegTable table = PegTable.stored();
  private final SeededRandom random = new SeededRandom(SEED);
  private final RulesPlayer rules = new RulesPlayer();
  private final Move move = new Move();
  private final RulingLog silence = RulingLog.none();

  @Test
  void playsOfTheKernelBringTheSame() throws Exception {
    var game = new Cribbage(CribbageSettings.of(CribbageProfiles.PROFILES.preset("classic"), 2));
    for (int round = 0; round < 6; round++) {
      long four = Draw.some(4, Cards.ALL, random);
      boolean dealer = round % 2 == 0;
      double own = 0;
      double others = 0;
      for (int i = 0; i < PLAYS; i++) {
        play(game, four, dealer);
        own += game.tally(0, dealer ? 1 : 0);
        others += game.tally(0, dealer ? 0 : 1);
      }
      String what = "%x, dealer %s, seed %d".formatted(four, dealer, SEED);
      assertThat(own / PLAYS).as(what).isCloseTo(table.own(four, dealer), within(0.25));
      assertThat(others / PLAYS).as(what).isCloseTo(table.others(four, dealer), within(0.25));
    }
  }

  /// Plays one deal; in single deals, seat 1 is the dealer.
  private void play(Cribbage game, long four, boolean dealer) {
    game.reset();
    long six = Draw.some(6, Cards.ALL & ~four, random);
    long other = six & ~LayingAway.best(six, 2, !dealer);
    deal(game, 0, dealer ? other : four);
    deal(game, 1, dealer ? four : other);
    while (game.toAct() != Kernel.OVER) {
      int seat = game.toAct();
      rules.choose(game, seat, random, move);
      game.play(seat, move, silence);
    }
  }

  private void deal(Cribbage game, int seat, long cards) {
    game.play(Kernel.HOUSE, move.set(Verb.DEAL).seat(seat).cards(cards), silence);
  }
}
