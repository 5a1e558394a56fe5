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

/// The course of the show: whose cards are counted, by whom, and what is missed.
///
/// Whoever calls looks at the board after each step: if somebody is out, the show is not gone on
/// with.
public final class ShowPhase {

  /// What is awaited.
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

  /// Whose cards are counted, and whether they are the crib.
  private int counter;

  private boolean ofCrib;

  /// Whether what the player says is believed, since nobody has recorded that these cards were
  /// turned up.
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

  /// Takes up a hand, which is shown first if cards of it were not laid.
  private void take(int seat) {
    counter = seat;
    step = settings.cards().oneCount() && !dealCards.isOpen(seat, laid) ? Step.SHOW : Step.COUNT;
  }

  /// Goes on with the hand that has been shown.
  public void hand(RulingLog log) {
    step = Step.COUNT;
    countOn(log);
  }

  /// Goes on with the crib, which has been turned up.
  public void crib(RulingLog log) {
    counter = dealer;
    ofCrib = true;
    step = Step.COUNT;
    countOn(log);
  }

  /// The referee counts all that lies open at once, players one after another.
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

  /// Cards have been turned up, but no record shows them: whatever is said of them is believed.
  public void believe() {
    believed = byPlayers();
  }

  private boolean byReferee() {
    return settings.show().counting() == CribbageSwitches.Counting.REFEREE;
  }

  public boolean byPlayers() {
    return !byReferee();
  }

  /// Counts combination by combination if anybody listens.
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

  /// How many cards are counted with the starter.
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

  /// What cards may be worth of which not all are recorded.
  private Worth possibleWorth() {
    long unseen = ofCrib ? Cards.ALL & ~dealCards.seen() : dealCards.mayHold(counter);
    return Worth.of(counted(), size(), unseen, dealCards.starter(), flushAlone());
  }

  /// What the cards that are counted are worth.
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

  /// Goes on when everybody has had a say about what was missed.
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

  /// Points of the play that nobody has pegged.
  static void loseInPlay(int player, int missed, RulingLog log) {
    log.add(MISSED, player, OF_PLAY, missed);
  }

  private int next(int seat) {
    return seat + 1 == settings.players() ? 0 : seat + 1;
  }

  // What can be seen.

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

  /// Whether the referee has counted so many points in this deal for a player's hand or crib.
  ///
  /// @param cardsLaid all that were laid in the play of this deal
  public boolean isCountedSo(int seat, int points, long cardsLaid) {
    if (byPlayers() || cardsLaid == 0 || cardsLaid != laid) {
      return false;
    }
    boolean done = step == Step.CRIB || (ofCrib && step == Step.NOTHING);
    boolean hand = done || distance(seat) < distance(counter);
    return (hand && isWorth(dealCards.hand(seat), settings.hand(), false, points))
        || (ofCrib && seat == dealer && isWorth(dealCards.crib(), Cards.CRIB, true, points));
  }

  /// How many seats a player sits after the dealer.
  private int distance(int seat) {
    return seat == dealer
        ? settings.players()
        : (seat - dealer + settings.players()) % settings.players();
  }

  private boolean isWorth(long cards, int size, boolean crib, int points) {
    return Long.bitCount(cards) == size
        && Show.points(cards, dealCards.starter(), settings.flushAlone(crib)) == points;
  }

  // The subject of a ruling in the show: which cards, the total so far, hand or crib.

  private static final int TOTAL_SHIFT = Show.MAX_CARDS;
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
