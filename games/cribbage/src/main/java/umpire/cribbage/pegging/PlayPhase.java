package umpire.cribbage.pegging;

import static umpire.cribbage.rules.CribbageRule.IN_ORDER;
import static umpire.cribbage.rules.CribbageRule.MUST_LAY;
import static umpire.cribbage.rules.CribbageRule.NO_OVERCOUNT;
import static umpire.cribbage.rules.CribbageRule.OWN_PEG;

import umpire.core.RulingLog;
import umpire.core.gaps.BranchChooser;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.rules.CribbageSettings;
import umpire.cribbage.rules.CribbageSwitches;
import umpire.cribbage.table.Board;
import umpire.cribbage.table.DealCards;

/// The course of the play: cards are laid, and where players count for themselves, they peg the
/// points of a card and may claim what another has missed. [Pegging] finds the points.
///
/// The caller must look at the board after each step: once a side has reached the last hole, the
/// play is not continued.
public final class PlayPhase {

  /// The kind of move that is due next.
  public enum Step {
    LAY,
    PEG,
    MUGGINS,
    NOTHING
  }

  private final CribbageSettings settings;
  private final Board board;
  private final DealCards dealCards;
  private final Muggins muggins;
  private final BranchChooser branch;
  private final UnseenCards unseenCards;
  private final DoubtfulPlay doubtful;
  public final Pegging pegging;

  private Step step = Step.NOTHING;

  /// Whether an impossible event has occurred: this branch is wrong.
  private boolean impossible;

  public PlayPhase(
      CribbageSettings settings,
      Board board,
      DealCards dealCards,
      Muggins muggins,
      BranchChooser branch,
      History history) {
    this.settings = settings;
    this.board = board;
    this.dealCards = dealCards;
    this.muggins = muggins;
    this.branch = branch;
    unseenCards = new UnseenCards(dealCards.hidden(), history);
    pegging = new Pegging(board, settings.play(), dealCards.hands(), unseenCards);
    var ahead =
        new Board(
            board.lastHole(), settings.sides(), settings.partners(), BranchChooser.alwaysFirst());
    doubtful = new DoubtfulPlay(ahead, settings.players(), settings.play());
  }

  public void clear() {
    pegging.clear();
    unseenCards.begin();
    step = Step.NOTHING;
    impossible = false;
  }

  /// Copies the other phase's state, the board included.
  public void copyFrom(PlayPhase other) {
    pegging.copyFrom(other.pegging);
    unseenCards.copyFrom(other.unseenCards);
    step = other.step;
  }

  public void begin(int first) {
    pegging.begin(settings.players(), first);
    for (int seat = 0; dealCards.hidesCards() && seat < settings.players(); seat++) {
      unseenCards.hide(seat, dealCards.hiddenAbove(seat));
    }
    step = Step.LAY;
  }

  public int checkLay(int seat, int card) {
    return dealCards.hidesCards()
        ? doubtful.check(pegging, unseenCards, seat, card, dealCards.mayHold(seat, card))
        : pegging.check(seat, card);
  }

  /// Lays a card.
  ///
  /// @param heard the gos heard after it, see [umpire.cribbage.event.Verb#heard]
  public void lay(int seat, int card, int heard, RulingLog log) {
    dealCards.reveal(seat, card);
    unseenCards.listen(heard);
    pegging.play(card, log);
    if (!awaitsACard()) {
      follow();
    }
  }

  /// Whether the next move due is another card.
  public boolean awaitsACard() {
    return pegging.toAct() != Kernel.NOBODY && pegging.due() == 0;
  }

  /// Lets players who must have said go before this card do so. Returns false if the card cannot
  /// have been laid then.
  public boolean passOverBefore(int seat, int card, RulingLog log) {
    if (dealCards.hidesCards()) {
      DoubtfulPlay.passOver(pegging, seat, card, log);
      impossible = board.isOver();
    }
    return !impossible;
  }

  /// The gos heard after a card by viewers who do not see the hands.
  public int heardAfter(int seat, int card) {
    return doubtful.heardAfter(pegging, unseenCards, seat, card);
  }

  private void follow() {
    if (pegging.due() > 0) {
      step = Step.PEG;
    } else {
      step = pegging.toAct() == Kernel.NOBODY ? Step.NOTHING : Step.LAY;
    }
  }

  // Pegging by the players.

  public int checkPeg(int seat, int points) {
    if (seat != pegging.lastToLay()) {
      return IN_ORDER.ordinal();
    }
    if (mayPegGo() && points == pegging.due() + 1) {
      return Kernel.UNDECIDED + MUST_LAY.ordinal();
    }
    return points > pegging.due() ? NO_OVERCOUNT.ordinal() : Kernel.LEGAL;
  }

  /// Whether unknown cards decide if the points pegged now include a go.
  public boolean mayPegGo() {
    return step == Step.PEG && pegging.isGoOpen() && dealCards.hidesCards();
  }

  public void peg(int points, RulingLog log) {
    int seat = pegging.lastToLay();
    if (mayPegGo() && branch.chooseYesOrNo()) {
      DoubtfulPlay.passAllOver(pegging, log);
    }
    impossible = points > pegging.due();
    pegging.pegged(points);
    log.add(OWN_PEG, seat, points, board.peg(seat, points));
    if (board.isOver()) {
      return;
    }
    if (settings.show().counting() == CribbageSwitches.Counting.MUGGINS) {
      muggins.ask(seat, pegging.due(), false, true);
      followMuggins(log);
    } else {
      lose(pegging.due(), log);
    }
  }

  /// Continues after an opponent has claimed missed points or agreed.
  public void followMuggins(RulingLog log) {
    if (muggins.isOpen()) {
      step = Step.MUGGINS;
    } else {
      lose(muggins.missed(), log);
    }
  }

  private void lose(int missed, RulingLog log) {
    if (missed > 0) {
      ShowPhase.loseInPlay(pegging.lastToLay(), missed, log);
    }
    pegging.pegged(pegging.due());
    follow();
  }

  // Gos.

  /// Checks whether a player may say go: only if the hand is not fully known. A go that follows
  /// from the cards is already in the history; a record may repeat it.
  public int checkGo(int seat) {
    return DoubtfulPlay.checkGo(pegging, seat);
  }

  /// Whether one of these cards would have fitted when their player said go.
  public boolean couldHaveLaid(int seat, long cards) {
    return cards != 0 && Cards.value(Long.numberOfTrailingZeros(cards)) <= unseenCards.above(seat);
  }

  public boolean wasPassedOver(int seat) {
    return unseenCards.wasPassedOver(seat);
  }

  /// Makes the player in turn say go.
  public void go(RulingLog log) {
    pegging.passOver(log);
    follow();
  }

  /// Makes the players say go in turn, until one is known to hold a card that fits.
  public void goAll(RulingLog log) {
    DoubtfulPlay.passAllOver(pegging, log);
    follow();
  }

  /// Whether unknown cards decide if all players have said go. If so, the point for it may have won
  /// the game, and the next event may belong to the next game.
  public boolean isGoOpen() {
    return step == Step.LAY && pegging.isGoOpen() && dealCards.hidesCards();
  }

  // Queries of the play.

  public Step step() {
    return step;
  }

  public boolean isImpossible() {
    return impossible;
  }

  /// The value that all cards of a player exceed, because they said go; 0 if they did not.
  public int cardsAbove(int seat) {
    return unseenCards.above(seat);
  }

  /// Records the gos that all viewers have heard, and so which players can lay.
  public void veil() {
    if (!pegging.isGoOpen()) {
      unseenCards.hearAll();
    }
  }
}
