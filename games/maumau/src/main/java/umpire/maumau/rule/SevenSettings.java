package umpire.maumau.rule;

import umpire.core.profile.Profile;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.MauMauSwitches.SevenAnswer;

/// What a table has agreed on about sevens.
///
/// @param cards what a seven costs
/// @param doubling whether sevens that answer double the cost instead of adding to it
/// @param answers the cards that may be laid on an active seven
/// @param paidLast whether a seven that ends the deal is still paid for
public record SevenSettings(int cards, boolean doubling, long answers, boolean paidLast) {

  static SevenSettings of(Profile profile) {
    SevenAnswer answer = profile.get(MauMauSwitches.SEVEN_ANSWER);
    long answers = answer == SevenAnswer.NONE ? 0 : Cards.SEVENS;
    return new SevenSettings(
        profile.get(MauMauSwitches.SEVEN_CARDS),
        answer == SevenAnswer.DOUBLE,
        answers
            | (profile.get(MauMauSwitches.JACK_STOPS_SEVEN) ? profile.get(MauMauSwitches.WILD) : 0),
        profile.get(MauMauSwitches.LAST_SEVEN_PAID));
  }
}
