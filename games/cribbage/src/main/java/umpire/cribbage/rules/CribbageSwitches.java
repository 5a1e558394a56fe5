package umpire.cribbage.rules;

import umpire.core.profile.Switch.Choice;
import umpire.core.profile.Switch.Count;
import umpire.core.profile.Switch.Way;
import umpire.cribbage.cards.Cards;

/// The rules in which cribbage tables differ: each switch with its options, as words and as values
/// for the kernel.
public final class CribbageSwitches {

  /// The points that the first non-dealer of five-card cribbage pegs, since the other has the first
  /// crib.
  private static final int FOR_LAST = 3;

  static final Choice<Boolean> PLAY_ONLY =
      Choice.of(
          "scope",
          "how much of the game is refereed",
          new Way<>("game", "whole games are played", false),
          new Way<>("play", "only the play of one deal is scored, four cards each", true));

  static final Choice<HandSettings> CARDS =
      Choice.of(
              "cards",
              "how many cards two players are dealt, of which two go to the crib",
              new Way<>(
                  "six", "six are dealt and four kept", new HandSettings(Cards.HAND, false, 0)),
              new Way<>(
                  "five",
                  "five are dealt and three kept; the play ends with the first count, and the"
                      + " player who does not deal first pegs three for last",
                  new HandSettings(Cards.HAND - 1, true, FOR_LAST)),
              new Way<>(
                  "seven",
                  "seven are dealt and five kept",
                  new HandSettings(Cards.HAND + 1, false, 0)))
          .unmentioned("six");

  static final Choice<Boolean> PARTNERS =
      Choice.of(
          "four",
          "how four players play",
          new Way<>("partners", "four play two against two, partners opposite", true),
          new Way<>("alone", "each of the four plays alone", false));

  static final Choice<Integer> TARGET =
      Choice.of(
          "target",
          "the points that win a game",
          new Way<>("121", "the first to 121 wins, twice round the board", 121),
          new Way<>("61", "the first to 61 wins, once round the board", 61),
          new Way<>("181", "the first to 181 wins, three times round the board", 181));

  static final Choice<Integer> HEELS =
      Choice.of(
          "his-heels",
          "what a jack as starter brings the dealer",
          new Way<>("two", "it pegs two at once", 2),
          new Way<>("none", "it pegs nothing", 0));

  static final Choice<Boolean> FOUR_FLUSH_IN_CRIB =
      Choice.of(
          "crib-flush",
          "when a flush counts in the crib",
          new Way<>("five", "only all five cards of one suit count", false),
          new Way<>("four", "four cards of one suit count four, as in a hand", true));

  public enum Counting {
    REFEREE("the referee counts every point"),
    PLAYERS("players count, and what they miss is lost"),
    MUGGINS("players count, and an opponent may take what they miss");

    private final String effect;

    Counting(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Counting> COUNTING =
      Choice.of("counting", "who counts in the show", Counting.values(), way -> way.effect);

  static final Choice<Boolean> PEG_BY_PLAYERS =
      Choice.of(
              "pegging",
              "who counts in the play",
              new Way<>("referee", "every card is pegged as it is laid", false),
              new Way<>(
                  "players", "players peg the points they announce for the card just laid", true))
          .unmentioned("referee");

  static final Choice<GamePoints> GAME_POINTS =
      Choice.of(
          "game-points",
          "what a game is worth",
          new Way<>("double", "a win counts 1 and a skunk 2", new GamePoints(1, 2, 2)),
          new Way<>("single", "a win counts 1, by however much", new GamePoints(1, 1, 1)),
          new Way<>(
              "triple", "a win counts 1, a skunk 2 and a double skunk 3", new GamePoints(1, 2, 3)),
          new Way<>(
              "quadruple",
              "a win counts 1, a skunk 2 and a double skunk 4",
              new GamePoints(1, 2, 4)),
          new Way<>("tournament", "a win counts 2 and a skunk 3", new GamePoints(2, 3, 3)));

  static final Choice<Boolean> SKUNKS_EACH =
      Choice.of(
              "skunks",
              "how losers below the skunk line are scored",
              new Way<>(
                  "together", "a game is a skunk only if every loser is below the line", false),
              new Way<>("each", "each loser below the line adds the extra worth of a skunk", true))
          .unmentioned("together");

  static final Count GAMES =
      new Count("games", "how long a match is", 1, 1, 99, "the number of games is #");

  static final Choice<Boolean> BEST_OF =
      Choice.of(
          "match",
          "how a match is decided",
          new Way<>("best-of", "the player with more than half of the games wins the match", true),
          new Way<>("points", "all games are played, and the most game points win", false));

  public enum FirstDeal {
    LOSER("the loser of the last game deals"),
    ALTERNATE("the next in turn after the last game's first dealer deals"),
    CUT("all players cut again");

    private final String effect;

    FirstDeal(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<FirstDeal> FIRST_DEAL =
      Choice.of(
          "first-deal",
          "who deals first in the second game and later",
          FirstDeal.values(),
          way -> way.effect);

  static final Choice<Boolean> FINES =
      Choice.of(
              "errors",
              "what happens when an error is noticed",
              new Way<>("refused", "it is taken back without a penalty", false),
              new Way<>(
                  "fined",
                  "it is taken back, and the others peg for it when the table records it",
                  true))
          .unmentioned("refused");

  private CribbageSwitches() {}
}
