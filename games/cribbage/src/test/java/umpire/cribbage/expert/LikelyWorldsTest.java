package umpire.cribbage.expert;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.core.profile.BadProfileException;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.play.CribbageDealer;
import umpire.cribbage.play.LayingAway;
import umpire.cribbage.play.RulesPlayer;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.table.DealCards;

/// The sampled worlds of an expert, against all those in which the other has discarded as `rules`
/// does: these are equally frequent, and hardly any other occurs.
final class LikelyWorldsTest {

  private static final int SEED = 3;
  private static final int SAMPLES = 20;

  /// The cards that the other was dealt: those kept, and the discards.
  private record World(long hand, long thrown) {}

  private final SeededRandom random = new SeededRandom(SEED);
  private final Move move = new Move();
  private final RulingLog silence = RulingLog.none();
  private final Strategy<Cribbage> rules = new RulesPlayer();
  private final CribbageDealer dealer = new CribbageDealer(2);

  @Test
  void everyWorldInWhichTheOtherThrowsByRulesComesAsOften() {
    var settings = CribbageSettings.of(CribbageProfiles.PROFILES.standard(), 2);
    var table = new Cribbage(settings);
    int seen = 0;
    for (int deal = 0; deal < 400 && seen < 5; deal++) {
      table.reset();
      seen += playUntilThreeAreLaid(table) ? 1 : 0;
    }
    assertThat(seen).as("positions that were looked at").isEqualTo(5);
  }

  /// While a player pegs for the last card, the other is known to hold a card that fits: no go was
  /// heard.
  @Test
  void aPlayerWhoHasNotSaidGoHoldsACardThatFits() throws BadProfileException {
    var profile = CribbageProfiles.PROFILES.preset("acc-muggins");
    var table = new Cribbage(CribbageSettings.of(profile, 2));
    var world = new Cribbage(table.settings());
    var worlds = new LikelyWorlds(2);
    int seen = 0;
    while (table.toAct() != Kernel.OVER) {
      int actor = table.toAct();
      if (table.phase() == Cribbage.Phase.PEG && table.pegging().toAct() == 1 - actor) {
        world.copyFrom(table);
        world.veil(actor);
        worlds.sampleHidden(world, random);
        assertThat(world.pegging().fitting(1 - actor)).isNotZero();
        seen++;
      }
      if (!dealer.next(table, random, move)) {
        rules.choose(table, actor, random, move);
      }
      table.play(actor, move, silence);
    }
    assertThat(seen).isGreaterThan(10);
  }

  /// Plays until the other has laid three of four cards, so that only some thousand worlds are to
  /// be counted.
  private boolean playUntilThreeAreLaid(Cribbage table) {
    while (table.phase() != Cribbage.Phase.COUNT && table.phase() != Cribbage.Phase.CRIB) {
      int actor = table.toAct();
      if (actor >= 0
          && Long.bitCount(table.pegging().hand(1 - actor)) == 1
          && table.phase() == Cribbage.Phase.PLAY) {
        compare(table, actor);
        return true;
      }
      if (!dealer.next(table, random, move)) {
        rules.choose(table, actor, random, move);
      }
      table.play(actor, move, silence);
    }
    return false;
  }

  private void compare(Cribbage table, int seat) {
    var veiled = new Cribbage(table.settings());
    veiled.copyFrom(table);
    veiled.veil(seat);
    Map<World, Integer> found = possible(veiled, 1 - seat);
    assertThat(found).containsKey(both(table, 1 - seat));
    var worlds = new LikelyWorlds(2);
    var world = new Cribbage(table.settings());
    int others = 0;
    for (int drawn = 0; drawn < SAMPLES * found.size(); ) {
      world.copyFrom(veiled);
      worlds.sampleHidden(world, random);
      assertThat(world.isFullyKnown()).isTrue();
      boolean likely = found.computeIfPresent(both(world, 1 - seat), (_, n) -> n + 1) != null;
      drawn += likely ? 1 : 0;
      others += likely ? 0 : 1;
    }
    assertThat(others)
        .as("worlds for which nothing was found")
        .isLessThan(SAMPLES * found.size() / 10);
    double square = 0;
    for (int times : found.values()) {
      square += (times - SAMPLES) * (double) (times - SAMPLES) / SAMPLES;
    }
    double freedom = found.size() - 1.0;
    assertThat(square)
        .as("chi-square of %d worlds, seed %d", found.size(), SEED)
        .isLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 1);
  }

  private static World both(Cribbage world, int seat) {
    return new World(world.dealCards().hand(seat), world.dealCards().thrown(seat));
  }

  /// The possible worlds: one more card in the hand and two discards, as `rules` makes them; gos
  /// rule out low cards.
  private static Map<World, Integer> possible(Cribbage veiled, int other) {
    Map<World, Integer> found = new HashMap<>();
    DealCards dealCards = veiled.dealCards();
    long unseen = Cards.ALL & ~dealCards.known();
    boolean own = veiled.dealer() == other;
    for (long held = unseen; held != 0; held &= held - 1) {
      long hand = dealCards.hand(other) | Long.lowestOneBit(held);
      boolean fits = Cards.value(Long.numberOfTrailingZeros(held)) > veiled.cardsAbove(other);
      long rest = unseen & ~hand;
      for (long one = rest; fits && one != 0; one &= one - 1) {
        for (long two = one & one - 1; two != 0; two &= two - 1) {
          long thrown = Long.lowestOneBit(one) | Long.lowestOneBit(two);
          if (LayingAway.best(hand | thrown, 2, own) == thrown) {
            found.put(new World(hand, thrown), 0);
          }
        }
      }
    }
    return found;
  }
}
