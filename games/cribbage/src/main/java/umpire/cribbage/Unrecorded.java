package umpire.cribbage;

import static umpire.cribbage.CribbageRule.CRIB_CARDS;
import static umpire.cribbage.CribbageRule.FIRST_DEALER;
import static umpire.cribbage.CribbageRule.IN_ORDER;
import static umpire.cribbage.CribbageRule.MUGGINS_CLAIM;
import static umpire.cribbage.CribbageRule.MUST_LAY;
import static umpire.cribbage.CribbageRule.OWN_COUNT;

import umpire.core.Rule;
import umpire.core.Tape;
import umpire.core.kernel.Guess;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.Gaps;

/// What a record may leave out: the cut, gos, that a player pegs nothing and that another leaves it
/// so, the turning up of the crib.
///
/// Where nobody has recorded a crib, or who cut what, the game may have gone on in several ways.
public final class Unrecorded implements Gaps<Cribbage> {

  @Override
  public int unwritten(Cribbage world) {
    return switch (world.phase()) {
      case CUT -> world.cut.isFresh() ? Kernel.OPEN + FIRST_DEALER.ordinal() : NOTHING;
      case PLAY -> world.play.isGoOpen() ? Kernel.OPEN + MUST_LAY.ordinal() : NOTHING;
      case PEG, MUGGINS -> Kernel.FINE;
      case CRIB -> unwrittenCrib(world);
      case DEAL, DISCARD, STARTER, COUNT, OVER -> NOTHING;
    };
  }

  /// The referee counts a crib that is known. Players count what they see, and nobody is told what
  /// lies there face down.
  private static int unwrittenCrib(Cribbage world) {
    if (world.counting().byPlayers()) {
      return Kernel.OPEN + OWN_COUNT.ordinal();
    }
    boolean known = Long.bitCount(world.layout().knownCrib()) == Pegging.HAND;
    return known ? Kernel.FINE : Kernel.OPEN + CRIB_CARDS.ordinal();
  }

  @Override
  public void happen(Cribbage world, Tape tape) {
    switch (world.phase()) {
      case CUT -> world.cutUnwritten();
      case PLAY -> world.goAll(tape);
      case PEG -> world.peg(0, tape);
      case MUGGINS -> world.agree(tape);
      case CRIB -> {
        world.crib(0, tape);
        world.counting().believe();
      }
      case DEAL, DISCARD, STARTER, COUNT, OVER ->
          throw new IllegalStateException("nothing is left out in " + world.phase());
    }
  }

  @Override
  public boolean isOutOfOrder(int rule) {
    return rule == IN_ORDER.ordinal() || rule == MUGGINS_CLAIM.ordinal();
  }

  @Override
  public int givenUp() {
    return IN_ORDER.ordinal();
  }

  @Override
  public boolean isDue(Cribbage world, Move move) {
    return Verb.isError(move.verb()) || world.phase() == Objections.dueAt(move.verb());
  }

  @Override
  public boolean isVague(Cribbage world, Move move) {
    boolean unknown = move.unknown() > 0 && (move.verb() == Verb.CUT || move.verb() == Verb.CRIB);
    return unknown || !world.isKnown() || world.cut.isVague() || world.play.mayPegGo();
  }

  @Override
  public Guess guess(Cribbage world) {
    return world.guess();
  }

  @Override
  public boolean isImpossible(Cribbage world) {
    return world.play.isImpossible();
  }

  /// Differ in nothing but points.
  @Override
  public boolean areAlike(Cribbage one, Cribbage other) {
    return one.phase() == other.phase()
        && one.dealer() == other.dealer()
        && one.firstDealer() == other.firstDealer()
        && one.toAct() == other.toAct()
        && one.board.out() == other.board.out()
        && one.pegging().due() == other.pegging().due()
        && one.standing().isLike(other.standing());
  }

  @Override
  public void merge(Cribbage into, Cribbage other) {
    into.board.orAs(other.board);
  }

  @Override
  public boolean isKnown(Cribbage world) {
    return world.isKnown();
  }

  /// The crib counts as soon as it is turned up.
  @Override
  public boolean followsByItself(Cribbage world) {
    return world.phase() == Cribbage.Phase.CRIB && !world.counting().byPlayers();
  }

  /// Of games, all are known or none.
  @Override
  public boolean standAlike(int tally, int side, Cribbage one, Cribbage other) {
    return tally == 0
        ? one.tally(0, side) == other.tally(0, side)
        : one.standing().isLike(other.standing());
  }

  /// The cards of a deal are swept away by the next, and the pegs are taken back, although what was
  /// left out of the record is told only then.
  @Override
  public boolean isToldAfterwards(Rule rule) {
    return switch ((CribbageRule) rule) {
      case CUT, CUT_AGAIN, FIRST_DEALER, DEAL, STRAIGHT_TO_CRIB, LAY -> true;
      default -> false;
    };
  }
}
