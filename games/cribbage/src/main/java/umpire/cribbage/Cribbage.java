package umpire.cribbage;

import static umpire.cribbage.PeggingRule.CRIB;
import static umpire.cribbage.PeggingRule.CRIB_CARDS;
import static umpire.cribbage.PeggingRule.DEAL_OVER;
import static umpire.cribbage.PeggingRule.DEAL_PASSES;
import static umpire.cribbage.PeggingRule.DISCARD;
import static umpire.cribbage.PeggingRule.FIRST_DEALER;
import static umpire.cribbage.PeggingRule.HIS_HEELS;
import static umpire.cribbage.PeggingRule.IN_ORDER;
import static umpire.cribbage.PeggingRule.LATER_GAME;
import static umpire.cribbage.PeggingRule.MATCH_OVER;
import static umpire.cribbage.PeggingRule.MUGGINS_CLAIM;
import static umpire.cribbage.PeggingRule.NO_OVERCOUNT;
import static umpire.cribbage.PeggingRule.OWN_COUNT;
import static umpire.cribbage.PeggingRule.OWN_PEG;
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

  /// An answer to what may have happened unwritten: nothing may.
  static final int NOTHING = Integer.MAX_VALUE;

  /// The places of a deal's course.
  public enum Phase {
    CUT,
    DEAL,
    DISCARD,
    STARTER,
    PLAY,
    PEG,
    COUNT,
    MUGGINS,
    CRIB,
    OVER
  }

  private static final int JACK = 10;

  private final Terms terms;
  private final int players;
  private final Guess guess = new Guess();
  private final Board board;
  private final CutForDeal cut;
  private final Layout layout;
  private final Unseen unseen = new Unseen();
  private final Pegging pegging;
  private final DoubtfulPlay doubtful;
  private final Muggins muggins;
  private final Counting counting;
  private final Standing standing;

  private Phase phase = Phase.CUT;
  private int dealer;
  private int firstDealer;

  /// Whether a hand has cards that are not known.
  private boolean anyHidden;

  /// Whether something has happened that cannot: a guess was wrong.
  private boolean impossible;

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
    board = new Board(terms.playOnly() ? Board.ENDLESS : terms.lastHole(), terms.partners(), guess);
    cut = new CutForDeal(players, guess);
    layout = new Layout(terms);
    PeggingRule end = terms.playOnly() ? DEAL_OVER : PLAY_OVER;
    boolean byPlayers = terms.pegByPlayers();
    pegging = new Pegging(board, end, watched ? unseen : null, byPlayers);
    var ahead = new Board(board.lastHole(), terms.partners(), Guess.theFirst());
    doubtful = new DoubtfulPlay(ahead, byPlayers);
    muggins = new Muggins(terms, board);
    counting = new Counting(terms, board, layout, muggins);
    standing = new Standing(terms, guess);
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
    deals = cards = 0;
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
    muggins.copyFrom(other.muggins);
    counting.copyFrom(other.counting);
    standing.copyFrom(other.standing);
    phase = other.phase;
    dealer = other.dealer;
    firstDealer = other.firstDealer;
    anyHidden = other.anyHidden;
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
    int objection = due(Phase.CUT);
    return objection != Kernel.FINE ? objection : cut.check(seat, card);
  }

  /// A player cuts a card.
  ///
  /// @param card [Layout#NO_CARD] if it is not known
  public void cut(int seat, int card, Tape tape) {
    clearBoard();
    beginWith(cut.cut(seat, card == Layout.NO_CARD ? CutForDeal.UNKNOWN : card, tape));
  }

  private void beginWith(int lowest) {
    if (lowest != Kernel.NOBODY) {
      dealer = firstDealer = lowest;
      phase = Phase.DEAL;
    }
  }

  /// Whether somebody can be said to deal: before the first deal if nobody has cut, and before any
  /// deal if it is so.
  public int checkDealer(int seat) {
    if (phase == Phase.CUT && cut.isFresh()) {
      return Kernel.FINE;
    }
    int objection = due(Phase.DEAL);
    if (objection != Kernel.FINE) {
      return objection;
    }
    return seat == dealer && layout.isUntouched() ? Kernel.FINE : IN_ORDER.ordinal();
  }

  public void dealer(int seat, Tape tape) {
    if (phase == Phase.CUT) {
      clearBoard();
      cut.settle(seat, tape);
      beginWith(seat);
    }
  }

  // The deal.

  public int checkDeal(int seat, long given, int hidden) {
    int objection = due(Phase.DEAL);
    if (objection != Kernel.FINE) {
      return objection;
    }
    return layout.isServed(seat) ? IN_ORDER.ordinal() : layout.checkDeal(given, hidden);
  }

  public void deal(int seat, long given, int hidden, Tape tape) {
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

  /// A player lays away cards.
  ///
  /// @param kept what this player is known to have kept
  public void discard(int seat, long thrown, int hidden, long kept, Tape tape) {
    layout.discard(seat, thrown, hidden, kept);
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
      if (board.isOver()) {
        impossible = true;
        return;
      }
      layout.reveal(seat, card);
    }
    layout.lay(card);
    cards++;
    pegging.play(card, tape);
    if (pegging.due() > 0) {
      phase = Phase.PEG;
    } else {
      goOnPlaying(tape);
    }
  }

  private void goOnPlaying(Tape tape) {
    if (pegging.toAct() == Kernel.NOBODY && !endGame(tape)) {
      endPlay(tape);
    }
  }

  // Pegging by the players.

  public int checkPeg(int seat, int points) {
    int objection = due(Phase.PEG);
    if (objection != Kernel.FINE) {
      return objection;
    }
    if (seat != pegging.lastToLay()) {
      return IN_ORDER.ordinal();
    }
    if (mayPegGo() && points == pegging.due() + 1) {
      return OPEN | PeggingRule.MUST_LAY.ordinal();
    }
    return points > pegging.due() ? NO_OVERCOUNT.ordinal() : Kernel.FINE;
  }

  /// Whether it depends on unknown cards if what is pegged now includes a go.
  private boolean mayPegGo() {
    return phase == Phase.PEG && anyHidden && pegging.isGoOpen();
  }

  public void peg(int points, Tape tape) {
    int seat = pegging.lastToLay();
    if (mayPegGo() && guess.yes()) {
      DoubtfulPlay.passAllOver(pegging, tape);
    }
    impossible = points > pegging.due();
    pegging.pegged(points);
    tape.say(OWN_PEG, seat, points, board.peg(seat, OWN_PEG, points));
    if (endGame(tape)) {
      return;
    }
    if (terms.counting() == Terms.Counting.MUGGINS) {
      muggins.ask(seat, pegging.due(), false, true);
      followPeg(muggins.missed(), tape);
    } else {
      followPeg(pegging.due(), tape);
    }
  }

  /// Goes on with the play when everybody has had a say about what was missed.
  private void followPeg(int missed, Tape tape) {
    if (endGame(tape)) {
      return;
    }
    if (terms.counting() == Terms.Counting.MUGGINS && muggins.isOpen()) {
      phase = Phase.MUGGINS;
      return;
    }
    if (missed > 0) {
      counting.loseInPlay(pegging.lastToLay(), missed, tape);
    }
    pegging.pegged(pegging.due());
    phase = Phase.PLAY;
    goOnPlaying(tape);
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
    if (isPegging() && unseen.wasPassedOver(seat)) {
      return Kernel.FINE;
    }
    int objection = due(Phase.PLAY);
    return objection != Kernel.FINE ? objection : DoubtfulPlay.checkGo(pegging, unseen, seat);
  }

  /// Whether the last card's player or an opponent has still to peg what it has made.
  private boolean isPegging() {
    return phase == Phase.PEG || (phase == Phase.MUGGINS && muggins.isOfPlay());
  }

  public void go(int seat, Tape tape) {
    if (!unseen.wasPassedOver(seat)) {
      pegging.passOver(tape);
      closeCount(tape);
    }
  }

  private void closeCount(Tape tape) {
    if (!endGame(tape) && pegging.due() > 0) {
      phase = Phase.PEG;
    }
  }

  /// Whether it depends on unknown cards if everybody has said go. If so, the point for it may have
  /// won the game, and what comes next can be the next game.
  private boolean isGoOpen() {
    return phase == Phase.PLAY && anyHidden && pegging.isGoOpen();
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
    return objection != Kernel.FINE ? objection : muggins.checkClaim(seat, points);
  }

  public void muggins(int points, Tape tape) {
    muggins.claim(points, tape);
    followMuggins(tape);
  }

  public int checkAgree(int seat) {
    int objection = due(Phase.MUGGINS);
    return objection != Kernel.FINE ? objection : muggins.checkAgree(seat);
  }

  public void agree(Tape tape) {
    muggins.agree();
    followMuggins(tape);
  }

  private void followMuggins(Tape tape) {
    if (muggins.isOfPlay()) {
      followPeg(muggins.missed(), tape);
    } else {
      if (!board.isOver()) {
        counting.follow(tape);
      }
      follow(tape);
    }
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

  // What may have happened though nobody wrote it down.

  /// Whether the record may have left something out here: [#NOTHING] if not, [Kernel#FINE] if it
  /// follows from what is known, and a rule marked as open if it depends on what is not.
  int checkUnwritten() {
    return switch (phase) {
      case CUT -> cut.isFresh() ? OPEN | FIRST_DEALER.ordinal() : NOTHING;
      case PLAY -> isGoOpen() ? OPEN | PeggingRule.MUST_LAY.ordinal() : NOTHING;
      case PEG, MUGGINS -> Kernel.FINE;
      case CRIB -> checkUnwrittenCrib();
      case DEAL, DISCARD, STARTER, COUNT, OVER -> NOTHING;
    };
  }

  /// The referee counts a crib that is known. Players count what they see, and nobody is told what
  /// lies there face down.
  private int checkUnwrittenCrib() {
    if (counting.byPlayers()) {
      return OPEN | OWN_COUNT.ordinal();
    }
    boolean known = Long.bitCount(layout.knownCrib()) == Pegging.HAND;
    return known ? Kernel.FINE : OPEN | CRIB_CARDS.ordinal();
  }

  /// Lets it happen: the cut, the gos of all who may have had to say it, that a player pegs nothing
  /// and that another leaves it so, the turning up of the crib.
  void unwritten(Tape tape) {
    switch (phase) {
      case CUT -> {
        clearBoard();
        beginWith(cut.unrecorded());
      }
      case PLAY -> {
        DoubtfulPlay.passAllOver(pegging, tape);
        closeCount(tape);
      }
      case PEG -> peg(0, tape);
      case MUGGINS -> agree(tape);
      case CRIB -> {
        crib(0, tape);
        counting.believe();
      }
      case DEAL, DISCARD, STARTER, COUNT, OVER ->
          throw new IllegalStateException("nothing is left out in " + phase);
    }
  }

  /// Whether the crib counts as soon as it is turned up, which a record need not say.
  boolean awaitsCountOfCrib() {
    return phase == Phase.CRIB && !counting.byPlayers();
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
    if (board.isVague()) {
      return guessedLoser();
    }
    int loser = next(dealer);
    for (int seat = next(loser); seat != next(dealer); seat = next(seat)) {
      if (board.points(board.side(seat)) < board.points(board.side(loser))) {
        loser = seat;
      }
    }
    return loser;
  }

  /// Anybody than whom nobody is sure to have fewer points.
  private int guessedLoser() {
    int least = Integer.MAX_VALUE;
    for (int side = 0; side < terms.sides(); side++) {
      least = Math.min(least, board.most(side));
    }
    var losers = new int[players];
    int found = 0;
    for (int seat = next(dealer), i = 0; i < players; seat = next(seat), i++) {
      if (board.points(board.side(seat)) <= least) {
        losers[found++] = seat;
      }
    }
    return terms.sides() == 2 ? losers[0] : losers[guess.among(found)];
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
      case PEG -> pegging.lastToLay();
      case COUNT -> counting.counter();
      case MUGGINS -> muggins.claimant();
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

  /// Whether the play is going on.
  boolean isInPlay() {
    return phase == Phase.PLAY || isPegging();
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
  boolean pointsAreKnown(int side) {
    return board.isKnown(side) && !(isGoPointOpen() && layingSide() == side);
  }

  /// Whether it is known which games are won: not if a go that is open would win one.
  boolean gamesAreKnown() {
    return !(isGoPointOpen() && board.most(layingSide()) >= board.lastHole() - 1);
  }

  private boolean isGoPointOpen() {
    return isGoOpen() && !terms.pegByPlayers();
  }

  private int layingSide() {
    return board.side(pegging.lastToLay());
  }

  // Tables of which nobody can say which one it is.

  /// Whether it is known how far all sides stand.
  public boolean isKnown() {
    return !board.isVague();
  }

  /// Whether what happens next may lead to more than one table.
  boolean isVague() {
    return board.isVague() || cut.isVague() || mayPegGo();
  }

  boolean isImpossible() {
    return impossible;
  }

  Guess guess() {
    return guess;
  }

  /// Whether this table and another, at which the same has happened, differ in nothing but points.
  boolean isLike(Cribbage other) {
    return phase == other.phase
        && dealer == other.dealer
        && firstDealer == other.firstDealer
        && toAct() == other.toAct()
        && board.out() == other.board.out()
        && pegging.due() == other.pegging.due()
        && standing.isLike(other.standing);
  }

  /// Takes in another table that is like this one.
  void orAs(Cribbage other) {
    board.orAs(other.board);
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

  public Muggins muggins() {
    return muggins;
  }
}
