package umpire.tractor.play;

import umpire.core.SeededRandom;
import umpire.core.kernel.Move;
import umpire.tractor.cards.Holding;
import umpire.tractor.table.Tractor;
import umpire.tractor.trick.FollowDuty;
import umpire.tractor.words.Verb;

/// Picks legal follows at random without listing them. Every legal follow can come up; if there are
/// many, they are not equally likely.
final class Picking {

  private final Holding hand = new Holding();
  private final Holding rest = new Holding();
  private final Holding taken = new Holding();
  private long kinds;
  private int size;
  private int held;
  private int pairs;

  /// Takes in the duties of a player. Returns false if they include tractors, for which no follow
  /// can be picked.
  boolean begin(Tractor game, int seat) {
    FollowDuty duty = game.play().duty(seat);
    hand.copyFrom(game.hands().known(seat));
    kinds = game.play().order().kindsIn(duty.group());
    size = duty.size();
    held = duty.held();
    pairs = duty.pairs();
    return duty.tractors() == 0 && hand.size() >= size;
  }

  void follow(SeededRandom random, Move into) {
    rest.copyFrom(hand);
    taken.clear();
    if (held > 0 && held <= size) {
      taken.set(rest.cards() & kinds, rest.pairs() & kinds);
      rest.removeAll(taken);
    } else {
      for (int pair = 0; pair < pairs; pair++) {
        int card = oneOf(rest.pairs() & kinds, random);
        take(card);
        take(card);
      }
      fill(kinds, Math.min(size, held), random);
    }
    fill(-1L, size, random);
    taken.into(into.set(Verb.LAY));
  }

  /// Picks cards of these kinds until the wanted number is reached.
  private void fill(long choice, int wanted, SeededRandom random) {
    while (taken.size() < wanted) {
      take(oneOf(rest.cards() & choice, random));
    }
  }

  private void take(int card) {
    rest.remove(card);
    taken.add(card);
  }

  private static int oneOf(long choice, SeededRandom random) {
    int number = random.nextInt(Long.bitCount(choice));
    return Long.numberOfTrailingZeros(Long.expand(1L << number, choice));
  }
}
