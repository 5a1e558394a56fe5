package umpire.cribbage.expert;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.pegging.PlainPegging;
import umpire.cribbage.pegging.PlainPegging.Owned;
import umpire.cribbage.play.CribbageDealer;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageSettings;

/// A player alone in the play lays the cards in the best possible order, as the plain second
/// implementation counts all orders.
final class LastCardsTest {

  private static final int SEED = 31;
  private static final int PLAYERS = 2;

  private final SeededRandom random = new SeededRandom(SEED);
  private final Move move = new Move();
  private final RulingLog silence = RulingLog.none();
  private final RandomStrategy<Cribbage> anybody = new RandomStrategy<>();
  private int ends;

  @Test
  void noOtherOrderPegsMore() throws Exception {
    var settings = CribbageSettings.of(CribbageProfiles.PROFILES.preset("classic"), PLAYERS);
    var table = new Cribbage(settings);
    var dealer = new CribbageDealer(PLAYERS);
    for (int deal = 0; deal < 4_000; deal++) {
      table.reset();
      play(table, dealer);
    }
    assertThat(ends).as("plays that one ended alone, with a choice").isGreaterThan(50);
  }

  private void play(Cribbage table, CribbageDealer dealer) {
    while (table.toAct() != Kernel.OVER) {
      int seat = table.toAct();
      if (seat >= 0 && LastCards.isAlone(table, seat) && several(table.pegging().hand(seat))) {
        ends++;
        compare(table, seat);
        return;
      }
      if (!dealer.next(table, random, move)) {
        anybody.choose(table, seat, random, move);
      }
      table.play(seat, move, silence);
    }
  }

  private static boolean several(long cards) {
    return (cards & cards - 1) != 0;
  }

  private void compare(Cribbage table, int seat) {
    List<Owned> laid = new ArrayList<>();
    long left = table.pegging().hand(seat);
    for (int i = 0; i < table.pegging().laidCards(); i++) {
      int card = table.pegging().laid(i);
      boolean own = (table.dealCards().hand(seat) >> card & 1) != 0;
      laid.add(new Owned(1 + (own ? seat : 1 - seat), CardsByName.name(card)));
    }
    int best = mostOf(laid, left, seat);
    var last = new LastCards(table);
    int before = table.tally(0, seat);
    while (table.toAct() == seat) {
      anybody.choose(table, seat, random, move);
      move.cards(1L << last.best(table, seat));
      table.play(seat, move, silence);
    }
    assertThat(table.tally(0, seat) - before)
        .as("points after %s, holding %x, seed %d", laid, left, SEED)
        .isEqualTo(best);
  }

  /// The most that these cards can make, over all legal orders.
  private static int mostOf(List<Owned> laid, long left, int seat) {
    int most = 0;
    for (long rest = left; rest != 0; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      var then = new ArrayList<>(laid);
      then.add(new Owned(1 + seat, CardsByName.name(Long.numberOfTrailingZeros(card))));
      long others = left & ~card;
      int made;
      try {
        made = PlainPegging.made(PLAYERS, then, held(others, seat)).points();
      } catch (IllegalArgumentException passesThirtyOne) {
        continue;
      }
      most = Math.max(most, made + mostOf(then, others, seat));
    }
    return most;
  }

  private static List<Owned> held(long cards, int seat) {
    List<Owned> held = new ArrayList<>();
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      held.add(new Owned(1 + seat, CardsByName.name(Long.numberOfTrailingZeros(rest))));
    }
    return held;
  }
}
