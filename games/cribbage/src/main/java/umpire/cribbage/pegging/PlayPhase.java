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

/// The course of the play: cards are laid, and where players count for themselves they peg what a
/// card has made and may take what another has missed. What a card makes is [Pegging]'s.
///
/// Whoever calls looks at the board after each step: if somebody is out, the play is not gone on
/// with.
public final class PlayPhase {

  /// What is awaited.
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

  /// Whether something has happened that cannot: a guess was wrong.
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
            board.lastHole(), settings.sides(), settings.partners(), BranchChooser.theFirst());
    doubtful = new DoubtfulPlay(ahead, settings.players(), settings.play());
  }

  public void clear() {
    pegging.clear();
    unseenCards.begin();
    step = Step.NOTHING;
    impossible = false;
  }

  /// And with it the board.
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

  /// A player lays a card.
  ///
  /// @param heard what is heard after it, see [umpire.cribbage.event.Verb#heard]
  public void lay(int seat, int card, int heard, RulingLog log) {
    dealCards.reveal(seat, card);
    unseenCards.listen(heard);
    pegging.play(card, log);
    if (!awaitsACard()) {
      follow();
    }
  }

  /// Whether nothing is awaited but another card.
  public boolean awaitsACard() {
    return pegging.toAct() != Kernel.NOBODY && pegging.due() == 0;
  }

  /// Lets those say go, before a card, who must have done so; false if the card cannot have been
  /// laid then.
  public boolean passOverBefore(int seat, int card, RulingLog log) {
    if (dealCards.hidesCards()) {
      DoubtfulPlay.passOver(pegging, seat, card, log);
      impossible = board.isOver();
    }
    return !impossible;
  }

  /// What is heard after a card by those who do not see the hands.
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

  /// Whether it depends on unknown cards if what is pegged now includes a go.
  public boolean mayPegGo() {
    return step == Step.PEG && pegging.isGoOpen() && dealCards.hidesCards();
  }

  public void peg(int points, RulingLog log) {
    int seat = pegging.lastToLay();
    if (mayPegGo() && branch.yes()) {
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

  /// Goes on when somebody has had a say about what was missed.
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

  /// Whether a player may say go: only where the hand is not known. A go that follows from the
  /// cards has been said; a record may repeat it.
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

  /// The player whose turn it is says go.
  public void go(RulingLog log) {
    pegging.passOver(log);
    follow();
  }

  /// All say go who may have had to.
  public void goAll(RulingLog log) {
    DoubtfulPlay.passAllOver(pegging, log);
    follow();
  }

  /// Whether it depends on unknown cards if everybody has said go. If so, the point for it may have
  /// won the game, and what comes next can be the next game.
  public boolean isGoOpen() {
    return step == Step.LAY && pegging.isGoOpen() && dealCards.hidesCards();
  }

  // What can be seen.

  public Step step() {
    return step;
  }

  public boolean isImpossible() {
    return impossible;
  }

  /// The value that all cards of a player exceed, because they said go: 0 if they did not.
  public int cardsAbove(int seat) {
    return unseenCards.above(seat);
  }

  /// Everybody who watches knows who has said go, and so who can lay.
  public void veil() {
    if (!pegging.isGoOpen()) {
      unseenCards.hearAll();
    }
  }
}
