package umpire.cribbage.rules;

import umpire.core.profile.Profile;
import umpire.cribbage.cards.Cards;

/// The rules that a table has chosen, in the form that the kernel uses. The settings of the hand,
/// the play, the show and the match have records of their own.
///
/// @param partners whether four players play two against two
public record CribbageSettings(
    int players,
    boolean partners,
    boolean playOnly,
    int lastHole,
    HandSettings cards,
    boolean pegByPlayers,
    ShowSettings show,
    MatchSettings match) {

  static final int TWICE_ROUND = 121;
  private static final int STREET = 30;

  /// The settings of a profile for this number of players.
  public static CribbageSettings of(Profile profile, int players) {
    boolean playOnly = profile.get(CribbageSwitches.PLAY_ONLY);
    return new CribbageSettings(
        players,
        players == 4 && !playOnly && profile.get(CribbageSwitches.PARTNERS),
        playOnly,
        profile.get(CribbageSwitches.TARGET),
        profile.get(CribbageSwitches.CARDS),
        profile.get(CribbageSwitches.PEG_BY_PLAYERS),
        ShowSettings.of(profile),
        MatchSettings.of(profile));
  }

  /// The number of cards a player keeps to play with and to count.
  public int hand() {
    return cards.kept();
  }

  /// Whether cards of one suit count without the starter.
  public boolean flushAlone(boolean inCrib) {
    return !inCrib || show.fourFlushInCrib();
  }

  public int sides() {
    return partners ? 2 : players;
  }

  /// The settings that concern the play.
  public PlaySettings play() {
    return playOnly
        ? PlaySettings.ALONE
        : new PlaySettings(hand(), cards.oneCount(), pegByPlayers, CribbageRule.PLAY_OVER);
  }

  /// Whether it is six-card cribbage for two.
  public boolean sixCards() {
    return players == 2 && hand() == Cards.HAND && !playOnly;
  }

  /// A loser who lacks more points than this is skunked. The rule book has one street of the board
  /// that goes twice round; on others it is half the way, as the lurch was.
  public int skunkLine() {
    return lastHole == TWICE_ROUND ? STREET : lastHole / 2;
  }

  /// The settings with another last hole.
  public CribbageSettings to(int hole) {
    return new CribbageSettings(
        players, partners, playOnly, hole, cards, pegByPlayers, show, match);
  }

  /// The number of cards a player is dealt.
  public int dealt() {
    return playOnly ? hand() : players == 2 ? hand() + 2 : hand() + 1;
  }

  /// The number of cards a player discards.
  public int thrown() {
    return dealt() - hand();
  }

  /// The number of cards dealt straight to the crib, to complete it.
  public int straightToCrib() {
    return playOnly ? 0 : Cards.CRIB - players * thrown();
  }
}
