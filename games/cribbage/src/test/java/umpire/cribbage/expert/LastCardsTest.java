package umpire.cribbage.expert;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageProfiles;
import umpire.cribbage.CribbageTerms;
import umpire.cribbage.PlainPegging;
import umpire.cribbage.PlainPegging.Owned;
import umpire.cribbage.play.CribbageDealer;

/// Who is alone in the play lays the cards in the best order there is, as the plain second
/// implementation counts all orders.
final class LastCardsTest {

  private static final int SEED = 31;
  private static final int PLAYERS = 2;

  private final Chance chance = new Chance(SEED);
  private final Move move = new Move();
  private final Tape silence = Tape.silent();
  private final RandomStrategy<Cribbage> anybody = new RandomStrategy<>();
  private int ends;

  @Test
  void noOtherOrderPegsMore() throws Exception {
    var terms = CribbageTerms.of(CribbageProfiles.PROFILES.preset("classic"), PLAYERS);
    var table = new Cribbage(terms);
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
      if (!dealer.next(table, chance, move)) {
        anybody.choose(table, seat, chance, move);
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
      boolean own = (table.layout().hand(seat) >> card & 1) != 0;
      laid.add(new Owned(1 + (own ? seat : 1 - seat), Named.name(card)));
    }
    int best = mostOf(laid, left, seat);
    var last = new LastCards(table);
    int before = table.tally(0, seat);
    while (table.toAct() == seat) {
      anybody.choose(table, seat, chance, move);
      move.set(move.verb(), 0, 0, 1L << last.best(table, seat), 0);
      table.play(seat, move, silence);
    }
    assertThat(table.tally(0, seat) - before)
        .as("points after %s, holding %x, seed %d", laid, left, SEED)
        .isEqualTo(best);
  }

  /// The most that these cards can make, over all orders that are legal.
  private static int mostOf(List<Owned> laid, long left, int seat) {
    int most = 0;
    for (long rest = left; rest != 0; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      var then = new ArrayList<>(laid);
      then.add(new Owned(1 + seat, Named.name(Long.numberOfTrailingZeros(card))));
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
      held.add(new Owned(1 + seat, Named.name(Long.numberOfTrailingZeros(rest))));
    }
    return held;
  }
}
