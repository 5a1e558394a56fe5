package umpire.maumau.inference;

import umpire.core.gaps.RecordGaps;
import umpire.core.kernel.Move;
import umpire.maumau.cards.CardRow;
import umpire.maumau.cards.Cards;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.match.Repetition;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.words.Verb;

/// The gaps that a record of Mau-Mau may have: the opening card (M24). The turn, the cards due and
/// the fitting cards depend on it, so the deal is followed with every card that it may have been.
public final class MauMauGaps implements RecordGaps<MauMauMatch> {

  @Override
  public int meaningCount(MauMauMatch match, Move move) {
    boolean many = lacksOpening(match, move) && !match.settings().eliminates(); // M49
    return many ? Long.bitCount(unknown(match, move)) : 1;
  }

  private static boolean lacksOpening(MauMauMatch match, Move move) {
    return switch (Verb.of(move)) {
      case DECK -> CardRow.lacks(move, match.openingPlace());
      case OPEN -> move.cards() == 0;
      default -> false;
    };
  }

  /// The cards that the record does not name, as bits.
  private static long unknown(MauMauMatch match, Move move) {
    long named = Verb.of(move) == Verb.DECK ? CardRow.known(move) : match.dealing().known();
    return match.rules().deck() & ~named;
  }

  @Override
  public void writeMeaning(MauMauMatch match, Move move, int which, Move into) {
    into.copyFrom(move);
    if (lacksOpening(match, move) && !match.settings().eliminates()) {
      int card = Cards.number(nth(unknown(match, move), which));
      if (Verb.of(move) == Verb.DECK) {
        into.put(match.openingPlace(), card);
      } else {
        into.set(Verb.OPEN).cards(1L << card);
      }
    }
  }

  private static long nth(long cards, int which) {
    long rest = cards;
    for (int skip = 0; skip < which; skip++) {
      rest &= rest - 1;
    }
    return Long.lowestOneBit(rest);
  }

  @Override
  public boolean isRedundant(MauMauMatch match, int actor, Move move) {
    return Repetition.isTrue(match, actor, move);
  }

  @Override
  public boolean mayTallyBe(MauMauMatch match, int tally, int side, int count) {
    return match.matchScore().mayTallyBe(tally, side, count);
  }

  @Override
  public boolean mayHaveWon(MauMauMatch match, int side) {
    boolean certain = match.isOver() && match.matchScore().isLeadCertain();
    return certain ? side == match.matchScore().leader() : match.matchScore().mayBeOver();
  }

  @Override
  public int tooManyWorldsRule() {
    return MauMauRule.OPEN_FOR_ALL.ordinal();
  }

  @Override
  public int undecidedRule(int against) {
    return MauMauRule.OPEN_FOR_ALL.ordinal();
  }

  @Override
  public boolean beginsNewDeal(Move move) {
    return Verb.of(move) == Verb.DECK || Verb.of(move) == Verb.DEAL;
  }

  @Override
  public void markTallyUnknown(MauMauMatch match, int tally, int side) {
    match.matchScore().doubt(tally, side);
  }

  @Override
  public void setOthersPossible(MauMauMatch match, boolean others) {
    match.assumeOpening(others);
  }
}
