package umpire.cribbage;

import static umpire.cribbage.CribbageRule.COUNTED;
import static umpire.cribbage.CribbageRule.MISSED;
import static umpire.cribbage.CribbageRule.NO_OVERCOUNT;
import static umpire.cribbage.CribbageRule.OWN_COUNT;
import static umpire.cribbage.CribbageRule.SHOW_ORDER;

import umpire.core.Tape;
import umpire.core.kernel.Kernel;

/// The course of the show: whose cards are counted, by whom, and what is missed.
///
/// Whoever calls looks at the board after each step: if somebody is out, the show is not gone on
/// with.
public final class Counting {

  /// What is awaited.
  enum Step {
    SHOW,
    COUNT,
    MUGGINS,
    CRIB,
    NOTHING
  }

  /// The most that four cards and the starter are worth.
  public static final int MOST = 29;

  private static final int MOST_OF_THREE = 20;
  private static final int MOST_OF_FIVE = 46;

  private static final CribbageRule[] RULES = CribbageRule.values();

  private final CribbageTerms terms;
  private final Board board;
  private final Layout layout;
  private final Muggins muggins;
  private final int[] items = new int[Show.MOST_ITEMS];

  private Step step = Step.NOTHING;
  private int dealer;

  /// All cards that were laid in the play.
  private long laid;

  /// Whose cards are counted, and whether they are the crib.
  private int counter;

  private boolean ofCrib;

  /// Whether what the player says is believed, since nobody has recorded that these cards were
  /// turned up.
  private boolean believed;

  Counting(CribbageTerms terms, Board board, Layout layout, Muggins muggins) {
    this.terms = terms;
    this.board = board;
    this.layout = layout;
    this.muggins = muggins;
  }

  void copyFrom(Counting other) {
    step = other.step;
    dealer = other.dealer;
    laid = other.laid;
    counter = other.counter;
    ofCrib = other.ofCrib;
    believed = other.believed;
  }

  /// Begins with the hand to the dealer's left.
  void begin(int dealing, long cardsLaid, Tape tape) {
    dealer = dealing;
    laid = cardsLaid;
    ofCrib = false;
    take(next(dealer));
    countOn(tape);
  }

  /// Takes up a hand, which is shown first if cards of it were not laid.
  private void take(int seat) {
    counter = seat;
    step = terms.cards().oneCount() && !layout.isOpen(seat, laid) ? Step.SHOW : Step.COUNT;
  }

  /// Goes on with the hand that has been shown.
  void hand(Tape tape) {
    step = Step.COUNT;
    countOn(tape);
  }

  /// Goes on with the crib, which has been turned up.
  void crib(Tape tape) {
    counter = dealer;
    ofCrib = true;
    step = Step.COUNT;
    countOn(tape);
  }

  /// The referee counts all that lies open at once, players one after another.
  private void countOn(Tape tape) {
    while (step == Step.COUNT && byReferee() && !board.isOver()) {
      if (isUnknown()) {
        board.pegUnknown(counter, possibleWorth());
      } else {
        count(tape);
      }
      goOn();
    }
  }

  /// Cards have been turned up, but no record shows them: whatever is said of them is believed.
  void believe() {
    believed = byPlayers();
  }

  private boolean byReferee() {
    return terms.show().counting() == CribbageSwitches.Counting.REFEREE;
  }

  boolean byPlayers() {
    return !byReferee();
  }

  /// Counts combination by combination if anybody listens.
  private void count(Tape tape) {
    if (!tape.hears(COUNTED)) {
      board.peg(counter, worth());
      return;
    }
    int found = Show.itemise(counted(), layout.starter(), flushAlone(), items);
    int total = 0;
    for (int i = 0; i < found && !board.isOver(); i++) {
      total += Show.pointsOf(items[i]);
      int subject = subject(Show.cardsOf(items[i]), total);
      CribbageRule rule = RULES[Show.ruleOf(items[i])];
      tape.say(rule, counter, subject, board.peg(counter, Show.pointsOf(items[i])));
    }
    tape.say(COUNTED, counter, subject(0, total), total);
  }

  private long counted() {
    return ofCrib ? layout.crib() : layout.hand(counter);
  }

  /// How many cards are counted with the starter.
  private int size() {
    return ofCrib ? Layout.CRIB : terms.hand();
  }

  /// The most that so many cards and the starter are worth.
  public static int most(int cards) {
    return cards == Pegging.HAND ? MOST : cards < Pegging.HAND ? MOST_OF_THREE : MOST_OF_FIVE;
  }

  private boolean flushAlone() {
    return terms.flushAlone(ofCrib);
  }

  /// Whether all cards that are counted are known.
  public boolean isKnown() {
    return !isUnknown();
  }

  private boolean isUnknown() {
    return Long.bitCount(counted()) < size();
  }

  /// What cards may be worth of which not all are recorded.
  private Worth possibleWorth() {
    long unseen = ofCrib ? Layout.DECK & ~layout.seen() : layout.mayHold(counter);
    return Worth.of(counted(), size(), unseen, layout.starter(), flushAlone());
  }

  /// What the cards that are counted are worth.
  public int worth() {
    return Show.points(counted(), layout.starter(), flushAlone());
  }

  private void goOn() {
    if (ofCrib) {
      step = Step.NOTHING;
    } else if (counter == dealer) {
      step = Step.CRIB;
    } else {
      take(next(counter));
    }
  }

  // Counting by the players.

  int checkCount(int seat, int points) {
    if (seat != counter) {
      return SHOW_ORDER.ordinal();
    }
    if (believed) {
      return points > most(size()) ? NO_OVERCOUNT.ordinal() : Kernel.FINE;
    }
    if (isUnknown()) {
      Worth worth = possibleWorth();
      if (points > worth.most()) {
        return NO_OVERCOUNT.ordinal();
      }
      return worth.isKnown() ? Kernel.FINE : Kernel.OPEN + OWN_COUNT.ordinal();
    }
    return points > worth() ? NO_OVERCOUNT.ordinal() : Kernel.FINE;
  }

  void count(int points, Tape tape) {
    boolean unknown = isUnknown();
    int missed = Math.max(0, (unknown ? possibleWorth().most() : worth()) - points);
    boolean counted = !unknown && worth() == points;
    believed = false;
    tape.say(OWN_COUNT, counter, subject(0, points), board.peg(counter, points));
    if (board.isOver()) {
      return;
    }
    if (counted) {
      tape.say(COUNTED, counter, subject(0, points), points);
    }
    if (terms.show().counting() == CribbageSwitches.Counting.MUGGINS) {
      muggins.ask(counter, missed, unknown, false);
      follow(tape);
    } else {
      lose(unknown ? 0 : missed, tape);
    }
  }

  /// Goes on when everybody has had a say about what was missed.
  void follow(Tape tape) {
    if (muggins.isOpen()) {
      step = Step.MUGGINS;
    } else {
      lose(muggins.isVague() ? 0 : muggins.missed(), tape);
    }
  }

  private void lose(int missed, Tape tape) {
    if (missed > 0) {
      tape.say(MISSED, counter, subject(0, worth()), missed);
    }
    goOn();
  }

  /// Points of the play that nobody has pegged.
  static void loseInPlay(int player, int missed, Tape tape) {
    tape.say(MISSED, player, OF_PLAY, missed);
  }

  private int next(int seat) {
    return seat + 1 == terms.players() ? 0 : seat + 1;
  }

  // What can be seen.

  Step step() {
    return step;
  }

  public int counter() {
    return counter;
  }

  public boolean ofCrib() {
    return ofCrib;
  }

  /// The dealer of the deal that is counted, or that was counted last.
  int dealer() {
    return dealer;
  }

  /// Whether the referee has counted so many points in this deal for a player's hand or crib.
  ///
  /// @param cardsLaid all that were laid in the play of this deal
  boolean isCountedSo(int seat, int points, long cardsLaid) {
    if (byPlayers() || cardsLaid == 0 || cardsLaid != laid) {
      return false;
    }
    boolean done = step == Step.CRIB || (ofCrib && step == Step.NOTHING);
    boolean hand = done || distance(seat) < distance(counter);
    return (hand && isWorth(layout.hand(seat), terms.hand(), false, points))
        || (ofCrib && seat == dealer && isWorth(layout.crib(), Layout.CRIB, true, points));
  }

  /// How many seats a player sits after the dealer.
  private int distance(int seat) {
    return seat == dealer ? terms.players() : (seat - dealer + terms.players()) % terms.players();
  }

  private boolean isWorth(long cards, int size, boolean crib, int points) {
    return Long.bitCount(cards) == size
        && Show.points(cards, layout.starter(), terms.flushAlone(crib)) == points;
  }

  // The subject of a ruling in the show: which cards, the total so far, hand or crib.

  private static final int TOTAL_SHIFT = Show.MOST_CARDS;
  private static final int OF_CRIB = 1 << 12;
  private static final int OF_PLAY = 1 << 13;

  private int subject(int set, int total) {
    return (ofCrib ? OF_CRIB : 0) | total << TOTAL_SHIFT | set;
  }

  /// Which of the cards: the hand's, lowest first, and the starter.
  public static int cardsOf(int subject) {
    return subject & (1 << TOTAL_SHIFT) - 1;
  }

  /// What has been counted of these cards so far.
  public static int totalOf(int subject) {
    return subject >> TOTAL_SHIFT & 0x3f;
  }

  public static boolean isOfCrib(int subject) {
    return (subject & OF_CRIB) != 0;
  }

  /// Whether it is about the play, and not about the show.
  public static boolean isOfPlay(int subject) {
    return (subject & OF_PLAY) != 0;
  }
}
