package umpire.cribbage;

import java.util.List;
import java.util.Map;
import umpire.core.profile.BadProfile;
import umpire.core.profile.Conflict;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.profile.Switch;
import umpire.core.profile.Switch.Count;
import umpire.core.profile.Switch.OneOf;
import umpire.core.profile.Switch.Way;

/// The rules in which cribbage tables differ, and the tables that are well known.
public final class CribbageProfiles {

  /// What everybody played before there was a switch for it.
  private static final Map<String, String> UNMENTIONED =
      Map.of("cards", "six", "pegging", "referee", "skunks", "together", "errors", "refused");

  public static final Profiles PROFILES =
      new Profiles("cribbage", switches(), presets(), conflicts(), UNMENTIONED);

  private static final int MOST_AT_A_GAME = 4;

  /// What the first non-dealer of five-card cribbage pegs, since the other has the first crib.
  private static final int FOR_LAST = 3;

  private CribbageProfiles() {}

  private static List<Switch> switches() {
    return List.of(
        OneOf.of(
            "scope",
            "how much of the game is refereed",
            new Way("game", "whole games are played"),
            new Way("play", "only the play of one deal is scored, four cards each")),
        OneOf.of(
            "cards",
            "how many cards two players are dealt, of which two go to the crib",
            new Way("six", "six are dealt and four kept"),
            new Way(
                "five",
                "five are dealt and three kept; the play ends with the first count, and who does not"
                    + " deal first pegs three for last"),
            new Way("seven", "seven are dealt and five kept")),
        OneOf.of(
            "four",
            "how four players play",
            new Way("partners", "four play two against two, partners opposite"),
            new Way("alone", "four play each for himself")),
        OneOf.of(
            "target",
            "the points that win a game",
            new Way("121", "the first to 121 wins, twice round the board"),
            new Way("61", "the first to 61 wins, once round the board"),
            new Way("181", "the first to 181 wins, three times round the board")),
        OneOf.of(
            "his-heels",
            "what a jack as starter brings the dealer",
            new Way("two", "it pegs two at once"),
            new Way("none", "it pegs nothing")),
        OneOf.of(
            "crib-flush",
            "when a flush counts in the crib",
            new Way("five", "only all five cards of one suit count"),
            new Way("four", "four cards of one suit count four, as in a hand")),
        OneOf.of(
            "counting",
            "who counts in the show",
            new Way("referee", "every point is counted by itself"),
            new Way("players", "players count, and what they miss is lost"),
            new Way("muggins", "players count, and an opponent may take what they miss")),
        OneOf.of(
            "pegging",
            "who counts in the play",
            new Way("referee", "every card is pegged as it is laid"),
            new Way("players", "players peg what they say for the card just laid")),
        OneOf.of(
            "game-points",
            "what a game is worth",
            new Way("double", "a win counts 1 and a skunk 2"),
            new Way("single", "a win counts 1, by however much"),
            new Way("triple", "a win counts 1, a skunk 2 and a double skunk 3"),
            new Way("quadruple", "a win counts 1, a skunk 2 and a double skunk 4"),
            new Way("tournament", "a win counts 2 and a skunk 3")),
        OneOf.of(
            "skunks",
            "how losers behind the line are reckoned",
            new Way("together", "a skunk is one only if every loser is behind the line"),
            new Way("each", "each loser behind the line adds what a skunk is worth more")),
        new Count("games", "how long a match is", 1, 1, 99, "the number of games is #"),
        OneOf.of(
            "match",
            "how a match is decided",
            new Way("best-of", "who has won more than half of the games has won the match"),
            new Way("points", "all games are played, and the most game points win")),
        OneOf.of(
            "first-deal",
            "who deals first in the second game and later",
            new Way("loser", "who lost the last game deals"),
            new Way("alternate", "the next in turn after the last game's first dealer deals"),
            new Way("cut", "all cut anew")),
        OneOf.of(
            "errors",
            "what becomes of an error that is noticed",
            new Way("refused", "it is taken back, and nobody pays for it"),
            new Way(
                "fined", "it is taken back, and the others peg for it when the table says so")));
  }

  private static List<Preset> presets() {
    return List.of(
        new Preset("standard", "six-card cribbage to 121, counted by the referee", Map.of()),
        new Preset(
                "acc",
                "American Cribbage Congress: players count, no muggins, game points 2 and 3, the"
                    + " deal alternates",
                acc("players", "referee"))
            .formerly(Map.of("counting", "referee")),
        new Preset(
            "acc-muggins",
            "American Cribbage Congress with muggins, in the play as in the show",
            acc("muggins", "players")),
        new Preset(
            "pub",
            "players count, muggins, best of three, double skunks",
            Map.of("counting", "muggins", "games", "3", "game-points", "quadruple")),
        new Preset("short", "once round the board: to 61", Map.of("target", "61")),
        new Preset(
            "five-card",
            "five-card cribbage, the old game: three cards in hand, one count, to 61",
            Map.of("cards", "five", "target", "61")),
        new Preset(
            "seven-card",
            "seven-card cribbage: five cards in hand, to 181",
            Map.of("cards", "seven", "target", "181")),
        new Preset(
            "club",
            "players count for themselves, seven games for game points, cut for each",
            Map.of(
                "counting",
                "players",
                "games",
                "7",
                "match",
                "points",
                "first-deal",
                "cut",
                "game-points",
                "triple")),
        new Preset(
            "classic",
            "Cribbage Pegging (2002): the play of one deal, two to thirteen players",
            Map.of("scope", "play")));
  }

  /// @param counting who counts in the show
  /// @param pegging who counts in the play
  private static Map<String, String> acc(String counting, String pegging) {
    return Map.of(
        "counting",
        counting,
        "pegging",
        pegging,
        "game-points",
        "tournament",
        "match",
        "points",
        "first-deal",
        "alternate");
  }

  private static List<Conflict> conflicts() {
    return List.of(
        new Conflict(
            "pegging cannot be players with counting referee: who counts the play for themselves"
                + " counts the show too",
            profile -> profile.is("pegging", "players") && profile.is("counting", "referee")),
        new Conflict(
            "pegging cannot be players with scope play: the play alone is counted by the referee",
            profile -> profile.is("pegging", "players") && profile.is("scope", "play")),
        new Conflict(
            "errors cannot be fined with scope play: nobody wins there",
            profile -> profile.is("errors", "fined") && profile.is("scope", "play")),
        new Conflict(
            "game-points cannot be triple or quadruple with target 61 or 181: a skunk is half the way,"
                + " and nobody can be the whole way behind",
            profile ->
                !profile.is("target", "121")
                    && (profile.is("game-points", "triple")
                        || profile.is("game-points", "quadruple"))),
        new Conflict(
            "match cannot be best-of with an even number of games",
            profile -> profile.is("match", "best-of") && profile.number("games") % 2 == 0),
        new Conflict(
            "games cannot be more than 1 with scope play: one deal is all there is",
            profile -> profile.is("scope", "play") && profile.number("games") > 1),
        new Conflict(
            "cards can only be six with scope play: the play alone has hands of four",
            profile -> profile.is("scope", "play") && !profile.is("cards", "six")));
  }

  /// The seed's game: the play of one deal.
  public static Profile classic() {
    try {
      return PROFILES.preset("classic");
    } catch (BadProfile impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// The most players under these rules.
  public static int most(Profile profile) {
    if (profile.is("scope", "play")) {
      return Pegging.MOST_PLAYERS;
    }
    return profile.is("cards", "six") ? MOST_AT_A_GAME : 2;
  }

  /// What a profile means for so many players.
  public static CribbageTerms terms(Profile profile, int players) {
    boolean playOnly = profile.is("scope", "play");
    boolean tournament = profile.is("game-points", "tournament");
    return new CribbageTerms(
        players,
        players == 4 && !playOnly && profile.is("four", "partners"),
        switch (profile.value("cards")) {
          case "five" -> Pegging.HAND - 1;
          case "seven" -> Pegging.HAND + 1;
          default -> Pegging.HAND;
        },
        profile.is("cards", "five"),
        profile.is("cards", "five") ? FOR_LAST : 0,
        playOnly,
        profile.number("target"),
        profile.is("his-heels", "two") ? 2 : 0,
        profile.is("crib-flush", "four"),
        switch (profile.value("counting")) {
          case "players" -> CribbageTerms.Counting.PLAYERS;
          case "muggins" -> CribbageTerms.Counting.MUGGINS;
          default -> CribbageTerms.Counting.REFEREE;
        },
        profile.is("pegging", "players"),
        tournament ? 2 : 1,
        tournament ? 3 : profile.is("game-points", "single") ? 1 : 2,
        switch (profile.value("game-points")) {
          case "triple", "tournament" -> 3;
          case "quadruple" -> 4;
          case "single" -> 1;
          default -> 2;
        },
        profile.is("skunks", "each"),
        profile.number("games"),
        profile.is("match", "best-of"),
        profile.is("errors", "fined"),
        switch (profile.value("first-deal")) {
          case "alternate" -> CribbageTerms.FirstDeal.ALTERNATE;
          case "cut" -> CribbageTerms.FirstDeal.CUT;
          default -> CribbageTerms.FirstDeal.LOSER;
        });
  }
}
