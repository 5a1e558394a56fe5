package umpire.cribbage;

import static umpire.cribbage.CribbageRule.IN_ORDER;
import static umpire.cribbage.CribbageRule.MUST_LAY;
import static umpire.cribbage.CribbageRule.NO_OVERCOUNT;
import static umpire.cribbage.CribbageRule.OWN_PEG;

import umpire.core.Tape;
import umpire.core.kernel.Guess;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;

/// The course of the play: cards are laid, and where players count for themselves they peg what a
/// card has made and may take what another has missed. What a card makes is [Pegging]'s.
///
/// Whoever calls looks at the board after each step: if somebody is out, the play is not gone on
/// with.
final class ThePlay {

  /// What is awaited.
  enum Step {
    LAY,
    PEG,
    MUGGINS,
    NOTHING
  }

  private final CribbageTerms terms;
  private final Board board;
  private final Layout layout;
  private final Muggins muggins;
  private final Guess guess;
  private final Unseen unseen;
  private final DoubtfulPlay doubtful;
  final Pegging pegging;

  private Step step = Step.NOTHING;

  /// Whether something has happened that cannot: a guess was wrong.
  private boolean impossible;

  ThePlay(
      CribbageTerms terms,
      Board board,
      Layout layout,
      Muggins muggins,
      Guess guess,
      History history) {
    this.terms = terms;
    this.board = board;
    this.layout = layout;
    this.muggins = muggins;
    this.guess = guess;
    unseen = new Unseen(layout.hidden(), history);
    pegging = new Pegging(board, terms.play(), layout.hands(), unseen);
    var ahead = new Board(board.lastHole(), terms.sides(), terms.partners(), Guess.theFirst());
    doubtful = new DoubtfulPlay(ahead, terms.players(), terms.play());
  }

  void clear() {
    pegging.clear();
    unseen.begin();
    step = Step.NOTHING;
    impossible = false;
  }

  /// And with it the board.
  void copyFrom(ThePlay other) {
    pegging.copyFrom(other.pegging);
    unseen.copyFrom(other.unseen);
    step = other.step;
  }

  void begin(int first) {
    pegging.begin(terms.players(), first);
    for (int seat = 0; layout.hidesCards() && seat < terms.players(); seat++) {
      unseen.hide(seat, layout.hiddenAbove(seat));
    }
    step = Step.LAY;
  }

  int checkLay(int seat, int card) {
    return layout.hidesCards()
        ? doubtful.check(pegging, unseen, seat, card, layout.mayHold(seat, card))
        : pegging.check(seat, card);
  }

  /// @param heard what is heard after it, see [Verb#heard]
  void lay(int seat, int card, int heard, Tape tape) {
    layout.reveal(seat, card);
    unseen.listen(heard);
    pegging.play(card, tape);
    if (!awaitsACard()) {
      follow();
    }
  }

  /// Whether nothing is awaited but another card.
  boolean awaitsACard() {
    return pegging.toAct() != Kernel.NOBODY && pegging.due() == 0;
  }

  /// Lets those say go, before a card, who must have done so; false if the card cannot have been
  /// laid then.
  boolean passOverBefore(int seat, int card, Tape tape) {
    if (layout.hidesCards()) {
      DoubtfulPlay.passOver(pegging, seat, card, tape);
      impossible = board.isOver();
    }
    return !impossible;
  }

  /// What is heard after a card by those who do not see the hands.
  int heardAfter(int seat, int card) {
    return doubtful.heardAfter(pegging, unseen, seat, card);
  }

  private void follow() {
    if (pegging.due() > 0) {
      step = Step.PEG;
    } else {
      step = pegging.toAct() == Kernel.NOBODY ? Step.NOTHING : Step.LAY;
    }
  }

  // Pegging by the players.

  int checkPeg(int seat, int points) {
    if (seat != pegging.lastToLay()) {
      return IN_ORDER.ordinal();
    }
    if (mayPegGo() && points == pegging.due() + 1) {
      return Kernel.OPEN + MUST_LAY.ordinal();
    }
    return points > pegging.due() ? NO_OVERCOUNT.ordinal() : Kernel.FINE;
  }

  /// Whether it depends on unknown cards if what is pegged now includes a go.
  boolean mayPegGo() {
    return step == Step.PEG && pegging.isGoOpen() && layout.hidesCards();
  }

  void peg(int points, Tape tape) {
    int seat = pegging.lastToLay();
    if (mayPegGo() && guess.yes()) {
      DoubtfulPlay.passAllOver(pegging, tape);
    }
    impossible = points > pegging.due();
    pegging.pegged(points);
    tape.say(OWN_PEG, seat, points, board.peg(seat, points));
    if (board.isOver()) {
      return;
    }
    if (terms.show().counting() == CribbageSwitches.Counting.MUGGINS) {
      muggins.ask(seat, pegging.due(), false, true);
      followMuggins(tape);
    } else {
      lose(pegging.due(), tape);
    }
  }

  /// Goes on when somebody has had a say about what was missed.
  void followMuggins(Tape tape) {
    if (muggins.isOpen()) {
      step = Step.MUGGINS;
    } else {
      lose(muggins.missed(), tape);
    }
  }

  private void lose(int missed, Tape tape) {
    if (missed > 0) {
      Counting.loseInPlay(pegging.lastToLay(), missed, tape);
    }
    pegging.pegged(pegging.due());
    follow();
  }

  // Gos.

  /// Whether a player may say go: only where the hand is not known. A go that follows from the
  /// cards has been said; a record may repeat it, see [Repetition].
  int checkGo(int seat) {
    return DoubtfulPlay.checkGo(pegging, seat);
  }

  /// Whether one of these cards would have fitted when their player said go.
  boolean couldHaveLaid(int seat, long cards) {
    return cards != 0 && Pegging.value(Long.numberOfTrailingZeros(cards)) <= unseen.above(seat);
  }

  boolean wasPassedOver(int seat) {
    return unseen.wasPassedOver(seat);
  }

  /// The player whose turn it is says go.
  void go(Tape tape) {
    pegging.passOver(tape);
    follow();
  }

  /// All say go who may have had to.
  void goAll(Tape tape) {
    DoubtfulPlay.passAllOver(pegging, tape);
    follow();
  }

  /// Whether it depends on unknown cards if everybody has said go. If so, the point for it may have
  /// won the game, and what comes next can be the next game.
  boolean isGoOpen() {
    return step == Step.LAY && pegging.isGoOpen() && layout.hidesCards();
  }

  // What can be seen.

  Step step() {
    return step;
  }

  boolean isImpossible() {
    return impossible;
  }

  /// The value that all cards of a player exceed, because they said go: 0 if they did not.
  int cardsAbove(int seat) {
    return unseen.above(seat);
  }

  /// Everybody who watches knows who has said go, and so who can lay.
  void veil() {
    if (!pegging.isGoOpen()) {
      unseen.hearAll();
    }
  }
}
