package umpire.cribbage.rules;

import static umpire.cribbage.rules.CribbageSwitches.BEST_OF;
import static umpire.cribbage.rules.CribbageSwitches.CARDS;
import static umpire.cribbage.rules.CribbageSwitches.COUNTING;
import static umpire.cribbage.rules.CribbageSwitches.FINES;
import static umpire.cribbage.rules.CribbageSwitches.FIRST_DEAL;
import static umpire.cribbage.rules.CribbageSwitches.FOUR_FLUSH_IN_CRIB;
import static umpire.cribbage.rules.CribbageSwitches.GAMES;
import static umpire.cribbage.rules.CribbageSwitches.GAME_POINTS;
import static umpire.cribbage.rules.CribbageSwitches.HEELS;
import static umpire.cribbage.rules.CribbageSwitches.PARTNERS;
import static umpire.cribbage.rules.CribbageSwitches.PEG_BY_PLAYERS;
import static umpire.cribbage.rules.CribbageSwitches.PLAY_ONLY;
import static umpire.cribbage.rules.CribbageSwitches.SKUNKS_EACH;
import static umpire.cribbage.rules.CribbageSwitches.TARGET;

import umpire.core.profile.Conflict;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.rules.CribbageSwitches.Counting;

/// All switches, the named presets, and the combinations that are not allowed.
public final class CribbageProfiles {

  public static final Profiles PROFILES =
      Profiles.of(
              "cribbage",
              PLAY_ONLY,
              CARDS,
              PARTNERS,
              TARGET,
              HEELS,
              FOUR_FLUSH_IN_CRIB,
              COUNTING,
              PEG_BY_PLAYERS,
              GAME_POINTS,
              SKUNKS_EACH,
              GAMES,
              BEST_OF,
              FIRST_DEAL,
              FINES)
          .withPresets(
              Preset.of("standard", "six-card cribbage to 121, counted by the referee"),
              Preset.of(
                      "acc",
                      "American Cribbage Congress: players count, no muggins, game points 2 and 3, the"
                          + " deal alternates",
                      "counting=players",
                      "pegging=referee",
                      "game-points=tournament",
                      "match=points",
                      "first-deal=alternate")
                  .formerly("counting=referee"),
              Preset.of(
                  "acc-muggins",
                  "American Cribbage Congress with muggins, in the play as in the show",
                  "counting=muggins",
                  "pegging=players",
                  "game-points=tournament",
                  "match=points",
                  "first-deal=alternate"),
              Preset.of(
                  "pub",
                  "players count, muggins, best of three, double skunks",
                  "counting=muggins",
                  "games=3",
                  "game-points=quadruple"),
              Preset.of("short", "once round the board: to 61", "target=61"),
              Preset.of(
                  "five-card",
                  "five-card cribbage, the old game: three cards in hand, one count, to 61",
                  "cards=five",
                  "target=61"),
              Preset.of(
                  "seven-card",
                  "seven-card cribbage: five cards in hand, to 181",
                  "cards=seven",
                  "target=181"),
              Preset.of(
                  "club",
                  "players count for themselves, seven games for game points, cut for each",
                  "counting=players",
                  "games=7",
                  "match=points",
                  "first-deal=cut",
                  "game-points=triple"),
              Preset.of(
                  "classic",
                  "Cribbage Pegging (2002): the play of one deal, two to thirteen players",
                  "scope=play"))
          .withConflicts(
              new Conflict(
                  "pegging=players needs counting=players or muggins: players who count the play"
                      + " count the show as well",
                  profile ->
                      profile.get(PEG_BY_PLAYERS) && profile.get(COUNTING) == Counting.REFEREE),
              new Conflict(
                  "scope=play needs pegging=referee: the referee counts where only the play is scored",
                  profile -> profile.get(PEG_BY_PLAYERS) && profile.get(PLAY_ONLY)),
              new Conflict(
                  "scope=play needs errors=refused: the play alone has no winner",
                  profile -> profile.get(FINES) && profile.get(PLAY_ONLY)),
              new Conflict(
                  "game-points=triple and game-points=quadruple need target=121: otherwise a skunk"
                      + " is half the target, so no double skunk is possible",
                  profile ->
                      profile.get(TARGET) != CribbageSettings.TWICE_ROUND
                          && profile.get(GAME_POINTS).tellsDoubleSkunks()),
              new Conflict(
                  "match=best-of needs an odd number of games",
                  profile -> profile.get(BEST_OF) && profile.get(GAMES) % 2 == 0),
              new Conflict(
                  "scope=play needs games=1: one deal is all there is",
                  profile -> profile.get(PLAY_ONLY) && profile.get(GAMES) > 1),
              new Conflict(
                  "scope=play needs cards=six: the play alone has hands of four",
                  profile -> profile.get(PLAY_ONLY) && profile.get(CARDS).kept() != Cards.HAND));

  private static final int MAX_AT_A_GAME = 4;

  private CribbageProfiles() {}

  /// The most players under these rules.
  public static int most(Profile profile) {
    if (profile.get(PLAY_ONLY)) {
      return Cards.MAX_PLAYERS;
    }
    return profile.get(CARDS).kept() == Cards.HAND ? MAX_AT_A_GAME : 2;
  }
}
