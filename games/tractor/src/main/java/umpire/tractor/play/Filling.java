package umpire.tractor.play;

import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;
import umpire.tractor.inference.Inference;
import umpire.tractor.inference.Suspicions;
import umpire.tractor.table.Tractor;

/// Deals the cards unknown to a viewer to hands and other positions where they may be.
///
/// All of them are shuffled. If nothing follows from the play, this is enough, and every world is
/// equally likely. Otherwise misplaced cards are swapped with others until everything agrees with
/// the play; then many random pairs of cards are swapped wherever the result agrees as well. In the
/// long run this makes all worlds that swaps can reach equally likely, however the first one was
/// found.
///
/// Finding the first world is a walk of bounded length. Should twenty walks fail, which no test has
/// seen, the last world found is used although some of it may not agree.
final class Filling {

  private static final int MAX_CARDS = Deck.COPIES * Deck.KINDS + 1;

  /// The bin after those of the seats: cards buried, or not drawn.
  private static final int REST = Seating.MAX;

  private static final int ANYWHERE = -1;

  /// The maximum number of swaps tried to find a world; and the average number per card afterwards,
  /// to forget which world was found.
  private static final int PATIENCE = 4_000;

  private static final int MIXING = 3;

  /// The number of attempts to find a world.
  private static final int ATTEMPTS = 20;

  private final Inference inference = new Inference();
  private final int[] cards = new int[MAX_CARDS];

  /// Whether each card can only be in the keeper's hand, or buried.
  private final boolean[] kept = new boolean[MAX_CARDS];

  private final int[] bins = new int[MAX_CARDS];
  private final long[] never = new long[REST + 1];
  private final long[] single = new long[REST + 1];
  private final Holding[] now = new Holding[REST + 1];
  private int keeper;
  private int size;

  Filling() {
    for (int bin = 0; bin <= REST; bin++) {
      now[bin] = new Holding();
    }
  }

  void fill(Tractor veiled, SeededRandom random) {
    if (veiled.isFullyKnown()) {
      return;
    }
    inference.look(veiled);
    for (int attempt = 0; attempt < ATTEMPTS && !isFound(veiled, random); attempt++) {
      // Each attempt starts from scratch
    }
    write(veiled);
  }

  private boolean isFound(Tractor veiled, SeededRandom random) {
    lookAt(veiled);
    shuffle(random);
    if (isUnconstrained()) {
      return true;
    }
    boolean found = repair(random);
    if (found) {
      mix(random);
    }
    return found;
  }

  // Collecting the cards to deal.

  private void lookAt(Tractor veiled) {
    Hands hands = veiled.hands();
    keeper = hands.keeper();
    int open = TractorDealer.spread(hands.stock(), cards);
    size = open;
    for (long kinds = hands.kept().cards(); kinds != 0; kinds &= kinds - 1) {
      int card = Long.numberOfTrailingZeros(kinds);
      for (int copies = hands.kept().size(1L << card); copies > 0; copies--) {
        cards[size++] = card;
      }
    }
    for (int i = 0; i < size; i++) {
      kept[i] = i >= open;
    }
    int slot = 0;
    for (int seat = 0; seat < veiled.seats(); seat++) {
      never[seat] = inference.never(seat);
      single[seat] = inference.single(seat);
      for (int i = hands.unknown(seat); i > 0; i--) {
        bins[slot++] = seat;
      }
      now[seat].copyFrom(hands.known(seat));
    }
    while (slot < size) {
      bins[slot++] = REST;
    }
    now[REST].clear();
  }

  private void shuffle(SeededRandom random) {
    for (int i = size - 1; i > 0; i--) {
      change(i, random.nextInt(i + 1));
    }
    for (int i = 0; i < size; i++) {
      now[bins[i]].add(cards[i]);
    }
  }

  private void change(int i, int j) {
    int card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
    boolean own = kept[i];
    kept[i] = kept[j];
    kept[j] = own;
  }

  private boolean isUnconstrained() {
    long bounds = 0;
    for (int seat = 0; seat < REST; seat++) {
      bounds |= never[seat] | single[seat];
    }
    return bounds == 0 && keeper == Kernel.NOBODY && inference.suspicions().size() == 0;
  }

  // Finding and moving misplaced cards.

  /// Whether a card may be in its bin, as far as this depends on the card alone.
  private boolean fits(int i) {
    int bin = bins[i];
    long card = 1L << cards[i];
    boolean open = !kept[i] || bin == keeper || bin == REST;
    return open && (never[bin] & card) == 0 && (single[bin] & now[bin].pairs() & card) == 0;
  }

  /// Swaps two cards; returns whether both may be in their new bins.
  private boolean exchange(int i, int j) {
    int here = bins[i];
    int there = bins[j];
    now[here].remove(cards[i]);
    now[there].remove(cards[j]);
    change(i, j);
    now[here].add(cards[i]);
    now[there].add(cards[j]);
    return fits(i) && fits(j);
  }

  /// Swaps cards until all agree with the play; false if that takes too long.
  private boolean repair(SeededRandom random) {
    int patience = PATIENCE;
    while (patience > 0) {
      int wrong = wrong(random.nextInt(size));
      if (wrong < 0) {
        int doubt = doubt();
        if (doubt < 0) {
          return true;
        }
        patience -= satisfy(doubt, random);
      } else {
        patience -= move(wrong, ANYWHERE, random);
      }
    }
    return false;
  }

  /// A misplaced card, searched for from an index on, or -1.
  private int wrong(int from) {
    for (int i = 0; i < size; i++) {
      int slot = from + i < size ? from + i : from + i - size;
      if (!fits(slot)) {
        return slot;
      }
    }
    return -1;
  }

  /// A conclusion about several cards together that does not hold now, or -1.
  private int doubt() {
    Suspicions suspicions = inference.suspicions();
    for (int i = 0; i < suspicions.size(); i++) {
      if (!suspicions.isTrue(i, now)) {
        return i;
      }
    }
    return -1;
  }

  /// Moves a card so that a conclusion comes closer to holding: a wanted card goes to the seats
  /// that should have it (every other time one that makes a pair), or a surplus card leaves them.
  /// Returns the number of swaps tried.
  private int satisfy(int doubt, SeededRandom random) {
    Suspicions suspicions = inference.suspicions();
    boolean wanted = suspicions.wantsMore(doubt);
    boolean choosy = wanted && random.nextInt(2) == 0;
    long kinds = choosy ? suspicions.halves(doubt, now) : suspicions.kinds(doubt);
    int seats = suspicions.seats(doubt);
    int from = random.nextInt(size);
    for (int i = 0; i < size; i++) {
      int slot = from + i < size ? from + i : from + i - size;
      boolean theirs = (seats >> bins[slot] & 1) != 0;
      if ((kinds >>> cards[slot] & 1) != 0 && theirs != wanted) {
        return move(slot, wanted ? seats : ANYWHERE, random);
      }
    }
    return 1;
  }

  /// Swaps a card with one in the given bins, if possible so that both may be there. Returns the
  /// number of swaps tried.
  private int move(int slot, int into, SeededRandom random) {
    int from = random.nextInt(size);
    int last = -1;
    for (int i = 0; i < size; i++) {
      int other = from + i < size ? from + i : from + i - size;
      if (bins[other] != bins[slot] && (into >> bins[other] & 1) != 0) {
        if (exchange(slot, other)) {
          return i + 1;
        }
        exchange(slot, other);
        last = other;
      }
    }
    if (last >= 0) {
      exchange(slot, last);
    }
    return size;
  }

  // Forgetting which world was found first.

  private void mix(SeededRandom random) {
    for (int step = MIXING * size; step > 0; step--) {
      int i = random.nextInt(size);
      int j = random.nextInt(size);
      if (bins[i] != bins[j] && cards[i] != cards[j] && !(exchange(i, j) && agrees(i, j))) {
        exchange(i, j);
      }
    }
  }

  /// Whether the conclusions about several cards together still hold for the two cards just
  /// swapped.
  private boolean agrees(int i, int j) {
    Suspicions suspicions = inference.suspicions();
    long changed = 1L << cards[i] | 1L << cards[j];
    for (int doubt = 0; doubt < suspicions.size(); doubt++) {
      if ((suspicions.kinds(doubt) & changed) != 0 && !suspicions.isTrue(doubt, now)) {
        return false;
      }
    }
    return true;
  }

  private void write(Tractor veiled) {
    for (int i = 0; i < size; i++) {
      if (bins[i] != REST) {
        veiled.hands().imagine(bins[i], cards[i]);
      }
    }
    if (veiled.isLaidAway()) {
      veiled.imagineKitty();
    }
  }
}
