package umpire.tractor.text.classic;

import umpire.core.SeededRandom;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.round.Round;
import umpire.tractor.trick.Trick;

/// Constructs plays that would be unlikely at a table, from all cards not laid yet.
final class TrickMaker {

  private static final long EVERY_KIND = -1;
  private static final long WITHOUT_POINTS = withoutPoints();

  private final SeededRandom random;
  private final Round round;
  private final Holding pool = new Holding();
  private final Selection play;

  TrickMaker(SeededRandom random, Round round) {
    this.random = random;
    this.round = round;
    this.play = new Selection(random);
  }

  private static long withoutPoints() {
    long kinds = 0;
    for (int card = 0; card < Deck.KINDS; card++) {
      kinds |= Deck.points(card) == 0 ? 1L << card : 0;
    }
    return kinds;
  }

  /// Starts a round, in which all cards are available.
  void begin() {
    pool.fill();
  }

  /// A lead of at most `most` cards of one group, rich in pairs and tractors.
  Selection lead(int most) {
    int group = anyGroup();
    takeFromPool();
    fillLead(group, Math.min(most, pool.size(kindsIn(group))));
    return made();
  }

  /// A throw of several tractors of one side suit, as far as there are any left.
  Selection tractorLead(int most) {
    int group = anyGroup();
    group = group == TrumpOrder.TRUMPS ? anyGroup() : group;
    takeFromPool();
    for (int pairs = 3; pairs > 1; pairs -= random.nextInt(2)) {
      if (play.size() + 2 * pairs < most) {
        play.tractor(group, pairs);
      }
    }
    fillLead(group, Math.min(play.size() + 1, pool.size(kindsIn(group))));
    return made();
  }

  /// A lead of as many cards as possible, with as long a tractor as possible.
  Selection longLead(int most) {
    int group = anyGroup();
    for (int other = 0; other <= TrumpOrder.TRUMPS; other++) {
      boolean larger = pool.size(kindsIn(other)) > pool.size(kindsIn(group));
      group = larger ? other : group;
    }
    takeFromPool();
    int size = Math.min(most, pool.size(kindsIn(group)));
    int pairs = size / 2;
    while (pairs > 1 && !play.tractor(group, pairs)) {
      pairs--;
    }
    fillLead(group, size);
    return made();
  }

  private void fillLead(int group, int size) {
    while (play.size() < size) {
      int room = size - play.size();
      int roll = random.nextInt(100);
      if (roll < 45 && room >= 4 && play.tractor(group, 2 + random.nextInt(room / 2 - 1))) {
        continue;
      }
      if (roll >= 75 || room < 2 || !play.pair(kindsIn(group))) {
        play.single(kindsIn(group));
      }
    }
  }

  /// A single other than a joker, so that it can be beaten.
  Selection lowLead() {
    takeFromPool();
    long jokers = 1L << Deck.BLACK_JOKER | 1L << Deck.RED_JOKER;
    if (!play.single(WITHOUT_POINTS & ~jokers)) {
      play.single(EVERY_KIND);
    }
    return made();
  }

  /// As many cards as were led, with the highest trump among them.
  Selection highFollow() {
    takeFromPool();
    play.highest(TrumpOrder.TRUMPS);
    return complete();
  }

  /// As many cards as were led, without points as far as possible.
  Selection poorFollow() {
    takeFromPool();
    play.fill(WITHOUT_POINTS, round.led());
    return complete();
  }

  /// As many cards as were led, often matching the lead's structure in an unusual way.
  Selection oddFollow() {
    int group = random.nextPercent(70) ? TrumpOrder.TRUMPS : round.trick().ledGroup();
    takeFromPool();
    switch (random.nextInt(8)) {
      case 0, 1 -> matchComponents(group);
      case 2, 3 -> stackPairs(group);
      case 4 -> repeatLead();
      case 5 -> takeOneTractor(group);
      case 6 -> play.fill(kindsIn(group), round.led());
      default -> play.fill(EVERY_KIND, round.led());
    }
    play.fill(kindsIn(group), round.led());
    return complete();
  }

  /// Trumps with as many pairs as were led, in runs of different lengths: they may need several
  /// rearrangements to match the lead's structure.
  Selection tangledFollow() {
    takeFromPool();
    if (random.nextPercent(50)) {
      stackPairs(TrumpOrder.TRUMPS);
    }
    int runs = 0;
    while (play.size() / 2 < pairsInLead() && runs++ < Deck.HAND) {
      int room = pairsInLead() - play.size() / 2;
      play.tractor(TrumpOrder.TRUMPS, 1 + random.nextInt(room));
    }
    play.fill(kindsIn(TrumpOrder.TRUMPS), round.led());
    return complete();
  }

  /// Takes a tractor for each tractor, a pair for each pair.
  private void matchComponents(int group) {
    Trick trick = round.trick();
    for (int i = 0; i < trick.components(); i++) {
      int length = trick.length(i);
      if (length == 2) {
        play.pair(kindsIn(group));
      } else if (length > 2) {
        play.tractor(group, length / 2);
      }
    }
  }

  /// Takes all pairs on each of several neighbouring levels, beginning near the round's rank, whose
  /// level may have several pairs, which are the hardest to arrange.
  private void stackPairs(int group) {
    int pairs = pairsInLead();
    int first = Math.max(TrumpOrder.place(group, 0), rankPlace(group) - random.nextInt(1 + pairs));
    for (int place = first; place < TrumpOrder.place(group + 1, 0); place++) {
      while (pairs > play.size() / 2 && play.pair(round.order().kindsAt(place))) {
        // The loop condition takes one more pair of the level.
      }
    }
  }

  /// The place of the round's rank outside the main suit or, in a side suit, a random place.
  private int rankPlace(int group) {
    TrumpOrder order = round.order();
    int suit = order.main() == 0 ? 1 : 0;
    return group == TrumpOrder.TRUMPS
        ? order.place(Deck.card(order.rank(), suit))
        : TrumpOrder.place(group, random.nextInt(Deck.ACE));
  }

  /// Takes the other copies of the cards led, or cards of the same order.
  private void repeatLead() {
    Trick trick = round.trick();
    for (int i = 0; i < trick.size(trick.leader()); i++) {
      play.single(round.order().kindsAt(round.order().place(trick.card(trick.leader(), i))));
    }
  }

  /// Takes all pairs as one tractor, which must then be split.
  private void takeOneTractor(int group) {
    if (pairsInLead() > 1) {
      play.tractor(group, pairsInLead());
    }
  }

  private int pairsInLead() {
    Trick trick = round.trick();
    int pairs = 0;
    for (int i = 0; i < trick.components(); i++) {
      pairs += trick.length(i) / 2;
    }
    return pairs;
  }

  private void takeFromPool() {
    play.begin(pool, round.order());
  }

  private Selection complete() {
    play.fill(EVERY_KIND, round.led());
    return made();
  }

  private Selection made() {
    pool.copyFrom(play.rest());
    play.shuffle();
    return play;
  }

  private int anyGroup() {
    int group = random.nextInt(TrumpOrder.TRUMPS + 1);
    while (pool.size(kindsIn(group)) == 0) {
      group = (group + 1) % (TrumpOrder.TRUMPS + 1);
    }
    return group;
  }

  private long kindsIn(int group) {
    return round.order().kindsIn(group);
  }
}
