package umpire.cribbage.rules;

import umpire.cribbage.cards.Cards;

/// What a table has agreed on that concerns the play.
///
/// @param hand how many cards each player has to lay
/// @param oneCount whether the play ends with the first count, cards left or not
/// @param byPlayers whether players peg what they say
/// @param end the rule by which the play ends
public record PlaySettings(int hand, boolean oneCount, boolean byPlayers, CribbageRule end) {

  /// Those of the play alone, every deal for itself.
  public static final PlaySettings ALONE =
      new PlaySettings(Cards.HAND, false, false, CribbageRule.DEAL_OVER);
}
