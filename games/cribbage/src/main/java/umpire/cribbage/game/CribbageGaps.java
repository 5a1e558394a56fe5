package umpire.cribbage.game;

import static umpire.cribbage.rules.CribbageRule.CRIB_CARDS;
import static umpire.cribbage.rules.CribbageRule.FIRST_DEALER;
import static umpire.cribbage.rules.CribbageRule.HAND_CARDS;
import static umpire.cribbage.rules.CribbageRule.IN_ORDER;
import static umpire.cribbage.rules.CribbageRule.MUGGINS_CLAIM;
import static umpire.cribbage.rules.CribbageRule.MUST_LAY;
import static umpire.cribbage.rules.CribbageRule.OWN_COUNT;

import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.gaps.Bounds;
import umpire.core.gaps.BranchChooser;
import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.rules.CribbageRule;

/// The gaps that a record of cribbage may have: the cut, gos, pegs of nothing and agreement to
/// them, and the turning up of hands and of the crib.
///
/// If a crib or the cards of the cut are not recorded, the game may have continued in several ways.
public final class CribbageGaps implements RecordGaps<Cribbage> {

  @Override
  public int checkUnrecorded(Cribbage world) {
    return switch (world.phase()) {
      case CUT -> world.cut.isFresh() ? Kernel.UNDECIDED + FIRST_DEALER.ordinal() : NOTHING;
      case PLAY -> world.play.isGoOpen() ? Kernel.UNDECIDED + MUST_LAY.ordinal() : NOTHING;
      case PEG, MUGGINS -> Kernel.LEGAL;
      case SHOW -> unwrittenCards(world, isHandKnown(world), HAND_CARDS);
      case CRIB -> unwrittenCards(world, isCribKnown(world), CRIB_CARDS);
      case DEAL, DISCARD, STARTER, COUNT, OVER -> NOTHING;
    };
  }

  /// Checks whether the record may have left out that cards were turned up. If the referee counts,
  /// that follows from known cards, and else depends on the unknown ones. If players count, it
  /// always depends on something unknown: a viewer does not learn which cards lie face down.
  private static int unwrittenCards(Cribbage world, boolean known, CribbageRule rule) {
    if (world.showPhase().byPlayers()) {
      return Kernel.UNDECIDED + OWN_COUNT.ordinal();
    }
    return known ? Kernel.LEGAL : Kernel.UNDECIDED + rule.ordinal();
  }

  private static boolean isHandKnown(Cribbage world) {
    return world.dealCards().hiddenInHand(world.showPhase().counter()) == 0;
  }

  private static boolean isCribKnown(Cribbage world) {
    return Long.bitCount(world.dealCards().knownCrib()) == Cards.CRIB;
  }

  @Override
  public void playUnrecorded(Cribbage world, RulingLog log) {
    switch (world.phase()) {
      case CUT -> world.cutUnwritten();
      case PLAY -> world.goAll(log);
      case PEG -> world.peg(0, log);
      case MUGGINS -> world.agree(log);
      case SHOW -> {
        world.showHand(world.showPhase().counter(), 0, log);
        world.showPhase().believe();
      }
      case CRIB -> {
        world.crib(0, log);
        world.showPhase().believe();
      }
      case DEAL, DISCARD, STARTER, COUNT, OVER ->
          throw new IllegalStateException("nothing is left out in " + world.phase());
    }
  }

  @Override
  public boolean dependsOnUnrecorded(int rule) {
    return rule == IN_ORDER.ordinal() || rule == MUGGINS_CLAIM.ordinal();
  }

  @Override
  public boolean isRedundant(Cribbage world, int actor, Move move) {
    return world.repetition.isTrue(actor, move);
  }

  @Override
  public int tooManyWorldsRule() {
    return IN_ORDER.ordinal();
  }

  @Override
  public boolean isDue(Cribbage world, Move move) {
    Verb verb = Verb.of(move);
    return verb.isError() || world.phase() == Legality.dueAt(verb);
  }

  @Override
  public boolean mayBranch(Cribbage world, Move move) {
    return (move.unknown() > 0 && hides(move))
        || !world.isKnown()
        || world.cut.isVague()
        || world.play.mayPegGo();
  }

  /// Whether the unknown cards of a move matter at once.
  private static boolean hides(Move move) {
    return move.is(Verb.CUT) || move.is(Verb.SHOW) || move.is(Verb.CRIB);
  }

  @Override
  public BranchChooser branch(Cribbage world) {
    return world.branch();
  }

  @Override
  public boolean isImpossible(Cribbage world) {
    return world.play.isImpossible();
  }

  /// Whether two worlds differ at most in points.
  @Override
  public boolean areAlike(Cribbage one, Cribbage other) {
    return one.phase() == other.phase()
        && one.dealer() == other.dealer()
        && one.firstDealer() == other.firstDealer()
        && one.toAct() == other.toAct()
        && one.board.out() == other.board.out()
        && one.pegging().due() == other.pegging().due()
        && one.matchScore().isLike(other.matchScore());
  }

  @Override
  public void merge(Cribbage into, Cribbage other) {
    into.board.orAs(other.board);
  }

  @Override
  public boolean isKnown(Cribbage world) {
    return world.isKnown();
  }

  /// Whether a hand or the crib is to be turned up and the referee counts it at once. A record may
  /// leave that event out.
  @Override
  public boolean isConsequenceDue(Cribbage world) {
    boolean turnsUp = world.phase() == Cribbage.Phase.SHOW || world.phase() == Cribbage.Phase.CRIB;
    return turnsUp && !world.showPhase().byPlayers();
  }

  /// Whether a tally is equal in both worlds; for games, whether the whole score is.
  @Override
  public boolean isTallyEqual(int tally, int side, Cribbage one, Cribbage other) {
    return tally == 0
        ? one.tally(0, side) == other.tally(0, side)
        : one.matchScore().isLike(other.matchScore());
  }

  /// Whether a side may have this tally. Points may be any number between the least and the most
  /// that unknown cards allow.
  @Override
  public boolean mayTallyBe(Cribbage world, int tally, int side, int count) {
    return tally == 0
        ? world.mayHavePoints(side, count)
        : !world.isTallyKnown(tally, side) || world.tally(tally, side) == count;
  }

  /// The points that a move may have earned. An open go may have been earned with the card, though
  /// it is pegged with the next; and for a side that may have been close to the last hole, the
  /// number pegged is unknown.
  @Override
  public Bounds earned(Cribbage before, Cribbage after, int side, int points) {
    boolean showMayFollow =
        before.settings().cards().oneCount() && (before.isGoOpen() || after.isGoOpen());
    if (showMayFollow) {
      return new Bounds(0, after.board.lastHole());
    }
    boolean out = after.board.out() == side && !before.board.isKnown(side);
    int least = out ? 0 : points - before.openGo(side);
    int most = Math.max(points, after.board.most(side) - before.board.most(side));
    return new Bounds(least, most + after.openGo(side));
  }

  /// Whether a side may have won. Each branch decides whether a side has reached the last hole;
  /// only an open go is not decided in any of them.
  @Override
  public boolean mayHaveWon(Cribbage world, int side) {
    return world.mayGoDecide();
  }

  /// True for rulings on a cut, a deal or a card. All others may be about cards and pegs that the
  /// next deal removes: if the record left out an event before that deal, its rulings are narrated
  /// only after the deal, and need the position before it.
  @Override
  public boolean isDescribedAfterMove(Rule rule) {
    return switch ((CribbageRule) rule) {
      case CUT, CUT_AGAIN, FIRST_DEALER, DEAL, STRAIGHT_TO_CRIB, LAY -> true;
      default -> false;
    };
  }
}
