package umpire.snooker.rule;

import umpire.core.profile.Switch.Choice;
import umpire.core.profile.Switch.Count;
import umpire.core.profile.Switch.Way;
import umpire.snooker.ball.Balls;

/// The rules that differ between tables: each switch with its words, and the values they have for
/// the kernel.
public final class SnookerSwitches {

  /// The number of players in two pairs.
  private static final int PAIRS = 4;

  private static final int MAX_FRAMES = 99;
  private static final int MAX_START = 147;

  static final Choice<Integer> SEATS =
      Choice.of(
              "players",
              "who plays",
              new Way<>("two", "two players play against each other", Sides.SEATS),
              new Way<>(
                  "four", "two pairs play, and the four players take their visits in turn", PAIRS))
          .unmentioned("two");

  static final Choice<Integer> REDS =
      Choice.of(
          "reds",
          "how many reds there are",
          new Way<>("15", "a frame has fifteen reds", Balls.REDS),
          new Way<>("10", "a frame has ten reds", 10),
          new Way<>("6", "a frame has six reds", 6),
          new Way<>("3", "a frame has three reds", 3),
          new Way<>("1", "a frame has one red", 1));

  static final Count FRAMES =
      new Count(
          "frames",
          "how many frames a match has at most",
          3,
          1,
          MAX_FRAMES,
          "the number of frames is at most #");

  public enum DecidedBy {
    FRAMES("more than half of the frames win the match"),
    ALL_FRAMES("all frames are played, and more of them win the match"),
    POINTS("all frames are played, and the points of all of them decide");

    private final String effect;

    DecidedBy(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<DecidedBy> DECIDED_BY =
      Choice.of("decided-by", "what wins the match", DecidedBy.values(), way -> way.effect);

  static final Choice<Boolean> FIRST_BY_LOT =
      Choice.of(
          "first-break",
          "who breaks off first",
          new Way<>("lot", "a lot decides who breaks off first", true),
          new Way<>("first-seat", "the first seat breaks off first", false));

  public enum BreakOff {
    ALTERNATE("the break-off alternates"),
    WINNER("the winner of a frame breaks off the next"),
    LOSER("the loser of a frame breaks off the next");

    private final String effect;

    BreakOff(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<BreakOff> BREAK_OFF =
      Choice.of(
          "break-off", "who breaks off the later frames", BreakOff.values(), way -> way.effect);

  static final Count FIRST_START =
      new Count(
          "start-1",
          "points that the first seat is given",
          0,
          0,
          MAX_START,
          "the start of the first seat is # in each frame");

  static final Count SECOND_START =
      new Count(
          "start-2",
          "points that the second seat is given",
          0,
          0,
          MAX_START,
          "the start of the second seat is # in each frame");

  static final Choice<Boolean> SEVEN_UNNAMED =
      Choice.of(
          "unnamed",
          "what a foul costs after a red when no colour was nominated",
          new Way<>("7", "it costs seven", true),
          new Way<>("4", "the yellow counts as nominated", false));

  static final Choice<Boolean> REFEREE =
      Choice.of(
          "referee",
          "whether a referee sees more than the ball hit first and the balls that fell",
          new Way<>(
              "yes", "the referee sees touching balls, balls off the table and bad strokes", true),
          new Way<>("no", "only the ball hit first and the balls that fell are judged", false));

  static final Choice<Boolean> FREE_BALL =
      Choice.of(
          "free-ball",
          "what a player snookered after a foul has",
          new Way<>("yes", "there is a free ball", true),
          new Way<>("no", "there is no free ball", false));

  static final Choice<Boolean> BEHIND_NOMINATED =
      Choice.of(
              "behind",
              "behind which ball the opponent must not be left snookered",
              new Way<>("free-ball", "it is a foul behind a free ball only", false),
              new Way<>("nominated", "it is a foul behind any nominated colour, at any time", true))
          .unmentioned("free-ball");

  static final Choice<Boolean> PLAY_AGAIN =
      Choice.of(
          "play-again",
          "whether an offender may be sent back",
          new Way<>("yes", "the offender may be sent back", true),
          new Way<>("no", "the offender cannot be sent back", false));

  static final Choice<Boolean> MISS =
      Choice.of(
          "miss",
          "whether misses are called",
          new Way<>("yes", "the referee calls misses", true),
          new Way<>("no", "no miss is called", false));

  static final Choice<Boolean> LATE_MISS =
      Choice.of(
          "late-miss",
          "whether misses are called when the points left are not more than the lead",
          new Way<>("no", "no miss is called then unless it is deliberate", false),
          new Way<>("yes", "misses are called whatever the score", true));

  static final Choice<Boolean> THREE_MISSES =
      Choice.of(
          "three-misses",
          "what a third failure with a full ball in view leads to",
          new Way<>("lose", "it loses the frame", true),
          new Way<>("go-on", "it is one more miss", false));

  static final Choice<Integer> MISS_LIMIT =
      Choice.of(
          "miss-limit",
          "how many misses in a row let the balls be put back",
          new Way<>("none", "the balls are put back after any number of misses", 0),
          new Way<>(
              "five", "the fifth miss in a row lets the opponent place the white anywhere", 5));

  static final Choice<Boolean> LOT_CHOOSES =
      Choice.of(
          "lot",
          "what the winner of the lot at the respotted black does",
          new Way<>("chooses", "the winner of the lot chooses who plays first", true),
          new Way<>("plays", "the winner of the lot plays first", false));

  public enum Concession {
    COSTLY("a first early concession brings a warning, each later one costs a further frame"),
    ANYTIME("a frame may be conceded at any time"),
    NEEDED("only a player who needs penalty points may concede"),
    NEVER("frames are played to their end");

    private final String effect;

    Concession(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Concession> CONCESSION =
      Choice.of(
          "concession", "when a frame may be conceded", Concession.values(), way -> way.effect);

  public enum Claim {
    BLACK("a lead of more than seven at the last black may be claimed"),
    NEEDED("a frame may be claimed when the opponent needs penalty points"),
    NEVER("nobody claims a frame");

    private final String effect;

    Claim(String effect) {
      this.effect = effect;
    }
  }

  static final Choice<Claim> CLAIM =
      Choice.of("claim", "when a frame may be claimed", Claim.values(), way -> way.effect);

  static final Choice<Boolean> RERACK =
      Choice.of(
          "stalemate",
          "what happens to a frame in stalemate",
          new Way<>("rerack", "it is started again", true),
          new Way<>("play-on", "it is played to its end", false));

  static final Choice<Boolean> FRAME_CLOCK =
      Choice.of(
              "frame-clock",
              "how long a frame lasts",
              new Way<>("none", "a frame has no time limit", false),
              new Way<>(
                  "ten-minutes", "after ten minutes the player who leads wins the frame", true))
          .unmentioned("none");

  static final Choice<Boolean> SHOT_CLOCK =
      Choice.of(
              "shot-clock",
              "how long a stroke may take",
              new Way<>("none", "a stroke has no time limit", false),
              new Way<>(
                  "foul",
                  "15 seconds, and 10 in the second half; a late stroke is a foul of 5",
                  true))
          .unmentioned("none");

  static final Choice<Boolean> CUSHION =
      Choice.of(
              "cushion",
              "whether a stroke must reach a cushion",
              new Way<>("free", "a stroke need not reach a cushion", false),
              new Way<>("must", "every stroke pots a ball or brings one to a cushion", true))
          .unmentioned("free");

  static final Choice<Boolean> IN_HAND_AFTER_FOUL =
      Choice.of(
              "after-foul",
              "where the white lies after a foul",
              new Way<>("as-it-lies", "it stays where it is, unless it fell", false),
              new Way<>("in-hand", "it is in hand, anywhere on the table", true))
          .unmentioned("as-it-lies");

  private SnookerSwitches() {}
}
