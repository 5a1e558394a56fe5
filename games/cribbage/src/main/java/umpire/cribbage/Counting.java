package umpire.cribbage;

import static umpire.cribbage.PeggingRule.COUNTED;
import static umpire.cribbage.PeggingRule.MISSED;
import static umpire.cribbage.PeggingRule.MUGGINS;
import static umpire.cribbage.PeggingRule.MUGGINS_CLAIM;
import static umpire.cribbage.PeggingRule.NO_OVERCOUNT;
import static umpire.cribbage.PeggingRule.OWN_COUNT;
import static umpire.cribbage.PeggingRule.SHOW_ORDER;

import umpire.core.Kernel;
import umpire.core.Tape;

/// The course of the show: whose cards are counted, by whom, and who says muggins.
///
/// Whoever calls looks at the board after each step: if somebody is out, the show is not gone on
/// with.
public final class Counting {

  /// What is awaited.
  enum Step {
    COUNT,
    MUGGINS,
    CRIB,
    NOTHING
  }

  /// The most that five cards are worth.
  public static final int MOST = 29;

  private static final PeggingRule[] RULES = PeggingRule.values();

  private final Terms terms;
  private final Board board;
  private final Layout layout;
  private final int[] cards = new int[Pegging.HAND + 1];
  private final int[] items = new int[Show.MOST_ITEMS];

  private Step step = Step.NOTHING;
  private int dealer;

  /// Whose cards are counted, and whether they are the crib.
  private int counter;

  private boolean ofCrib;

  /// What he left uncounted, and who may claim it.
  private int missed;

  private int claimant;

  /// The best count of the match, and all that was missed for good.
  private int best;

  private int lost;

  Counting(Terms terms, Board board, Layout layout) {
    this.terms = terms;
    this.board = board;
    this.layout = layout;
  }

  void clear() {
    best = lost = 0;
  }

  void copyFrom(Counting other) {
    step = other.step;
    dealer = other.dealer;
    counter = other.counter;
    ofCrib = other.ofCrib;
    missed = other.missed;
    claimant = other.claimant;
    best = other.best;
    lost = other.lost;
  }

  /// Begins with the hand to the dealer's left. The referee counts all hands at once, players one
  /// after another.
  void begin(int dealing, Tape tape) {
    dealer = dealing;
    counter = next(dealer);
    ofCrib = false;
    step = Step.COUNT;
    while (step == Step.COUNT && byReferee() && !board.isOver()) {
      count(tape);
      goOn();
    }
  }

  /// Goes on with the crib, which has been turned up.
  void crib(Tape tape) {
    counter = dealer;
    ofCrib = true;
    step = Step.COUNT;
    if (byReferee()) {
      if (!isUnknown()) {
        count(tape);
      }
      goOn();
    }
  }

  private boolean byReferee() {
    return terms.counting() == Terms.Counting.REFEREE;
  }

  boolean byPlayers() {
    return !byReferee();
  }

  /// Counts combination by combination if anybody listens, or if not all of them may be pegged.
  private void count(Tape tape) {
    int worth = worth();
    if (!tape.records() && worth < board.left(counter)) {
      board.pegShow(counter, worth, Show.byRule(four(), layout.starter(), fourFlush()));
      best = Math.max(best, worth);
      return;
    }
    int found = Show.itemise(four(), layout.starter(), fourFlush(), cards, items);
    int total = 0;
    for (int i = 0; i < found && !board.isOver(); i++) {
      total += Show.pointsOf(items[i]);
      int subject = subject(Show.cardsOf(items[i]), total);
      PeggingRule rule = RULES[Show.ruleOf(items[i])];
      tape.say(rule, counter, subject, board.peg(counter, rule, Show.pointsOf(items[i])));
    }
    best = Math.max(best, total);
    tape.say(COUNTED, counter, subject(0, total), total);
  }

  private long four() {
    return ofCrib ? layout.crib() : layout.hand(counter);
  }

  private boolean fourFlush() {
    return !ofCrib || terms.fourFlushInCrib();
  }

  private boolean isUnknown() {
    return Long.bitCount(four()) < Pegging.HAND;
  }

  /// What the cards that are counted are worth.
  public int worth() {
    return Show.points(four(), layout.starter(), fourFlush());
  }

  private void goOn() {
    if (ofCrib) {
      step = Step.NOTHING;
    } else if (counter == dealer) {
      step = Step.CRIB;
    } else {
      counter = next(counter);
      step = Step.COUNT;
    }
  }

  // Counting by the players.

  int checkCount(int seat, int points) {
    if (seat != counter) {
      return SHOW_ORDER.ordinal();
    }
    if (isUnknown()) {
      return points > MOST ? NO_OVERCOUNT.ordinal() : DoubtfulPlay.OPEN | OWN_COUNT.ordinal();
    }
    return points > worth() ? NO_OVERCOUNT.ordinal() : Kernel.FINE;
  }

  void count(int points, Tape tape) {
    missed = isUnknown() ? 0 : worth() - points;
    tape.say(OWN_COUNT, counter, subject(0, points), board.peg(counter, OWN_COUNT, points));
    if (board.isOver()) {
      return;
    }
    claimant = counter;
    if (missed == 0) {
      best = Math.max(best, points);
      tape.say(COUNTED, counter, subject(0, points), points);
      goOn();
    } else if (terms.counting() == Terms.Counting.MUGGINS) {
      step = Step.MUGGINS;
      askNext(tape);
    } else {
      loseMissed(tape);
    }
  }

  // Muggins.

  /// Asks the next opponent round the table, one of each side, until nothing is missed any more.
  private void askNext(Tape tape) {
    do {
      claimant = next(claimant);
    } while (claimant != counter && speaksForNobody(claimant));
    if (claimant == counter || missed == 0) {
      loseMissed(tape);
    }
  }

  /// Of two partners the one to the counter's left speaks, and the counter's own does not.
  private boolean speaksForNobody(int seat) {
    return terms.partners() && seat != next(counter);
  }

  private void loseMissed(Tape tape) {
    if (missed > 0) {
      lost += missed;
      tape.say(MISSED, counter, subject(0, worth()), missed);
    }
    goOn();
  }

  int checkMuggins(int seat, int points) {
    boolean fine = seat == claimant && points >= 1 && points <= missed;
    return fine ? Kernel.FINE : MUGGINS_CLAIM.ordinal();
  }

  void muggins(int points, Tape tape) {
    missed -= points;
    tape.say(MUGGINS, claimant, counter, board.peg(claimant, MUGGINS, points));
    if (!board.isOver()) {
      askNext(tape);
    }
  }

  int checkAgree(int seat) {
    return seat == claimant ? Kernel.FINE : MUGGINS_CLAIM.ordinal();
  }

  void agree(Tape tape) {
    askNext(tape);
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

  public int claimant() {
    return claimant;
  }

  int best() {
    return best;
  }

  int lost() {
    return lost;
  }

  public boolean ofCrib() {
    return ofCrib;
  }

  public int missed() {
    return missed;
  }

  // The subject of a ruling in the show: which cards, the total so far, hand or crib.

  private int subject(int set, int total) {
    return (ofCrib ? 1 : 0) << 11 | total << 5 | set;
  }

  /// Which of the five cards: the hand's, lowest first, and the starter.
  public static int cardsOf(int subject) {
    return subject & 0x1f;
  }

  /// What has been counted of these five cards so far.
  public static int totalOf(int subject) {
    return subject >> 5 & 0x3f;
  }

  public static boolean isOfCrib(int subject) {
    return subject >> 11 != 0;
  }
}
