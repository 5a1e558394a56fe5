package umpire.maumau.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.GameLoop;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.text.CompleteMauMau;
import umpire.maumau.words.Verb;

/// Conclusions about hands from the players' choices.
class HabitsTest {

  private static final CompleteMauMau GAME = new CompleteMauMau();

  private static final int DEALS = 200;

  @Test
  void preferredIsWhatWouldHaveBeenChosenInstead() {
    var random = new SeededRandom(7);
    for (int i = 0; i < 20_000; i++) {
      long fitting = (random.nextLong() | 1L << random.nextInt(Cards.MAX_CARDS)) & Cards.ALL;
      long held = fitting & random.nextLong();
      long card = Long.expand(1L << random.nextInt(Long.bitCount(fitting)), fitting);
      boolean nextHasOne = random.nextInt(2) == 0;
      boolean wouldLayIt = 1L << DecisionRules.card(held | card, nextHasOne, Cards.JACKS) == card;
      long instead = DecisionRules.preferred(fitting, card, nextHasOne, Cards.JACKS) & held;
      assertThat(instead == 0).as("%x of %x", card, held | card).isEqualTo(wouldLayIt);
    }
  }

  /// The mean likelihood of the others' choices in deals by `rules`: with their real hands, and
  /// with hands that the first player cannot distinguish from the real ones.
  private static double[] likelihoods(int players) {
    var rules = new RulesPlayer();
    var sums = new double[2];
    var dealer = new MauMauDealer();
    for (int seed = 0; seed < DEALS; seed++) {
      MauMauMatch table = GAME.open(MauMauProfiles.ALL.classic(), players);
      var random = new SeededRandom(seed);
      var move = new Move();
      for (int moves = 0; moves < 5 * players && table.toAct() != Kernel.OVER; moves++) {
        int actor = Kernel.HOUSE;
        if (!dealer.next(table, random, move)) {
          actor = table.toAct();
          rules.choose(table, actor, random, move);
        }
        table.play(actor, move, RulingLog.none());
      }
      var world = table.newGame();
      world.copyFrom(table);
      world.veil(0);
      var habits = new Habits();
      habits.read(world.history(), world.rules().wild());
      dealer.sampleHidden(world, random);
      sums[0] += likelihood(habits, table.game()) / DEALS;
      sums[1] += likelihood(habits, world.game()) / DEALS;
    }
    return sums;
  }

  private static double likelihood(Habits habits, MauMau game) {
    double likelihood = 1;
    for (int player = 1; player < game.seats(); player++) {
      likelihood *= habits.likelihood(player, game.hand(player));
    }
    return likelihood;
  }

  @Test
  void theTruthIsLikelierThanOtherWorldsIfTheOthersGoByTheRules() {
    for (int players : List.of(2, 3, 4)) {
      double[] means = likelihoods(players);
      assertThat(means[0]).as("%d players", players).isGreaterThan(1.25 * means[1]);
    }
  }

  /// Since its last draw, a player who uses `rules` has not passed over any card that is still in
  /// the hand.
  @Test
  void whoGoesByTheRulesAndDrawsNothingIsBelieved() {
    GameLoop<MauMauMatch> loop =
        GAME.gameLoop(MauMauProfiles.ALL.classic(), List.of(new RulesPlayer(), new Believed()));
    for (int seed = 0; seed < 300; seed++) {
      loop.play(seed, RulingLog.none());
    }
  }

  /// Uses `rules`, and checks at each turn that the other player, who does too, gets full
  /// likelihood.
  private static final class Believed implements Strategy<MauMauMatch> {

    private final RulesPlayer rules = new RulesPlayer();
    private final Habits habits = new Habits();
    private final Move past = new Move();

    @Override
    public String name() {
      return "believed";
    }

    @Override
    public String about() {
      return rules.about();
    }

    /// Whether it ignores hidden cards: no, it reads the other hand.
    @Override
    public boolean ignoresHiddenState() {
      return true;
    }

    @Override
    public boolean usesHistory() {
      return true;
    }

    @Override
    public void choose(MauMauMatch table, int seat, SeededRandom random, Move answer) {
      habits.read(table.history(), table.rules().wild());
      if (!hasDrawn(table.history(), 1 - seat)) {
        assertThat(habits.likelihood(1 - seat, table.game().hand(1 - seat))).isEqualTo(1);
      }
      rules.choose(table, seat, random, answer);
    }

    private boolean hasDrawn(History history, int seat) {
      boolean drew = false;
      for (int i = 0; i < history.size(); i++) {
        history.get(i, past);
        drew |= history.actor(i) == seat && Verb.of(past) == Verb.DRAW;
      }
      return drew;
    }
  }
}
