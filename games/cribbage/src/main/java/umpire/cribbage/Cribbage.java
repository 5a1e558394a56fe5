package umpire.cribbage;

import static umpire.cribbage.CribbageRule.CRIB;
import static umpire.cribbage.CribbageRule.DEAL_PASSES;
import static umpire.cribbage.CribbageRule.DISCARD;
import static umpire.cribbage.CribbageRule.HAND_SHOWN;
import static umpire.cribbage.CribbageRule.HIS_HEELS;
import static umpire.cribbage.CribbageRule.LATER_GAME;
import static umpire.cribbage.CribbageRule.MISDEAL;
import static umpire.cribbage.CribbageRule.OVERCOUNT;
import static umpire.cribbage.CribbageRule.RENEGE;
import static umpire.cribbage.CribbageRule.STRAIGHT_TO_CRIB;
import static umpire.cribbage.CribbageRule.THREE_FOR_LAST;

import umpire.core.Tape;
import umpire.core.kernel.Guess;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;

/// The complete game at work, from the cut for deal to the end of the match, in plain numbers. A
/// move is one of the [Verb]s; seats keep their numbers while the deal goes round.
///
/// Here things follow each other: what is due, and what comes of it. The parts know the rest, in
/// the order of the game: [CutForDeal], [Layout], [ThePlay], [Counting], [Standing]; and
/// [Penalties] for what goes wrong.
public final class Cribbage implements Kernel<Cribbage> {

  /// The places of a deal's course.
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

  private final CribbageTerms terms;
  private final int players;
  private final Guess guess = new Guess();
  private final History history = new History();
  final Board board;
  final CutForDeal cut;
  private final Layout layout;
  final ThePlay play;
  private final Muggins muggins;
  private final Counting counting;
  private final Standing standing;
  private final Objections objections;
  final Penalties penalties;
  final Repetition repetition;
  private final Veil veil = new Veil();

  private Phase phase = Phase.CUT;
  private int dealer;
  private int firstDealer;

  /// A table before a match.
  public Cribbage(CribbageTerms terms) {
    this.terms = terms;
    players = terms.players();
    int lastHole = terms.playOnly() ? Board.ENDLESS : terms.lastHole();
    board = new Board(lastHole, terms.sides(), terms.partners(), guess);
    cut = new CutForDeal(players, guess);
    layout = new Layout(terms);
    muggins = new Muggins(terms, board);
    play = new ThePlay(terms, board, layout, muggins, guess, history);
    counting = new Counting(terms, board, layout, muggins);
    standing = new Standing(terms, guess);
    objections = new Objections(this);
    penalties = new Penalties(this);
    repetition = new Repetition(this);
    reset();
  }

  @Override
  public Cribbage another() {
    return new Cribbage(terms);
  }

  @Override
  public void reset() {
    standing.clear();
    board.clear();
    cut.begin();
    layout.clear();
    play.clear();
    history.clear();
    guess.clear();
    dealer = firstDealer = players - 1;
    phase = terms.playOnly() ? Phase.DEAL : Phase.CUT;
  }

  /// Holes on the board of the first game.
  @Override
  public boolean startFrom(int side, int score) {
    return board.startFrom(side, score);
  }

  @Override
  public void copyFrom(Cribbage other) {
    cut.copyFrom(other.cut);
    layout.copyFrom(other.layout);
    play.copyFrom(other.play); // and with it the board
    muggins.copyFrom(other.muggins);
    counting.copyFrom(other.counting);
    standing.copyFrom(other.standing);
    history.copyFrom(other.history);
    phase = other.phase;
    dealer = other.dealer;
    firstDealer = other.firstDealer;
  }

  @Override
  public int check(int actor, Move move) {
    return objections.check(actor, move);
  }

  @Override
  public void legal(int actor, Moves into) {
    Choices.list(this, actor, into);
  }

  // What comes of it.

  @Override
  public void play(int actor, Move move, Tape tape) {
    int verb = move.verb();
    if (verb == Verb.LAY) {
      lay(actor, Verb.card(move), move.number(), tape);
      return;
    }
    note(actor, move);
    switch (verb) {
      case Verb.CUT -> cut(move, tape);
      case Verb.DEALER -> settleDealer(move.number(), tape);
      case Verb.DEAL -> deal(move, tape);
      case Verb.TO_CRIB -> dealStraight(move, tape);
      case Verb.DISCARD -> discard(actor, move, tape);
      case Verb.STARTER -> turnUp(Verb.card(move), tape);
      case Verb.PEG -> peg(move.number(), tape);
      case Verb.GO -> go(tape);
      case Verb.SHOW -> showHand(move.number(), move.cards(), tape);
      case Verb.CRIB -> crib(move.cards(), tape);
      case Verb.COUNT -> count(move.number(), tape);
      case Verb.MUGGINS -> claim(move.number(), tape);
      case Verb.AGREE -> agree(tape);
      case Verb.RENEGE -> fine(RENEGE, move, Penalties.A_CARD * Verb.amount(move), tape);
      case Verb.OVERCOUNT -> fine(OVERCOUNT, move, Verb.amount(move), tape);
      default -> misdeal(tape);
    }
  }

  /// Remembers what happens; a go that follows from the hands is remembered already.
  private void note(int actor, Move move) {
    boolean begins = (move.verb() == Verb.DEAL || move.verb() == Verb.TO_CRIB);
    if (begins && layout.isUntouched()) {
      history.clear();
    }
    if (move.verb() != Verb.GO) {
      history.add(actor, move);
    }
  }

  // The cut for deal.

  private void cut(Move move, Tape tape) {
    clearBoard();
    int card = Verb.card(move);
    beginWith(cut.cut(move.number(), card == Layout.NO_CARD ? CutForDeal.UNKNOWN : card, tape));
  }

  private void beginWith(int lowest) {
    if (lowest != NOBODY) {
      dealer = firstDealer = lowest;
      phase = Phase.DEAL;
    }
  }

  private void settleDealer(int seat, Tape tape) {
    if (phase == Phase.CUT) {
      clearBoard();
      cut.settle(seat, tape);
      beginWith(seat);
    }
  }

  /// Nobody has written down the cut: anybody may deal.
  void cutUnwritten() {
    clearBoard();
    beginWith(cut.unrecorded());
  }

  // The deal.

  private void deal(Move move, Tape tape) {
    clearTable();
    layout.deal(move.number(), move.cards(), move.unknown());
    tape.say(CribbageRule.DEAL, move.number(), dealer, terms.dealt());
    if (terms.cards().forLast() == 0 || !board.begin() || !pegForLast(tape)) {
      closeDeal();
    }
  }

  /// A game begins, and who does not deal pegs for it, where a table plays so; true if that is out.
  private boolean pegForLast(Tape tape) {
    int seat = next(dealer);
    tape.say(THREE_FOR_LAST, seat, 0, board.peg(seat, terms.cards().forLast()));
    return endGame(tape);
  }

  private void dealStraight(Move move, Tape tape) {
    clearTable();
    layout.dealStraight(move.cards(), move.unknown());
    tape.say(STRAIGHT_TO_CRIB, dealer, 0, 0);
    closeDeal();
  }

  /// Sweeps away the cards of the last deal.
  private void clearTable() {
    clearBoard();
    if (layout.isClosed()) {
      play.clear();
    }
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

  private void discard(int seat, Move move, Tape tape) {
    layout.discard(seat, move.cards(), move.unknown(), move.twice());
    tape.say(DISCARD, seat, dealer, terms.thrown());
    if (layout.allDiscarded()) {
      phase = Phase.STARTER;
    }
  }

  private void turnUp(int card, Tape tape) {
    layout.turnUp(card);
    tape.say(CribbageRule.STARTER, dealer, card, 0);
    if (card >> 2 == JACK && terms.show().heels() > 0) {
      tape.say(HIS_HEELS, dealer, card, board.peg(dealer, terms.show().heels()));
    }
    if (!endGame(tape)) {
      beginPlay();
    }
  }

  private void beginPlay() {
    play.begin(next(dealer));
    phase = Phase.PLAY;
  }

  // The play.

  private void lay(int seat, int card, int heard, Tape tape) {
    if (play.passOverBefore(seat, card, tape)) {
      history.add(seat, Verb.LAY, 0, 0, 1L << card);
      play.lay(seat, card, heard, tape);
      if (!play.awaitsACard()) {
        followPlay(tape);
      }
    }
  }

  void peg(int points, Tape tape) {
    play.peg(points, tape);
    followPlay(tape);
  }

  private void go(Tape tape) {
    play.go(tape);
    followPlay(tape);
  }

  void goAll(Tape tape) {
    play.goAll(tape);
    followPlay(tape);
  }

  /// Goes where the play has led.
  private void followPlay(Tape tape) {
    if (endGame(tape)) {
      return;
    }
    switch (play.step()) {
      case LAY -> phase = Phase.PLAY;
      case PEG -> phase = Phase.PEG;
      case MUGGINS -> phase = Phase.MUGGINS;
      case NOTHING -> endPlay(tape);
    }
  }

  private void endPlay(Tape tape) {
    if (terms.playOnly()) {
      standing.end(NOBODY, tape);
      phase = Phase.OVER;
      return;
    }
    counting.begin(dealer, pegging().laid(), tape);
    followShow(tape);
  }

  // The show.

  void showHand(int seat, long shown, Tape tape) {
    layout.showHand(seat, shown);
    tape.say(HAND_SHOWN, seat, 0, 0);
    counting.hand(tape);
    followShow(tape);
  }

  void crib(long turned, Tape tape) {
    layout.turnUpCrib(turned);
    tape.say(CRIB, dealer, 0, 0);
    counting.crib(tape);
    followShow(tape);
  }

  private void count(int points, Tape tape) {
    counting.count(points, tape);
    followShow(tape);
  }

  private void claim(int points, Tape tape) {
    muggins.claim(points, tape);
    followMuggins(tape);
  }

  void agree(Tape tape) {
    muggins.agree();
    followMuggins(tape);
  }

  private void followMuggins(Tape tape) {
    if (board.isOver()) {
      endGame(tape);
    } else if (muggins.isOfPlay()) {
      play.followMuggins(tape);
      followPlay(tape);
    } else {
      counting.follow(tape);
      followShow(tape);
    }
  }

  /// Goes where the show has led.
  private void followShow(Tape tape) {
    if (endGame(tape)) {
      return;
    }
    switch (counting.step()) {
      case SHOW -> phase = Phase.SHOW;
      case COUNT -> phase = Phase.COUNT;
      case MUGGINS -> phase = Phase.MUGGINS;
      case CRIB -> phase = Phase.CRIB;
      case NOTHING -> passTheDeal(tape);
    }
  }

  // Errors.

  private void fine(CribbageRule rule, Move move, int points, Tape tape) {
    penalties.peg(rule, move.number(), points, tape);
    endGame(tape);
  }

  /// The cards are thrown in, and the same player deals again. Of the void deal nothing need be
  /// written; then those of the deal before still lie there.
  private void misdeal(Tape tape) {
    layout.throwIn();
    phase = Phase.DEAL;
    tape.say(MISDEAL, dealer, 0, 0);
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
    switch (terms.match().firstDeal()) {
      case CUT -> phase = Phase.CUT;
      case ALTERNATE -> dealFirst(next(firstDealer), tape);
      case LOSER -> dealFirst(board.loser(next(dealer), players), tape);
    }
  }

  private void dealFirst(int seat, Tape tape) {
    dealer = firstDealer = seat;
    phase = Phase.DEAL;
    tape.say(LATER_GAME, dealer, 0, 0);
  }

  private int next(int seat) {
    return seat + 1 == players ? 0 : seat + 1;
  }

  // What can be seen of the table.

  /// Players lay away in any order; the first from the dealer's left who has not done so is named.
  @Override
  public int toAct() {
    if (phase == Phase.PLAY) {
      return play.pegging.toAct(); // more than half of all moves
    }
    return switch (phase) {
      case CUT, DEAL, STARTER, SHOW, CRIB -> HOUSE;
      case DISCARD -> firstToDiscard();
      case PLAY -> play.pegging.toAct();
      case PEG -> play.pegging.lastToLay();
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

  @Override
  public boolean isAwaited(int seat) {
    return phase == Phase.DISCARD
        ? seat >= 0 && seat < players && !layout.hasDiscarded(seat)
        : seat >= 0 && seat == toAct();
  }

  @Override
  public int seats() {
    return players;
  }

  @Override
  public int sides() {
    return terms.sides();
  }

  @Override
  public int side(int seat) {
    return board.side(seat);
  }

  /// Points of this game, games won, game points.
  @Override
  public int tally(int tally, int side) {
    return switch (tally) {
      case 0 -> board.points(side);
      case 1 -> standing.games(side);
      default -> standing.gamePoints(side);
    };
  }

  /// Points are not known if a crib was not recorded, and while it is open whether a go was said;
  /// games are not if such a go would win one. Where it ends the play, nothing is known: the show
  /// may follow.
  @Override
  public boolean tallyKnown(int tally, int side) {
    boolean goIsOpen = isGoOpen();
    if (goIsOpen && terms.cards().oneCount()) {
      return false;
    }
    return tally == 0
        ? board.isKnown(side) && !(goIsOpen && isLastToLay(side))
        : !goIsOpen || !mayGoDecide();
  }

  /// Whether the referee would peg a go of which it is open if it was said.
  boolean isGoOpen() {
    return !terms.pegByPlayers() && phase == Phase.PLAY && play.isGoOpen();
  }

  private boolean isLastToLay(int side) {
    return board.side(play.pegging.lastToLay()) == side;
  }

  /// Whether a go that is open would win the game, or begin the show.
  boolean mayGoDecide() {
    return isGoOpen()
        && (terms.cards().oneCount()
            || board.most(board.side(play.pegging.lastToLay())) >= board.lastHole() - 1);
  }

  /// Whether a side may have so many points, whatever the cards are that nobody recorded.
  boolean mayHavePoints(int side, int count) {
    if (isGoOpen() && terms.cards().oneCount()) {
      return count >= 0 && count <= board.lastHole();
    }
    return count >= board.points(side) && count <= board.most(side) + openGo(side);
  }

  /// The point for a go of which it is open if it was said, for the side that would peg it.
  int openGo(int side) {
    return isGoOpen() && isLastToLay(side) ? 1 : 0;
  }

  @Override
  public int winner() {
    return standing.winner();
  }

  @Override
  public History history() {
    return history;
  }

  public Phase phase() {
    return phase;
  }

  /// Whether cards of the deal that lies on the table have been laid, or may be.
  public boolean playHasBegun() {
    return phase == Phase.PLAY || pegging().laid() != 0;
  }

  /// Whether the last card's player or an opponent has still to peg what it has made.
  boolean isPegging() {
    return phase == Phase.PEG || (phase == Phase.MUGGINS && muggins.isOfPlay());
  }

  public CribbageTerms terms() {
    return terms;
  }

  public int dealer() {
    return dealer;
  }

  int firstDealer() {
    return firstDealer;
  }

  /// Whether it is known how far all sides stand.
  public boolean isKnown() {
    return !board.isVague();
  }

  Guess guess() {
    return guess;
  }

  public CutForDeal cutForDeal() {
    return cut;
  }

  public Layout layout() {
    return layout;
  }

  public Pegging pegging() {
    return play.pegging;
  }

  public Standing standing() {
    return standing;
  }

  public Counting counting() {
    return counting;
  }

  public Muggins muggins() {
    return muggins;
  }

  /// The value that all cards of a player exceed, because they said go: 0 if they did not.
  public int cardsAbove(int seat) {
    return play.cardsAbove(seat);
  }

  /// Who is known to hold a card that fits, since they have not said go, though it is not known
  /// which; [Kernel#NOBODY] if nobody is.
  public int holdsOneThatFits() {
    int seat = phase == Phase.PLAY || isPegging() ? pegging().toAct() : NOBODY;
    boolean unknown =
        seat != NOBODY && layout.hiddenInHand(seat) > 0 && pegging().fitting(seat) == 0;
    return unknown && pegging().count() > 0 && !pegging().isGoOpen() ? seat : NOBODY;
  }

  // What somebody cannot see.

  @Override
  public boolean isFullyKnown() {
    return layout.isFullyKnown() && !board.isVague() && !cut.isVague();
  }

  @Override
  public void veil(int viewer) {
    play.veil();
    layout.veil(viewer, pegging().laid());
    veil.over(history, viewer);
  }

  /// Cards are hidden from all but who holds them; and who does not see the hands hears the gos.
  @Override
  public void mask(int viewer, int actor, Move move) {
    if (Veil.hides(viewer, actor, move)) {
      Veil.hide(move);
    } else if (move.verb() == Verb.LAY && phase == Phase.PLAY) {
      move.set(Verb.LAY, play.heardAfter(actor, Verb.card(move)), 0, move.cards(), 0);
    }
  }
}
