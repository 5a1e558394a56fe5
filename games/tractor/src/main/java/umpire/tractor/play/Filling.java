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

/// Deals the cards that a viewer does not know to the places where they may be.
///
/// All of them are shuffled. If the play says nothing about them, that is all, and every world is
/// equally likely. Otherwise cards that are where they cannot be change places with others until
/// everything agrees with the play; and then many pairs of cards, taken by chance, change places
/// wherever that agrees as well, which makes the worlds that can be reached in this way equally
/// likely in the long run, however the first one was found.
///
/// Finding the first one is a walk with a bound on its length. Should twenty of them fail, which no
/// test has seen, what was found last is taken, in which something may not agree.
final class Filling {

  private static final int MAX_CARDS = Deck.COPIES * Deck.KINDS + 1;

  /// Behind the seats: cards laid away, or not drawn.
  private static final int REST = Seating.MAX;

  private static final int ANYWHERE = -1;

  /// How many cards may change places to find a world, and how often each does, on the average, to
  /// forget which one was found.
  private static final int PATIENCE = 4_000;

  private static final int MIXING = 3;

  /// How often it begins anew where no world was found.
  private static final int ATTEMPTS = 20;

  private final Inference inference = new Inference();
  private final int[] cards = new int[MAX_CARDS];

  /// Which of the cards only the keeper can have, or have laid away.
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
      // from the beginning
    }
    write(veiled);
  }

  private boolean isFound(Tractor veiled, SeededRandom random) {
    lookAt(veiled);
    shuffle(random);
    if (isAnythingGoes()) {
      return true;
    }
    boolean found = mend(random);
    if (found) {
      mix(random);
    }
    return found;
  }

  // What is there to deal.

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

  private boolean isAnythingGoes() {
    long bounds = 0;
    for (int seat = 0; seat < REST; seat++) {
      bounds |= never[seat] | single[seat];
    }
    return bounds == 0 && keeper == Kernel.NOBODY && inference.suspicions().size() == 0;
  }

  // What is where it cannot be.

  /// Whether a card may be where it is, as far as it is a matter of this card alone.
  private boolean fits(int i) {
    int bin = bins[i];
    long card = 1L << cards[i];
    boolean open = !kept[i] || bin == keeper || bin == REST;
    return open && (never[bin] & card) == 0 && (single[bin] & now[bin].pairs() & card) == 0;
  }

  /// Whether two cards may change places; they do.
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

  /// False if that takes too long.
  private boolean mend(SeededRandom random) {
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

  /// A card that is where it cannot be, looked for from some card on, or -1.
  private int wrong(int from) {
    for (int i = 0; i < size; i++) {
      int slot = from + i < size ? from + i : from + i - size;
      if (!fits(slot)) {
        return slot;
      }
    }
    return -1;
  }

  /// What is known of several cards together, and is not so, or -1.
  private int doubt() {
    Suspicions suspicions = inference.suspicions();
    for (int i = 0; i < suspicions.size(); i++) {
      if (!suspicions.isTrue(i, now)) {
        return i;
      }
    }
    return -1;
  }

  /// Moves a card so that something comes nearer to being true: one that is wanted goes to those
  /// who should have it, every other time one that would make a pair, or one that is too much goes
  /// away.
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

  /// Lets a card change places with another in one of these bins, if possible so that both are
  /// right then. Returns how many were tried.
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

  /// Whether nothing known of several cards together speaks against what two places now hold.
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
