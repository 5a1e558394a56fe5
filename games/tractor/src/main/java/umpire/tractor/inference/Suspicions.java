package umpire.tractor.inference;

import umpire.core.kernel.Move;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches.Follow;
import umpire.tractor.table.Tractor;
import umpire.tractor.trick.Arrangement;
import umpire.tractor.trick.Beating;
import umpire.tractor.trick.FollowDuty;
import umpire.tractor.trick.FollowSearch;
import umpire.tractor.trick.Play;
import umpire.tractor.trick.Structure;

/// Conclusions about several cards of a hand together: that it has a higher card or pair than one
/// thrown, that it has no higher tractor, or that it had no tractor to follow with.
///
/// Each concerns a hand at an earlier time, which is the current hand and the cards laid since.
public final class Suspicions {

  /// More conclusions than a round can bring, since few throws and leads have tractors; further
  /// ones are ignored.
  private static final int MAX = 96;

  private enum Kind {
    /// One of the seats had a higher component of the required length.
    BEATEN,
    /// The seat had no higher tractor of the required length.
    NO_TRACTOR,
    /// The follow of the seat was all it owed.
    FOLLOW
  }

  private final Kind[] kinds = new Kind[MAX];

  /// The seats concerned, as a set of bits.
  private final int[] seats = new int[MAX];

  /// The place of the top card of the component, or of any card of the group led.
  private final int[] places = new int[MAX];

  /// The length of the component, in cards.
  private final int[] lengths = new int[MAX];

  private final Holding[] since = holdings(MAX * Seating.MAX);
  private final Holding[] leads = holdings(MAX);
  private final Holding[] laid = holdings(MAX);
  private int size;

  private final Holding then = new Holding();
  private final Play play = new Play();
  private final Structure structure = new Structure();
  private final Arrangement scratch = new Arrangement();
  private final FollowDuty duty = new FollowDuty();
  private TrumpOrder order = TrumpOrder.of(TrumpOrder.NO_SUIT, Deck.TWO);
  private TractorSettings rules = TractorSettings.CLASSIC;

  private static Holding[] holdings(int count) {
    var holdings = new Holding[count];
    for (int i = 0; i < count; i++) {
      holdings[i] = new Holding();
    }
    return holdings;
  }

  void clear(Tractor game) {
    order = game.play().order();
    rules = game.rules();
    size = 0;
  }

  void addFollow(int seat, int group, Move lead, Holding follow, Holding laidSince) {
    if (size < MAX) {
      leads[size].set(lead);
      cut(leads[size]);
      if (structure.tractors() > 0
          && !FollowSearch.fits(structure, follow.pairsByLevel(order, group), scratch)) {
        laid[size].copyFrom(follow);
        since[Seating.MAX * size + seat].copyFrom(laidSince);
        add(Kind.FOLLOW, 1 << seat, TrumpOrder.place(group, 0), 0);
      }
    }
  }

  private void cut(Holding lead) {
    play.clear();
    play.lay(lead.cards(), lead.pairs(), order);
    structure.smallestTractor(rules.smallestTractor());
    structure.cut(play, scratch);
  }

  void addNoTractor(int seat, int place, int length, Holding laidSince) {
    if (size < MAX) {
      since[Seating.MAX * size + seat].copyFrom(laidSince);
      add(Kind.NO_TRACTOR, 1 << seat, place, length);
    }
  }

  /// Adds that one of the seats had a higher component, unless the cards laid since already show
  /// it.
  void addBeaten(int who, int place, int length, Holding[] laidSince) {
    if (size < MAX) {
      for (int seat = 0; seat < rules.seating().seats(); seat++) {
        since[Seating.MAX * size + seat].copyFrom(laidSince[seat]);
        if ((who >> seat & 1) != 0 && beats(laidSince[seat], place, length)) {
          return;
        }
      }
      add(Kind.BEATEN, who, place, length);
    }
  }

  private void add(Kind kind, int who, int place, int length) {
    kinds[size] = kind;
    seats[size] = who;
    places[size] = place;
    lengths[size++] = length;
  }

  /// Whether cards include a higher component of this length.
  private boolean beats(Holding cards, int place, int length) {
    long above = order.kindsAbove(place);
    if (length <= 2) {
      return ((length == 1 ? cards.cards() : cards.pairs()) & above) != 0;
    }
    long pairs = cards.pairsByLevel(order, TrumpOrder.groupOf(place));
    return Beating.isPossible(pairs, length / 2, TrumpOrder.levelOf(place));
  }

  // Checking against hands.

  public int size() {
    return size;
  }

  /// Whether these current hands agree with a conclusion.
  public boolean isTrue(int i, Holding[] hands) {
    int who = seats[i];
    boolean beaten = false;
    for (; who != 0; who &= who - 1) {
      recall(i, Integer.numberOfTrailingZeros(who), hands);
      beaten |= kinds[i] == Kind.FOLLOW ? !pays(i) : beats(then, places[i], lengths[i]);
    }
    return beaten == (kinds[i] == Kind.BEATEN);
  }

  private boolean pays(int i) {
    cut(leads[i]);
    int group = TrumpOrder.groupOf(places[i]);
    duty.set(structure, group, leads[i].size(), then, order, Follow.STRUCTURE);
    return duty.check(laid[i], order) == umpire.core.kernel.Kernel.LEGAL;
  }

  /// Whether only additional cards can make the conclusion true, never fewer.
  public boolean wantsMore(int i) {
    return kinds[i] == Kind.BEATEN;
  }

  /// The seats concerned, as a set of bits.
  public int seats(int i) {
    return seats[i];
  }

  /// Of the cards that matter to a conclusion, those of which a seat concerned has one, so that
  /// another would make a pair.
  public long halves(int i, Holding[] hands) {
    long halves = 0;
    for (int who = seats[i]; who != 0; who &= who - 1) {
      recall(i, Integer.numberOfTrailingZeros(who), hands);
      halves |= then.cards() & ~then.pairs();
    }
    return halves & kinds(i);
  }

  /// Restores the hand that a seat had then, given the current hands.
  private void recall(int i, int seat, Holding[] hands) {
    then.copyFrom(since[Seating.MAX * i + seat]);
    then.addAll(hands[seat]);
  }

  /// The cards that matter to a conclusion.
  public long kinds(int i) {
    return kinds[i] == Kind.BEATEN && lengths[i] <= 2
        ? order.kindsAbove(places[i])
        : order.kindsIn(TrumpOrder.groupOf(places[i]));
  }
}
