package umpire.cribbage;

import static umpire.cribbage.PeggingRule.CRIB;
import static umpire.cribbage.PeggingRule.CRIB_CARDS;
import static umpire.cribbage.PeggingRule.DEAL_OVER;
import static umpire.cribbage.PeggingRule.DEAL_PASSES;
import static umpire.cribbage.PeggingRule.DISCARD;
import static umpire.cribbage.PeggingRule.HIS_HEELS;
import static umpire.cribbage.PeggingRule.IN_ORDER;
import static umpire.cribbage.PeggingRule.LATER_GAME;
import static umpire.cribbage.PeggingRule.MATCH_OVER;
import static umpire.cribbage.PeggingRule.MUGGINS_CLAIM;
import static umpire.cribbage.PeggingRule.PLAY_OVER;
import static umpire.cribbage.PeggingRule.STRAIGHT_TO_CRIB;

import umpire.core.Kernel;
import umpire.core.Tape;

/// The complete game at work, from the cut for deal to the end of the match, in plain numbers.
///
/// Each thing that can happen has two methods, as in a [Kernel]: `check…` says what rule speaks
/// against it ([Kernel#FINE] if none does, and a rule marked as open if that depends on cards that
/// are not known), and the other lets it happen and tells what it led to. The play itself is
/// [Pegging]; here, seats keep their numbers while the deal goes round.
public final class Cribbage {

  /// Acts for the deck.
  public static final int HOUSE = -1;

  /// Nobody is to act: the match is over.
  public static final int OVER = -2;

  /// Marks an answer of a check as open: whether the rule below the mark speaks against it cannot
  /// be decided from what is known.
  public static final int OPEN = DoubtfulPlay.OPEN;

  /// The places of a deal's course.
  public enum Phase {
    CUT,
    DEAL,
    DISCARD,
    STARTER,
    PLAY,
    COUNT,
    MUGGINS,
    CRIB,
    OVER
  }

  private static final int JACK = 10;

  private final Terms terms;
  private final int players;
  private final Board board;
  private final CutForDeal cut;
  private final Layout layout;
  private final Unseen unseen = new Unseen();
  private final Pegging pegging;
  private final DoubtfulPlay doubtful;
  private final Counting counting;
  private final Standing standing;

  private Phase phase = Phase.CUT;
  private int dealer;
  private int firstDealer;

  /// Whether a hand has cards that are not known.
  private boolean anyHidden;

  /// The sides whose cribs could not be counted in this game, as a set.
  private int uncounted;

  /// Starters turned up and cards laid in this match.
  private int deals;

  private int cards;

  /// A table before a match.
  public Cribbage(Terms terms) {
    this(terms, true);
  }

  /// @param watched whether anybody may not know all cards; if not, no go is remembered
  Cribbage(Terms terms, boolean watched) {
    this.terms = terms;
    players = terms.players();
    board = new Board(terms.playOnly() ? Board.ENDLESS : terms.lastHole(), terms.partners());
    cut = new CutForDeal(players);
    layout = new Layout(terms);
    PeggingRule end = terms.playOnly() ? DEAL_OVER : PLAY_OVER;
    pegging = new Pegging(board, end, watched ? unseen : null);
    doubtful = new DoubtfulPlay(new Board(board.lastHole(), terms.partners()));
    counting = new Counting(terms, board, layout);
    standing = new Standing(terms);
    begin();
  }

  /// A new match.
  public void begin() {
    standing.clear();
    board.begin();
    counting.clear();
    cut.begin();
    layout.clear();
    anyHidden = false;
    uncounted = deals = cards = 0;
    dealer = firstDealer = players - 1;
    phase = terms.playOnly() ? Phase.DEAL : Phase.CUT;
  }

  /// Another table on which everything stands as here.
  public Cribbage copy() {
    var other = new Cribbage(terms);
    other.copyFrom(this);
    return other;
  }

  private void copyFrom(Cribbage other) {
    cut.copyFrom(other.cut);
    layout.copyFrom(other.layout);
    pegging.copyFrom(other.pegging); // and with it the board
    unseen.copyFrom(other.unseen);
    counting.copyFrom(other.counting);
    standing.copyFrom(other.standing);
    phase = other.phase;
    dealer = other.dealer;
    firstDealer = other.firstDealer;
    anyHidden = other.anyHidden;
    uncounted = other.uncounted;
    deals = other.deals;
    cards = other.cards;
  }

  /// The rule against doing something in a phase that is not now, or [Kernel#FINE].
  private int due(Phase wanted) {
    if (phase == wanted) {
      return Kernel.FINE;
    }
    return phase == Phase.OVER ? MATCH_OVER.ordinal() : IN_ORDER.ordinal();
  }

  // The cut for deal.

  public int checkCut(int seat, int card) {
    if (isGoOpen()) {
      return ifTheyWent(afterGo().checkCut(seat, card));
    }
    int objection = due(Phase.CUT);
    return objection != Kernel.FINE ? objection : cut.check(seat, card);
  }

  public void cut(int seat, int card, Tape tape) {
    closeGo(tape);
    clearBoard();
    int lowest = cut.cut(seat, card, tape);
    if (lowest != Kernel.NOBODY) {
      dealer = firstDealer = lowest;
      phase = Phase.DEAL;
    }
  }

  // The deal.

  public int checkDeal(int seat, long given, int hidden) {
    if (isGoOpen()) {
      return ifTheyWent(afterGo().checkDeal(seat, given, hidden));
    }
    int objection = due(Phase.DEAL);
    if (objection != Kernel.FINE) {
      return objection;
    }
    return layout.isServed(seat) ? IN_ORDER.ordinal() : layout.checkDeal(given, hidden);
  }

  public void deal(int seat, long given, int hidden, Tape tape) {
    closeGo(tape);
    clearBoard();
    layout.deal(seat, given, hidden);
    anyHidden |= hidden > 0;
    tape.say(PeggingRule.DEAL, seat, dealer, terms.dealt());
    closeDeal();
  }

  public int checkStraight(long given, int hidden) {
    int objection = due(Phase.DEAL);
    if (objection != Kernel.FINE) {
      return objection;
    }
    return layout.cribStarted() ? IN_ORDER.ordinal() : layout.checkStraight(given, hidden);
  }

  public void dealStraight(long given, int hidden, Tape tape) {
    clearBoard();
    layout.dealStraight(given, hidden);
    tape.say(STRAIGHT_TO_CRIB, dealer, 0, 0);
    closeDeal();
  }

  /// Takes the pegs back to the start for a new game.
  private void clearBoard() {
    if (board.isOver()) {
      board.clear();
      uncounted = 0;
    }
  }

  private void closeDeal() {
    if (layout.allServed() && layout.cribStarted()) {
      if (terms.playOnly()) {
        beginPlay();
      } else {
        phase = Phase.DISCARD;
      }
    }
  }

  // Laying away, and the starter.

  public int checkDiscard(int seat, long thrown, int hidden) {
    int objection = due(Phase.DISCARD);
    if (objection != Kernel.FINE) {
      return objection;
    }
    return layout.hasDiscarded(seat)
        ? IN_ORDER.ordinal()
        : layout.checkDiscard(seat, thrown, hidden);
  }

  public void discard(int seat, long thrown, int hidden, Tape tape) {
    layout.discard(seat, thrown, hidden);
    anyHidden |= hidden > 0;
    tape.say(DISCARD, seat, dealer, terms.thrown());
    if (layout.allDiscarded()) {
      phase = Phase.STARTER;
    }
  }

  public int checkStarter(int card) {
    int objection = due(Phase.STARTER);
    return objection != Kernel.FINE ? objection : layout.checkUnseen(1L << card);
  }

  public void starter(int card, Tape tape) {
    layout.turnUp(card);
    deals++;
    tape.say(PeggingRule.STARTER, dealer, card, 0);
    if (card >> 2 == JACK && terms.heels() > 0) {
      tape.say(HIS_HEELS, dealer, card, board.peg(dealer, HIS_HEELS, terms.heels()));
    }
    if (!endGame(tape)) {
      beginPlay();
    }
  }

  // The play.

  private void beginPlay() {
    pegging.begin(players, next(dealer), layout.hands());
    if (anyHidden) {
      anyHidden = false;
      for (int seat = 0; seat < players; seat++) {
        unseen.hide(seat, layout.hiddenInHand(seat), layout.hiddenAbove(seat));
        anyHidden |= layout.hiddenInHand(seat) > 0;
      }
    }
    phase = Phase.PLAY;
  }

  public int checkLay(int seat, int card) {
    int objection = due(Phase.PLAY);
    if (objection != Kernel.FINE) {
      return objection;
    }
    return anyHidden
        ? doubtful.check(pegging, unseen, seat, card, layout.mayHold(seat, card))
        : pegging.check(seat, card);
  }

  public void lay(int seat, int card, Tape tape) {
    if (anyHidden) {
      DoubtfulPlay.passOver(pegging, seat, card, tape);
      layout.reveal(seat, card);
    }
    layout.lay(card);
    cards++;
    pegging.play(card, tape);
    if (pegging.toAct() == Kernel.NOBODY && !endGame(tape)) {
      endPlay(tape);
    }
  }

  private void endPlay(Tape tape) {
    if (terms.playOnly()) {
      standing.end(Kernel.NOBODY, tape);
      phase = Phase.OVER;
      return;
    }
    counting.begin(dealer, tape);
    follow(tape);
  }

  /// Whether a player may say go. A go follows from the hands, so nobody need say it; of an unknown
  /// hand it is news.
  public int checkGo(int seat) {
    int objection = due(Phase.PLAY);
    return objection != Kernel.FINE ? objection : DoubtfulPlay.checkGo(pegging, unseen, seat);
  }

  public void go(int seat, Tape tape) {
    if (!unseen.wasPassedOver(seat)) {
      pegging.passOver(tape);
      endGame(tape);
    }
  }

  /// Whether it depends on unknown cards if everybody has said go. If so, the point for it may have
  /// won the game, and what comes next can be the next game.
  private boolean isGoOpen() {
    return phase == Phase.PLAY && anyHidden && pegging.isGoOpen();
  }

  private Cribbage afterGo() {
    Cribbage after = copy();
    after.closeGo(Tape.silent());
    return after;
  }

  private void closeGo(Tape tape) {
    if (isGoOpen()) {
      DoubtfulPlay.passAllOver(pegging, tape);
      endGame(tape);
    }
  }

  private static int ifTheyWent(int answer) {
    return answer == Kernel.FINE ? OPEN | PeggingRule.MUST_LAY.ordinal() : answer;
  }

  // The show.

  public int checkCrib(long turned, int hidden) {
    int objection = due(Phase.CRIB);
    if (objection == Kernel.FINE) {
      objection = layout.checkCrib(turned, hidden);
    }
    boolean open = Long.bitCount(layout.knownCrib() | turned) < Pegging.HAND;
    return objection == Kernel.FINE && open ? OPEN | CRIB_CARDS.ordinal() : objection;
  }

  public void crib(long turned, Tape tape) {
    layout.turnUpCrib(turned);
    tape.say(CRIB, dealer, 0, 0);
    if (!counting.byPlayers() && Long.bitCount(layout.crib()) < Pegging.HAND) {
      uncounted |= 1 << board.side(dealer);
    }
    counting.crib(tape);
    follow(tape);
  }

  public int checkCount(int seat, int points) {
    int objection = due(Phase.COUNT);
    return objection != Kernel.FINE ? objection : counting.checkCount(seat, points);
  }

  public void count(int points, Tape tape) {
    counting.count(points, tape);
    follow(tape);
  }

  public int checkMuggins(int seat, int points) {
    int objection = due(Phase.MUGGINS);
    if (objection == IN_ORDER.ordinal()) {
      return MUGGINS_CLAIM.ordinal();
    }
    return objection != Kernel.FINE ? objection : counting.checkMuggins(seat, points);
  }

  public void muggins(int points, Tape tape) {
    counting.muggins(points, tape);
    follow(tape);
  }

  public int checkAgree(int seat) {
    int objection = due(Phase.MUGGINS);
    return objection != Kernel.FINE ? objection : counting.checkAgree(seat);
  }

  public void agree(Tape tape) {
    counting.agree(tape);
    follow(tape);
  }

  /// Goes where the show has led.
  private void follow(Tape tape) {
    if (endGame(tape)) {
      return;
    }
    switch (counting.step()) {
      case COUNT -> phase = Phase.COUNT;
      case MUGGINS -> phase = Phase.MUGGINS;
      case CRIB -> phase = Phase.CRIB;
      case NOTHING -> passTheDeal(tape);
    }
  }

  // The end of a deal, of a game, of the match.

  private void passTheDeal(Tape tape) {
    layout.close();
    dealer = next(dealer);
    phase = Phase.DEAL;
    tape.say(DEAL_PASSES, dealer, 0, 0);
  }

  /// Ends the game if somebody is out.
  private boolean endGame(Tape tape) {
    if (!board.isOver()) {
      return false;
    }
    standing.enter(board, tape);
    layout.close();
    if (standing.over()) {
      phase = Phase.OVER;
    } else {
      beginNextGame(tape);
    }
    return true;
  }

  private void beginNextGame(Tape tape) {
    switch (terms.firstDeal()) {
      case CUT -> phase = Phase.CUT;
      case ALTERNATE -> dealFirst(next(firstDealer), tape);
      case LOSER -> dealFirst(loser(), tape);
    }
  }

  private void dealFirst(int seat, Tape tape) {
    dealer = firstDealer = seat;
    phase = Phase.DEAL;
    tape.say(LATER_GAME, dealer, 0, 0);
  }

  /// Who has the fewest points, of equals the first to the left of the last dealer.
  private int loser() {
    int loser = next(dealer);
    for (int seat = next(loser); seat != next(dealer); seat = next(seat)) {
      if (board.points(board.side(seat)) < board.points(board.side(loser))) {
        loser = seat;
      }
    }
    return loser;
  }

  public int next(int seat) {
    return seat + 1 == players ? 0 : seat + 1;
  }

  // What can be seen of the table.

  /// Whose doing is awaited: a seat, [#HOUSE] or [#OVER]. Players lay away in any order; the first
  /// from the dealer's left who has not done so is named.
  public int toAct() {
    return switch (phase) {
      case CUT, DEAL, STARTER, CRIB -> HOUSE;
      case DISCARD -> firstToDiscard();
      case PLAY -> pegging.toAct();
      case COUNT -> counting.counter();
      case MUGGINS -> counting.claimant();
      case OVER -> OVER;
    };
  }

  private int firstToDiscard() {
    int seat = next(dealer);
    while (layout.hasDiscarded(seat)) {
      seat = next(seat);
    }
    return seat;
  }

  public Phase phase() {
    return phase;
  }

  /// Whether cards of the deal that lies on the table have been laid, or may be.
  public boolean playHasBegun() {
    return phase == Phase.PLAY || layout.laid() != 0;
  }

  public Terms terms() {
    return terms;
  }

  public int dealer() {
    return dealer;
  }

  /// The points of a side in this game.
  public int points(int side) {
    return board.points(side);
  }

  /// Whether the points of a side are known: not if a crib of theirs was not recorded, and not
  /// while it is open whether they have a go.
  public boolean pointsAreKnown(int side) {
    return (uncounted >> side & 1) == 0 && !(isGoOpen() && layingSide() == side);
  }

  /// Whether it is known which games are won: not if a go that is open would win one.
  public boolean gamesAreKnown() {
    return !(isGoOpen() && board.points(layingSide()) == board.lastHole() - 1);
  }

  private int layingSide() {
    return board.side(pegging.lastToLay());
  }

  /// The side that has won the match, or [Kernel#NOBODY].
  public int winner() {
    return standing.winner();
  }

  public CutForDeal cutForDeal() {
    return cut;
  }

  public Layout layout() {
    return layout;
  }

  public Pegging pegging() {
    return pegging;
  }

  public Standing standing() {
    return standing;
  }

  /// The value that all cards of a player exceed, because he said go: 0 if he did not.
  public int cardsAbove(int seat) {
    return unseen.above(seat);
  }

  /// What the rulings of this match by one rule have come to, whether anybody has listened or not:
  /// points that were pegged or missed, the best count, for any other rule how often.
  ///
  /// @param rule one that [CribbageMeasures] have
  public int measured(PeggingRule rule) {
    return switch (rule) {
      case LAY -> cards;
      case STARTER -> deals;
      case GAME_WON -> standing.played();
      case SKUNK -> standing.skunks();
      case DOUBLE_SKUNK -> standing.doubleSkunks();
      case COUNTED -> counting.best();
      case MISSED -> counting.lost();
      default -> board.pegged(rule);
    };
  }

  public Counting counting() {
    return counting;
  }
}
