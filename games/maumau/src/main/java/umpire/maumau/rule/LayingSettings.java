package umpire.maumau.rule;

import umpire.core.profile.Profile;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.MauMauSwitches.Ace;
import umpire.maumau.rule.MauMauSwitches.Eight;

/// The effects of laid cards by the rules that a table has chosen, as sets of cards.
///
/// @param reversing the cards that reverse the direction
/// @param skipping the cards that make the next player miss a turn
/// @param active the cards that do so unless they are answered with one of their rank
/// @param again the cards that give another turn
/// @param onWild the wild cards, if they fit on each other; else no card
/// @param last the cards that may be laid last
public record LayingSettings(
    long reversing, long skipping, long active, long again, long onWild, long last) {

  static LayingSettings of(Profile profile) {
    Eight eight = profile.get(MauMauSwitches.EIGHT);
    Ace ace = profile.get(MauMauSwitches.ACE);
    long skipping = eight == Eight.SKIP ? Cards.EIGHTS : 0;
    return new LayingSettings(
        profile.get(MauMauSwitches.REVERSING),
        skipping | (ace == Ace.SKIP ? Cards.ACES : 0),
        eight == Eight.ANSWERED ? Cards.EIGHTS : 0,
        ace == Ace.AGAIN ? Cards.ACES : 0,
        profile.get(MauMauSwitches.JACK_ON_JACK) ? profile.get(MauMauSwitches.WILD) : 0,
        last(profile));
  }

  private static long last(Profile profile) {
    long wild = profile.get(MauMauSwitches.WILD);
    long not = profile.get(MauMauSwitches.JACK_LAST) ? 0 : wild;
    not |=
        switch (profile.get(MauMauSwitches.LAST_CARD)) {
          case ANY -> 0;
          case NO_ACE -> Cards.ACES;
          case PLAIN -> wild | acting(profile);
        };
    return profile.get(MauMauSwitches.DECK) & ~not;
  }

  /// The cards that have an effect when they are laid, apart from wild ones.
  private static long acting(Profile profile) {
    long acting = Cards.SEVENS | profile.get(MauMauSwitches.REVERSING);
    acting |= profile.get(MauMauSwitches.EIGHT) == Eight.PLAIN ? 0 : Cards.EIGHTS;
    return acting | (profile.get(MauMauSwitches.ACE) == Ace.PLAIN ? 0 : Cards.ACES);
  }
}
