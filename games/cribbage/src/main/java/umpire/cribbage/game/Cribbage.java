package umpire.cribbage.game;

import static umpire.cribbage.rules.CribbageRule.CRIB;
import static umpire.cribbage.rules.CribbageRule.DEAL_PASSES;
import static umpire.cribbage.rules.CribbageRule.DISCARD;
import static umpire.cribbage.rules.CribbageRule.HAND_SHOWN;
import static umpire.cribbage.rules.CribbageRule.HIS_HEELS;
import static umpire.cribbage.rules.CribbageRule.LATER_GAME;
import static umpire.cribbage.rules.CribbageRule.MISDEAL;
import static umpire.cribbage.rules.CribbageRule.OVERCOUNT;
import static umpire.cribbage.rules.CribbageRule.RENEGE;
import static umpire.cribbage.rules.CribbageRule.STRAIGHT_TO_CRIB;
import static umpire.cribbage.rules.CribbageRule.THREE_FOR_LAST;

import umpire.core.RulingLog;
import umpire.core.gaps.BranchChooser;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.pegging.Muggins;
import umpire.cribbage.pegging.Pegging;
import umpire.cribbage.pegging.PlayPhase;
import umpire.cribbage.pegging.ShowPhase;
import umpire.cribbage.rules.CribbageRule;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.table.Board;
import umpire.cribbage.table.CutForDeal;
import umpire.cribbage.table.DealCards;
import umpire.cribbage.table.MatchScore;

/// The kernel of the complete game, from the cut for deal to the end of the match. The verb of each
/// move is a [Verb]. Seats keep their numbers when the deal passes.
///
/// This class holds the order of events: which move is due, and what follows from it. The parts
/// keep the details, in the order of the game: [CutForDeal], [DealCards], [PlayPhase], [ShowPhase]
/// and [MatchScore]; and [Penalties] for errors.
public final class Cribbage implements Kernel<Cribbage> {

  /// The phases of a deal.
  public enum Phase {
    CUT,
    DEAL,
    DISCARD,
    STARTER,
    PLAY,
    PEG,
    SHOW,
    COUNT,
    MUGGINS,
    CRIB,
    OVER
  }

  private static final int JACK = 10;

  private final CribbageSettings settings;
  private final int players;
  private final BranchChooser branch = new BranchChooser();
  private final History history = new History();
  final Board board;
  final CutForDeal cut;
  private final DealCards dealCards;
  final PlayPhase play;
  private final Muggins muggins;
  private final ShowPhase showPhase;
  private final MatchScore matchScore;
  private final Legality legality;
  private final LegalMoves legal;
  final Penalties penalties;
  final Repetition repetition;
  private final Veil veil = new Veil();

  /// Scratch space for a laid card, as the history keeps it: without the gos heard after it.
  private final Move laid = new Move();

  private Phase phase = Phase.CUT;
  private int dealer;
  private int firstDealer;

  /// Creates a table before a match.
  public Cribbage(CribbageSettings settings) {
    this.settings = settings;
    players = settings.players();
    int lastHole = settings.playOnly() ? Board.ENDLESS : settings.lastHole();
    board = new Board(lastHole, settings.sides(), settings.partners(), branch);
    cut = new CutForDeal(players, branch);
    dealCards = new DealCards(settings);
    muggins = new Muggins(settings, board);
    play = new PlayPhase(settings, board, dealCards, muggins, branch, history);
    showPhase = new ShowPhase(settings, board, dealCards, muggins);
    matchScore = new MatchScore(settings, branch);
    legality = new Legality(this);
    legal = new LegalMoves(this);
    penalties = new Penalties(this);
    repetition = new Repetition(this);
    reset();
  }

  @Override
  public Cribbage newGame() {
    return new Cribbage(settings);
  }

  @Override
  public void reset() {
    matchScore.clear();
    board.clear();
    cut.begin();
    dealCards.clear();
    play.clear();
    history.clear();
    branch.clear();
    dealer = firstDealer = players - 1;
    phase = settings.playOnly() ? Phase.DEAL : Phase.CUT;
  }

  /// Starts the first game with points on the board.
  @Override
  public boolean startFrom(int side, int score) {
    return board.startFrom(side, score);
  }

  @Override
  public void copyFrom(Cribbage other) {
    cut.copyFrom(other.cut);
    dealCards.copyFrom(other.dealCards);
    play.copyFrom(other.play); // copies the board too
    muggins.copyFrom(other.muggins);
    showPhase.copyFrom(other.showPhase);
    matchScore.copyFrom(other.matchScore);
    history.copyFrom(other.history);
    phase = other.phase;
    dealer = other.dealer;
    firstDealer = other.firstDealer;
  }

  @Override
  public int check(int actor, Move move) {
    return legality.check(actor, move);
  }

  @Override
  public void listLegal(int actor, Moves into) {
    legal.list(actor, into);
  }

  // Effects of moves.

  @Override
  public void play(int actor, Move move, RulingLog log) {
    Verb verb = Verb.of(move);
    note(actor, verb, move);
    switch (verb) {
      case CUT -> cut(move, log);
      case DEALER -> settleDealer(move.seat(), log);
      case DEAL -> deal(move, log);
      case TO_CRIB -> dealStraight(move, log);
      case DISCARD -> discard(actor, move, log);
      case STARTER -> turnUp(Verb.card(move), log);
      case LAY -> lay(actor, Verb.card(move), (int) move.code(), log);
      case PEG -> peg(move.amount(), log);
      case GO -> go(log);
      case SHOW -> showHand(move.seat(), move.cards(), log);
      case CRIB -> crib(move.cards(), log);
      case COUNT -> count(move.amount(), log);
      case MUGGINS -> claim(move.amount(), log);
      case AGREE -> agree(log);
      case RENEGE -> fine(RENEGE, move, Penalties.A_CARD * move.amount(), log);
      case OVERCOUNT -> fine(OVERCOUNT, move, move.amount(), log);
      case MISDEAL -> misdeal(log);
    }
  }

  /// Adds a move to the history. A laid card is added by [#lay], after the gos said before it; gos
  /// are added by the play, which also knows those that follow from the hands.
  private void note(int actor, Verb verb, Move move) {
    if (verb == Verb.LAY || verb == Verb.GO) {
      return;
    }
    boolean begins = verb == Verb.DEAL || verb == Verb.TO_CRIB;
    if (begins && dealCards.isUntouched()) {
      history.clear();
    }
    history.add(actor, move);
  }

  // The cut for deal.

  private void cut(Move move, RulingLog log) {
    clearBoard();
    int card = Verb.card(move);
    beginWith(cut.cut(move.seat(), card == Cards.NO_CARD ? CutForDeal.UNKNOWN : card, log));
  }

  private void beginWith(int lowest) {
    if (lowest != NOBODY) {
      dealer = firstDealer = lowest;
      phase = Phase.DEAL;
    }
  }

  private void settleDealer(int seat, RulingLog log) {
    if (phase == Phase.CUT) {
      clearBoard();
      cut.settle(seat, log);
      beginWith(seat);
    }
  }

  /// Chooses a dealer, in one branch for each player, because the record lacks the cut.
  void cutUnwritten() {
    clearBoard();
    beginWith(cut.unrecorded());
  }

  // The deal.

  private void deal(Move move, RulingLog log) {
    clearTable();
    dealCards.deal(move.seat(), move.cards(), move.unknown());
    log.add(CribbageRule.DEAL, move.seat(), dealer, settings.dealt());
    if (settings.cards().forLast() == 0 || !board.begin() || !pegForLast(log)) {
      closeDeal();
    }
  }

  /// Pegs the points that the non-dealer gets at the start of a game, where a table plays so.
  /// Returns whether that ends the game.
  private boolean pegForLast(RulingLog log) {
    int seat = next(dealer);
    log.add(THREE_FOR_LAST, seat, 0, board.peg(seat, settings.cards().forLast()));
    return endGame(log);
  }

  private void dealStraight(Move move, RulingLog log) {
    clearTable();
    dealCards.dealStraight(move.cards(), move.unknown());
    log.add(STRAIGHT_TO_CRIB, dealer, 0, 0);
    closeDeal();
  }

  /// Removes the cards of the last deal.
  private void clearTable() {
    clearBoard();
    if (dealCards.isClosed()) {
      play.clear();
    }
  }

  /// Returns the pegs to the start for a new game.
  private void clearBoard() {
    if (board.isOver()) {
      board.clear();
    }
  }

  /// Sets the phase after the deal, once all cards are dealt; before that, does nothing.
  private void closeDeal() {
    if (dealCards.allServed() && dealCards.cribStarted()) {
      if (settings.playOnly()) {
        beginPlay();
      } else {
        phase = Phase.DISCARD;
      }
    }
  }

  // The discards and the starter.

  private void discard(int seat, Move move, RulingLog log) {
    dealCards.discard(seat, move.cards(), move.unknown(), move.twice());
    log.add(DISCARD, seat, dealer, settings.thrown());
    if (dealCards.allDiscarded()) {
      phase = Phase.STARTER;
    }
  }

  private void turnUp(int card, RulingLog log) {
    dealCards.turnUp(card);
    log.add(CribbageRule.STARTER, dealer, card, 0);
    if (card >> 2 == JACK && settings.show().heels() > 0) {
      log.add(HIS_HEELS, dealer, card, board.peg(dealer, settings.show().heels()));
    }
    if (!endGame(log)) {
      beginPlay();
    }
  }

  private void beginPlay() {
    play.begin(next(dealer));
    phase = Phase.PLAY;
  }

  // The play.

  private void lay(int seat, int card, int heard, RulingLog log) {
    if (play.passOverBefore(seat, card, log)) {
      history.add(seat, laid.set(Verb.LAY).cards(1L << card));
      play.lay(seat, card, heard, log);
      if (!play.awaitsACard()) {
        followPlay(log);
      }
    }
  }

  void peg(int points, RulingLog log) {
    play.peg(points, log);
    followPlay(log);
  }

  private void go(RulingLog log) {
    play.go(log);
    followPlay(log);
  }

  void goAll(RulingLog log) {
    play.goAll(log);
    followPlay(log);
  }

  /// Sets the phase that follows from the play.
  private void followPlay(RulingLog log) {
    if (endGame(log)) {
      return;
    }
    switch (play.step()) {
      case LAY -> phase = Phase.PLAY;
      case PEG -> phase = Phase.PEG;
      case MUGGINS -> phase = Phase.MUGGINS;
      case NOTHING -> endPlay(log);
    }
  }

  private void endPlay(RulingLog log) {
    if (settings.playOnly()) {
      matchScore.end(NOBODY, log);
      phase = Phase.OVER;
      return;
    }
    showPhase.begin(dealer, pegging().laid(), log);
    followShow(log);
  }

  // The show.

  void showHand(int seat, long shown, RulingLog log) {
    dealCards.showHand(seat, shown);
    log.add(HAND_SHOWN, seat, 0, 0);
    showPhase.hand(log);
    followShow(log);
  }

  void crib(long turned, RulingLog log) {
    dealCards.turnUpCrib(turned);
    log.add(CRIB, dealer, 0, 0);
    showPhase.crib(log);
    followShow(log);
  }

  private void count(int points, RulingLog log) {
    showPhase.count(points, log);
    followShow(log);
  }

  private void claim(int points, RulingLog log) {
    muggins.claim(points, log);
    followMuggins(log);
  }

  void agree(RulingLog log) {
    muggins.agree();
    followMuggins(log);
  }

  private void followMuggins(RulingLog log) {
    if (board.isOver()) {
      endGame(log);
    } else if (muggins.isOfPlay()) {
      play.followMuggins(log);
      followPlay(log);
    } else {
      showPhase.follow(log);
      followShow(log);
    }
  }

  /// Sets the phase that follows from the show.
  private void followShow(RulingLog log) {
    if (endGame(log)) {
      return;
    }
    switch (showPhase.step()) {
      case SHOW -> phase = Phase.SHOW;
      case COUNT -> phase = Phase.COUNT;
      case MUGGINS -> phase = Phase.MUGGINS;
      case CRIB -> phase = Phase.CRIB;
      case NOTHING -> passTheDeal(log);
    }
  }

  // Errors.

  private void fine(CribbageRule rule, Move move, int points, RulingLog log) {
    penalties.peg(rule, move.seat(), points, log);
    endGame(log);
  }

  /// Throws the cards in; the same player deals again. The record need not contain the void deal;
  /// if it does not, the cards of the deal before are still on the table.
  private void misdeal(RulingLog log) {
    dealCards.throwIn();
    phase = Phase.DEAL;
    log.add(MISDEAL, dealer, 0, 0);
  }

  // The end of a deal, of a game, and of the match.

  private void passTheDeal(RulingLog log) {
    dealCards.close();
    dealer = next(dealer);
    phase = Phase.DEAL;
    log.add(DEAL_PASSES, dealer, 0, 0);
  }

  /// Ends the game if a side has reached the last hole. Returns whether it has.
  private boolean endGame(RulingLog log) {
    if (!board.isOver()) {
      return false;
    }
    matchScore.enter(board, log);
    dealCards.close();
    if (matchScore.over()) {
      phase = Phase.OVER;
    } else {
      beginNextGame(log);
    }
    return true;
  }

  private void beginNextGame(RulingLog log) {
    switch (settings.match().firstDeal()) {
      case CUT -> phase = Phase.CUT;
      case ALTERNATE -> dealFirst(next(firstDealer), log);
      case LOSER -> dealFirst(board.loser(next(dealer), players), log);
    }
  }

  private void dealFirst(int seat, RulingLog log) {
    dealer = firstDealer = seat;
    phase = Phase.DEAL;
    log.add(LATER_GAME, dealer, 0, 0);
  }

  private int next(int seat) {
    return seat + 1 == players ? 0 : seat + 1;
  }

  // Queries of the table.

  /// Players discard in any order; this returns the first from the dealer's left who has yet to
  /// discard.
  @Override
  public int toAct() {
    if (phase == Phase.PLAY) {
      return play.pegging.toAct(); // fast path: more than half of all moves
    }
    return switch (phase) {
      case CUT, DEAL, STARTER, SHOW, CRIB -> HOUSE;
      case DISCARD -> firstToDiscard();
      case PLAY -> play.pegging.toAct();
      case PEG -> play.pegging.lastToLay();
      case COUNT -> showPhase.counter();
      case MUGGINS -> muggins.claimant();
      case OVER -> OVER;
    };
  }

  private int firstToDiscard() {
    int seat = next(dealer);
    while (dealCards.hasDiscarded(seat)) {
      seat = next(seat);
    }
    return seat;
  }

  @Override
  public boolean isAwaited(int seat) {
    return phase == Phase.DISCARD
        ? hasSeat(seat) && !dealCards.hasDiscarded(seat)
        : seat >= 0 && seat == toAct();
  }

  @Override
  public int seats() {
    return players;
  }

  boolean hasSeat(int seat) {
    return seat >= 0 && seat < players;
  }

  @Override
  public int sides() {
    return settings.sides();
  }

  @Override
  public int side(int seat) {
    return board.side(seat);
  }

  /// Tally 0 is points in this game, 1 games won, 2 game points.
  @Override
  public int tally(int tally, int side) {
    return switch (tally) {
      case 0 -> board.points(side);
      case 1 -> matchScore.games(side);
      default -> matchScore.gamePoints(side);
    };
  }

  /// Points are unknown if a crib was not recorded, and, for the side that laid last, while it is
  /// open whether a go was said. Games are unknown if such a go would win one. If it would end the
  /// play, all tallies are unknown: the show may follow.
  @Override
  public boolean isTallyKnown(int tally, int side) {
    boolean goIsOpen = isGoOpen();
    if (goIsOpen && settings.cards().oneCount()) {
      return false;
    }
    return tally == 0
        ? board.isKnown(side) && !(goIsOpen && isLastToLay(side))
        : !goIsOpen || !mayGoDecide();
  }

  /// Whether the referee would peg a go, but unknown cards decide whether it was said.
  boolean isGoOpen() {
    return !settings.pegByPlayers() && phase == Phase.PLAY && play.isGoOpen();
  }

  private boolean isLastToLay(int side) {
    return board.side(play.pegging.lastToLay()) == side;
  }

  /// Whether an open go would win the game, or begin the show.
  boolean mayGoDecide() {
    return isGoOpen()
        && (settings.cards().oneCount()
            || board.most(board.side(play.pegging.lastToLay())) >= board.lastHole() - 1);
  }

  /// Whether a side may have this number of points, for some arrangement of the unknown cards.
  boolean mayHavePoints(int side, int count) {
    if (isGoOpen() && settings.cards().oneCount()) {
      return count >= 0 && count <= board.lastHole();
    }
    return count >= board.points(side) && count <= board.most(side) + openGo(side);
  }

  /// The point for an open go, for the side that would peg it; otherwise 0.
  int openGo(int side) {
    return isGoOpen() && isLastToLay(side) ? 1 : 0;
  }

  @Override
  public int winner() {
    return matchScore.winner();
  }

  @Override
  public History history() {
    return history;
  }

  public Phase phase() {
    return phase;
  }

  /// Whether cards of the current deal have been laid, or may be.
  public boolean playHasBegun() {
    return phase == Phase.PLAY || pegging().laid() != 0;
  }

  /// Whether the last card's player has still to peg its points, or an opponent to claim them.
  boolean isPegging() {
    return phase == Phase.PEG || (phase == Phase.MUGGINS && muggins.isOfPlay());
  }

  public CribbageSettings settings() {
    return settings;
  }

  public int dealer() {
    return dealer;
  }

  int firstDealer() {
    return firstDealer;
  }

  /// Whether the points of all sides are known.
  public boolean isKnown() {
    return !board.isVague();
  }

  BranchChooser branch() {
    return branch;
  }

  public CutForDeal cutForDeal() {
    return cut;
  }

  public DealCards dealCards() {
    return dealCards;
  }

  public Pegging pegging() {
    return play.pegging;
  }

  public MatchScore matchScore() {
    return matchScore;
  }

  public ShowPhase showPhase() {
    return showPhase;
  }

  public Muggins muggins() {
    return muggins;
  }

  /// The value that all cards of a player exceed, because they said go; 0 if they did not.
  public int cardsAbove(int seat) {
    return play.cardsAbove(seat);
  }

  /// The player who is known to hold a card that fits, because they have not said go, though it is
  /// not known which card; [Kernel#NOBODY] if there is none.
  public int holdsOneThatFits() {
    int seat = phase == Phase.PLAY || isPegging() ? pegging().toAct() : NOBODY;
    boolean unknown =
        seat != NOBODY && dealCards.hiddenInHand(seat) > 0 && pegging().fitting(seat) == 0;
    return unknown && pegging().count() > 0 && !pegging().isGoOpen() ? seat : NOBODY;
  }

  // Hidden information.

  @Override
  public boolean isFullyKnown() {
    return dealCards.isFullyKnown() && !board.isVague() && !cut.isVague();
  }

  @Override
  public void veil(int viewer) {
    play.veil();
    dealCards.veil(viewer, pegging().laid());
    veil.over(history, viewer);
  }

  /// Hides cards from all viewers except their holder. A laid card gets the gos after it, for
  /// viewers who cannot derive them from the hands.
  @Override
  public void mask(int viewer, int actor, Move move) {
    if (Veil.hides(viewer, actor, move)) {
      Veil.hide(move);
    } else if (move.is(Verb.LAY) && phase == Phase.PLAY) {
      move.code(play.heardAfter(actor, Verb.card(move)));
    }
  }
}
