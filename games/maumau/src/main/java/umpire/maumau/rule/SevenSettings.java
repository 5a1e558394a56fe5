package umpire.maumau.rule;

import umpire.core.profile.Profile;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.MauMauSwitches.SevenAnswer;

/// The rules of sevens that a table has chosen.
///
/// @param cards number of cards drawn for a seven
/// @param doubling whether sevens that answer double the penalty instead of adding to it
/// @param answers the cards that may be laid on an active seven
/// @param paidLast whether the next player still draws for a seven that ends the deal
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
