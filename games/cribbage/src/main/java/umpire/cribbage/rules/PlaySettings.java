package umpire.cribbage.rules;

import umpire.cribbage.cards.Cards;

/// The rules of the play that a table has chosen.
///
/// @param hand number of cards each player has to lay
/// @param oneCount whether the play ends with the first count, even if cards are left
/// @param byPlayers whether players peg for themselves
/// @param end the rule by which the play ends
public record PlaySettings(int hand, boolean oneCount, boolean byPlayers, CribbageRule end) {

  /// The settings for the play of single deals.
  public static final PlaySettings ALONE =
      new PlaySettings(Cards.HAND, false, false, CribbageRule.DEAL_OVER);
}
