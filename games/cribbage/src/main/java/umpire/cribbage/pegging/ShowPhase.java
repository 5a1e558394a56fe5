package umpire.cribbage.pegging;

import static umpire.cribbage.rules.CribbageRule.COUNTED;
import static umpire.cribbage.rules.CribbageRule.MISSED;
import static umpire.cribbage.rules.CribbageRule.NO_OVERCOUNT;
import static umpire.cribbage.rules.CribbageRule.OWN_COUNT;
import static umpire.cribbage.rules.CribbageRule.SHOW_ORDER;

import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.rules.CribbageSwitches;
import umpire.cribbage.show.Show;
import umpire.cribbage.show.Worth;
import umpire.cribbage.table.Board;
import umpire.cribbage.table.DealCards;

/// The course of the show: which cards are counted, by which player or the referee, and which
/// points are missed.
///
/// The caller must look at the board after each step: once a side has reached the last hole, the
/// show is not continued.
public final class ShowPhase {

  /// The kind of move that is due next.
  public enum Step {
    SHOW,
    COUNT,
    MUGGINS,
    CRIB,
    NOTHING
  }

  private static final CribbageRule[] RULES = CribbageRule.values();

  private final CribbageSettings settings;
  private final Board board;
  private final DealCards dealCards;
  private final Muggins muggins;
  private final int[] items = new int[Show.MAX_ITEMS];

  private Step step = Step.NOTHING;
  private int dealer;

  /// All cards that were laid in the play.
  private long laid;

  /// The player whose cards are counted, and whether they are the crib.
  private int counter;

  private boolean ofCrib;

  /// Whether the player's own count is accepted, because the record does not show the cards turned
  /// up.
  private boolean believed;

  public ShowPhase(CribbageSettings settings, Board board, DealCards dealCards, Muggins muggins) {
    this.settings = settings;
    this.board = board;
    this.dealCards = dealCards;
    this.muggins = muggins;
  }

  public void copyFrom(ShowPhase other) {
    step = other.step;
    dealer = other.dealer;
    laid = other.laid;
    counter = other.counter;
    ofCrib = other.ofCrib;
    believed = other.believed;
  }

  /// Begins with the hand to the dealer's left.
  public void begin(int dealing, long cardsLaid, RulingLog log) {
    dealer = dealing;
    laid = cardsLaid;
    ofCrib = false;
    take(next(dealer));
    countOn(log);
  }

  /// Starts with a hand, which is shown first if cards of it were not laid.
  private void take(int seat) {
    counter = seat;
    step = settings.cards().oneCount() && !dealCards.isOpen(seat, laid) ? Step.SHOW : Step.COUNT;
  }

  /// Continues with the hand that has been shown.
  public void hand(RulingLog log) {
    step = Step.COUNT;
    countOn(log);
  }

  /// Continues with the crib, which has been turned up.
  public void crib(RulingLog log) {
    counter = dealer;
    ofCrib = true;
    step = Step.COUNT;
    countOn(log);
  }

  /// Counts all open cards at once if the referee counts; players count one hand at a time.
  private void countOn(RulingLog log) {
    while (step == Step.COUNT && byReferee() && !board.isOver()) {
      if (isUnknown()) {
        board.pegUnknown(counter, possibleWorth());
      } else {
        count(log);
      }
      goOn();
    }
  }

  /// Accepts the player's count of cards that were turned up, but not recorded.
  public void believe() {
    believed = byPlayers();
  }

  private boolean byReferee() {
    return settings.show().counting() == CribbageSwitches.Counting.REFEREE;
  }

  public boolean byPlayers() {
    return !byReferee();
  }

  /// Counts the cards; combination by combination if the log records that.
  private void count(RulingLog log) {
    if (!log.wants(COUNTED)) {
      board.peg(counter, worth());
      return;
    }
    int found = Show.itemise(counted(), dealCards.starter(), flushAlone(), items);
    int total = 0;
    for (int i = 0; i < found && !board.isOver(); i++) {
      total += Show.pointsOf(items[i]);
      int subject = subject(Show.cardsOf(items[i]), total);
      CribbageRule rule = RULES[Show.ruleOf(items[i])];
      log.add(rule, counter, subject, board.peg(counter, Show.pointsOf(items[i])));
    }
    log.add(COUNTED, counter, subject(0, total), total);
  }

  private long counted() {
    return ofCrib ? dealCards.crib() : dealCards.hand(counter);
  }

  /// The number of cards counted with the starter.
  private int size() {
    return ofCrib ? Cards.CRIB : settings.hand();
  }

  private boolean flushAlone() {
    return settings.flushAlone(ofCrib);
  }

  /// Whether all cards that are counted are known.
  public boolean isKnown() {
    return !isUnknown();
  }

  private boolean isUnknown() {
    return Long.bitCount(counted()) < size();
  }

  /// The possible points of cards that are not all recorded.
  private Worth possibleWorth() {
    long unseen = ofCrib ? Cards.ALL & ~dealCards.seen() : dealCards.mayHold(counter);
    return Worth.of(counted(), size(), unseen, dealCards.starter(), flushAlone());
  }

  /// The points of the cards that are counted.
  public int worth() {
    return Show.points(counted(), dealCards.starter(), flushAlone());
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

  public int checkCount(int seat, int points) {
    if (seat != counter) {
      return SHOW_ORDER.ordinal();
    }
    if (believed) {
      return points > Show.most(size()) ? NO_OVERCOUNT.ordinal() : Kernel.LEGAL;
    }
    if (isUnknown()) {
      Worth worth = possibleWorth();
      if (points > worth.most()) {
        return NO_OVERCOUNT.ordinal();
      }
      return worth.isKnown() ? Kernel.LEGAL : Kernel.UNDECIDED + OWN_COUNT.ordinal();
    }
    return points > worth() ? NO_OVERCOUNT.ordinal() : Kernel.LEGAL;
  }

  public void count(int points, RulingLog log) {
    boolean unknown = isUnknown();
    int missed = Math.max(0, (unknown ? possibleWorth().most() : worth()) - points);
    boolean counted = !unknown && worth() == points;
    believed = false;
    log.add(OWN_COUNT, counter, subject(0, points), board.peg(counter, points));
    if (board.isOver()) {
      return;
    }
    if (counted) {
      log.add(COUNTED, counter, subject(0, points), points);
    }
    if (settings.show().counting() == CribbageSwitches.Counting.MUGGINS) {
      muggins.ask(counter, missed, unknown, false);
      follow(log);
    } else {
      lose(unknown ? 0 : missed, log);
    }
  }

  /// Continues after all opponents have claimed missed points or agreed.
  public void follow(RulingLog log) {
    if (muggins.isOpen()) {
      step = Step.MUGGINS;
    } else {
      lose(muggins.isVague() ? 0 : muggins.missed(), log);
    }
  }

  private void lose(int missed, RulingLog log) {
    if (missed > 0) {
      log.add(MISSED, counter, subject(0, worth()), missed);
    }
    goOn();
  }

  /// Logs points of the play that were not pegged.
  static void loseInPlay(int player, int missed, RulingLog log) {
    log.add(MISSED, player, OF_PLAY, missed);
  }

  private int next(int seat) {
    return seat + 1 == settings.players() ? 0 : seat + 1;
  }

  // Queries of the show.

  public Step step() {
    return step;
  }

  public int counter() {
    return counter;
  }

  public boolean ofCrib() {
    return ofCrib;
  }

  /// The dealer of the deal that is counted, or that was counted last.
  public int dealer() {
    return dealer;
  }

  /// Whether the referee has counted this number of points in this deal for a player's hand or
  /// crib.
  ///
  /// @param cardsLaid all cards laid in the play of this deal
  public boolean isCountedSo(int seat, int points, long cardsLaid) {
    if (byPlayers() || cardsLaid == 0 || cardsLaid != laid) {
      return false;
    }
    boolean done = step == Step.CRIB || (ofCrib && step == Step.NOTHING);
    boolean hand = done || distance(seat) < distance(counter);
    return (hand && isWorth(dealCards.hand(seat), settings.hand(), false, points))
        || (ofCrib && seat == dealer && isWorth(dealCards.crib(), Cards.CRIB, true, points));
  }

  /// The position of a seat after the dealer, from 1.
  private int distance(int seat) {
    return seat == dealer
        ? settings.players()
        : (seat - dealer + settings.players()) % settings.players();
  }

  private boolean isWorth(long cards, int size, boolean crib, int points) {
    return Long.bitCount(cards) == size
        && Show.points(cards, dealCards.starter(), settings.flushAlone(crib)) == points;
  }

  // The subject of a ruling in the show: the cards, the total so far, and hand or crib.

  private static final int TOTAL_SHIFT = Show.MAX_CARDS;
  private static final int OF_CRIB = 1 << 12;
  private static final int OF_PLAY = 1 << 13;

  private int subject(int set, int total) {
    return (ofCrib ? OF_CRIB : 0) | total << TOTAL_SHIFT | set;
  }

  /// The counted cards as a set of indices: the hand's cards, lowest first, then the starter.
  public static int cardsOf(int subject) {
    return subject & (1 << TOTAL_SHIFT) - 1;
  }

  /// The total counted of these cards so far.
  public static int totalOf(int subject) {
    return subject >> TOTAL_SHIFT & 0x3f;
  }

  public static boolean isOfCrib(int subject) {
    return (subject & OF_CRIB) != 0;
  }

  /// Whether the ruling is about the play, not the show.
  public static boolean isOfPlay(int subject) {
    return (subject & OF_PLAY) != 0;
  }
}
