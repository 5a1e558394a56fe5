package umpire.snooker;

import java.util.List;
import java.util.Map;
import umpire.core.profile.Conflict;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.core.profile.Switch;
import umpire.core.profile.Switch.Choice;
import umpire.core.profile.Switch.Count;
import umpire.core.profile.Switch.Way;

/// The rules in which tables differ.
public final class SnookerProfiles {

  private static final String PLAYERS = "players";
  private static final String REDS = "reds";
  private static final String FRAMES = "frames";
  private static final String DECIDED_BY = "decided-by";
  private static final String FIRST_BREAK = "first-break";
  private static final String BREAK_OFF = "break-off";
  private static final String START_1 = "start-1";
  private static final String START_2 = "start-2";
  private static final String UNNAMED = "unnamed";
  private static final String REFEREE = "referee";
  private static final String FREE_BALL = "free-ball";
  private static final String BEHIND = "behind";
  private static final String PLAY_AGAIN = "play-again";
  private static final String MISS = "miss";
  private static final String LATE_MISS = "late-miss";
  private static final String THREE_MISSES = "three-misses";
  private static final String MISS_LIMIT = "miss-limit";
  private static final String LOT = "lot";
  private static final String CONCESSION = "concession";
  private static final String CLAIM = "claim";
  private static final String STALEMATE = "stalemate";

  private static final String FRAME_CLOCK = "frame-clock";
  private static final String SHOT_CLOCK = "shot-clock";
  private static final String CUSHION = "cushion";
  private static final String AFTER_FOUL = "after-foul";

  /// How many play in two pairs.
  private static final int PAIRS = 4;

  private static final int MOST_FRAMES = 99;
  private static final int MOST_START = 147;

  private static final List<Switch> SWITCHES =
      List.of(
          Choice.of(
                  PLAYERS,
                  "who plays",
                  new Way<>("two", "two players play against each other", "two"),
                  new Way<>(
                      "four", "two pairs play, and the four take their visits in turn", "four"))
              .unmentioned("two"),
          Choice.of(
              REDS,
              "how many reds there are",
              new Way<>("15", "a frame has fifteen reds", "15"),
              new Way<>("10", "a frame has ten reds", "10"),
              new Way<>("6", "a frame has six reds", "6"),
              new Way<>("3", "a frame has three reds", "3"),
              new Way<>("1", "a frame has one red", "1")),
          new Count(
              FRAMES,
              "how many frames a match has at most",
              3,
              1,
              MOST_FRAMES,
              "the number of frames is at most #"),
          Choice.of(
              DECIDED_BY,
              "what wins the match",
              new Way<>("frames", "more than half of the frames win the match", "frames"),
              new Way<>(
                  "all-frames",
                  "all frames are played, and more of them win the match",
                  "all-frames"),
              new Way<>(
                  "points",
                  "all frames are played, and the points of all of them decide",
                  "points")),
          Choice.of(
              FIRST_BREAK,
              "who breaks off first",
              new Way<>("lot", "a lot decides who breaks off first", "lot"),
              new Way<>("first-seat", "the first seat breaks off first", "first-seat")),
          Choice.of(
              BREAK_OFF,
              "who breaks off the later frames",
              new Way<>("alternate", "the break-off alternates", "alternate"),
              new Way<>("winner", "the winner of a frame breaks off the next", "winner"),
              new Way<>("loser", "the loser of a frame breaks off the next", "loser")),
          new Count(
              START_1,
              "points that the first seat is given",
              0,
              0,
              MOST_START,
              "the start of the first seat is # in each frame"),
          new Count(
              START_2,
              "points that the second seat is given",
              0,
              0,
              MOST_START,
              "the start of the second seat is # in each frame"),
          Choice.of(
              UNNAMED,
              "what a foul costs after a red when no colour was nominated",
              new Way<>("7", "it costs seven", "7"),
              new Way<>("4", "the yellow counts as nominated", "4")),
          Choice.of(
              REFEREE,
              "whether somebody sees more than what was hit first and what fell",
              new Way<>(
                  "yes",
                  "the referee sees touching balls, balls off the table and bad strokes",
                  "yes"),
              new Way<>("no", "only the ball hit first and the balls that fell are judged", "no")),
          Choice.of(
              FREE_BALL,
              "what a player has who is snookered after a foul",
              new Way<>("yes", "there is a free ball", "yes"),
              new Way<>("no", "there is no free ball", "no")),
          Choice.of(
                  BEHIND,
                  "behind what the opponent must not be left snookered",
                  new Way<>("free-ball", "it is a foul behind a free ball only", "free-ball"),
                  new Way<>(
                      "nominated",
                      "it is a foul behind any nominated colour, at any time",
                      "nominated"))
              .unmentioned("free-ball"),
          Choice.of(
              PLAY_AGAIN,
              "whether an offender may be sent back",
              new Way<>("yes", "the offender may be sent back", "yes"),
              new Way<>("no", "the offender cannot be sent back", "no")),
          Choice.of(
              MISS,
              "whether misses are called",
              new Way<>("yes", "the referee calls misses", "yes"),
              new Way<>("no", "no miss is called", "no")),
          Choice.of(
              LATE_MISS,
              "whether misses are called when the points left are not more than the lead",
              new Way<>("no", "no miss is called then unless it is deliberate", "no"),
              new Way<>("yes", "misses are called whatever the score", "yes")),
          Choice.of(
              THREE_MISSES,
              "what a third failure with a full ball in view leads to",
              new Way<>("lose", "it loses the frame", "lose"),
              new Way<>("go-on", "it is one more miss", "go-on")),
          Choice.of(
              MISS_LIMIT,
              "how many misses in a row lead to balls put back",
              new Way<>("none", "the balls are put back after any number of misses", "none"),
              new Way<>(
                  "five",
                  "the fifth miss in a row lets the opponent place the white anywhere",
                  "five")),
          Choice.of(
              LOT,
              "what the winner of the lot at the respotted black does",
              new Way<>("chooses", "whoever wins it chooses who plays first", "chooses"),
              new Way<>("plays", "whoever wins it plays first", "plays")),
          Choice.of(
              CONCESSION,
              "when a frame may be conceded",
              new Way<>(
                  "costly",
                  "early concessions are warned for, and then cost a further frame",
                  "costly"),
              new Way<>("anytime", "a frame may be conceded at any time", "anytime"),
              new Way<>("needed", "only a player who needs penalty points may concede", "needed"),
              new Way<>("never", "frames are played to their end", "never")),
          Choice.of(
              CLAIM,
              "when a frame may be claimed",
              new Way<>(
                  "black", "a lead of more than seven at the last black may be claimed", "black"),
              new Way<>(
                  "needed", "a frame may be claimed when the other needs penalty points", "needed"),
              new Way<>("never", "nobody claims a frame", "never")),
          Choice.of(
              STALEMATE,
              "what becomes of a frame in stalemate",
              new Way<>("rerack", "it is started again", "rerack"),
              new Way<>("play-on", "it is played on", "play-on")),
          Choice.of(
                  FRAME_CLOCK,
                  "how long a frame lasts",
                  new Way<>("none", "a frame has no time", "none"),
                  new Way<>(
                      "ten-minutes",
                      "after ten minutes whoever leads wins the frame",
                      "ten-minutes"))
              .unmentioned("none"),
          Choice.of(
                  SHOT_CLOCK,
                  "how long a stroke may take",
                  new Way<>("none", "a stroke has no time", "none"),
                  new Way<>(
                      "foul",
                      "15 seconds, and 10 in the second half; then it is a foul of 5",
                      "foul"))
              .unmentioned("none"),
          Choice.of(
                  CUSHION,
                  "whether a stroke has to reach a cushion",
                  new Way<>("free", "a stroke need not reach a cushion", "free"),
                  new Way<>("must", "every stroke pots a ball or brings one to a cushion", "must"))
              .unmentioned("free"),
          Choice.of(
                  AFTER_FOUL,
                  "where the white lies after a foul",
                  new Way<>("as-it-lies", "it stays where it is, unless it fell", "as-it-lies"),
                  new Way<>("in-hand", "it is in hand, anywhere on the table", "in-hand"))
              .unmentioned("as-it-lies"));

  private static final List<Preset> PRESETS =
      List.of(
          new Preset("wpbsa", "the official rules, best of three frames", Map.of(), List.of()),
          new Preset(
                  "six-red",
                  "six reds, at most five misses in a row, no snooker behind a nominated colour,"
                      + " best of five",
                  Map.of(REDS, "6", FRAMES, "5", MISS_LIMIT, "five", BEHIND, "nominated"),
                  List.of())
              .formerly(BEHIND + "=free-ball"),
          new Preset("ten-red", "the official rules with ten reds", Map.of(REDS, "10"), List.of()),
          new Preset(
              "club",
              "no misses, and frames are given away when they are lost",
              Map.of(MISS, "no", THREE_MISSES, "go-on", CONCESSION, "anytime", CLAIM, "needed"),
              List.of()),
          new Preset(
              "league",
              "the official rules over four frames, and two each draw the match",
              Map.of(FRAMES, "4"),
              List.of()),
          new Preset(
              "doubles",
              "the official rules for two pairs, best of three frames",
              Map.of(PLAYERS, "four"),
              List.of()),
          new Preset(
              "aggregate",
              "two frames, and the points of both decide",
              Map.of(FRAMES, "2", DECIDED_BY, "points", CONCESSION, "anytime", CLAIM, "never"),
              List.of()),
          new Preset(
              "shoot-out",
              "one frame of ten minutes with a shot clock, and the white in hand after every foul",
              Map.ofEntries(
                  Map.entry(FRAMES, "1"),
                  Map.entry(FREE_BALL, "no"),
                  Map.entry(PLAY_AGAIN, "no"),
                  Map.entry(MISS, "no"),
                  Map.entry(THREE_MISSES, "go-on"),
                  Map.entry(CONCESSION, "needed"),
                  Map.entry(STALEMATE, "play-on"),
                  Map.entry(FRAME_CLOCK, "ten-minutes"),
                  Map.entry(SHOT_CLOCK, "foul"),
                  Map.entry(CUSHION, "must"),
                  Map.entry(AFTER_FOUL, "in-hand")),
              List.of()),
          new Preset(
              "classic",
              "the published problem: one frame, four kinds of fouls, nothing nominated",
              Map.ofEntries(
                  Map.entry(FRAMES, "1"),
                  Map.entry(FIRST_BREAK, "first-seat"),
                  Map.entry(UNNAMED, "4"),
                  Map.entry(REFEREE, "no"),
                  Map.entry(FREE_BALL, "no"),
                  Map.entry(MISS, "no"),
                  Map.entry(THREE_MISSES, "go-on"),
                  Map.entry(LOT, "plays"),
                  Map.entry(CONCESSION, "never"),
                  Map.entry(CLAIM, "never"),
                  Map.entry(STALEMATE, "play-on")),
              List.of()));

  private static final List<Conflict> CONFLICTS =
      List.of(
          new Conflict(
              "three-misses lose and miss-limit five need miss yes",
              profile ->
                  profile.is(MISS, "no")
                      && (profile.is(THREE_MISSES, "lose") || profile.is(MISS_LIMIT, "five"))),
          new Conflict(
              "late-miss yes needs miss yes",
              profile -> profile.is(MISS, "no") && profile.is(LATE_MISS, "yes")),
          new Conflict(
              "referee no leaves nobody for free-ball yes, miss yes or stalemate rerack",
              profile ->
                  profile.is(REFEREE, "no")
                      && (profile.is(FREE_BALL, "yes")
                          || profile.is(MISS, "yes")
                          || profile.is(STALEMATE, "rerack"))),
          new Conflict(
              "referee no leaves nobody to see what lies behind a nominated colour",
              profile -> profile.is(REFEREE, "no") && profile.is(BEHIND, "nominated")),
          new Conflict(
              "referee no cannot know what was nominated, so unnamed must be 4",
              profile -> profile.is(REFEREE, "no") && profile.is(UNNAMED, "7")),
          new Conflict(
              "referee no leaves nobody to look at a clock or at cushions",
              profile ->
                  profile.is(REFEREE, "no")
                      && (profile.is(FRAME_CLOCK, "ten-minutes")
                          || profile.is(SHOT_CLOCK, "foul")
                          || profile.is(CUSHION, "must"))),
          new Conflict(
              "after-foul in-hand leaves nothing for free-ball yes, play-again yes or miss yes",
              profile ->
                  profile.is(AFTER_FOUL, "in-hand")
                      && (profile.is(FREE_BALL, "yes")
                          || profile.is(PLAY_AGAIN, "yes")
                          || profile.is(MISS, "yes"))),
          new Conflict(
              "where points decide every point counts: claim must be never",
              profile -> profile.is(DECIDED_BY, "points") && !profile.is(CLAIM, "never")),
          new Conflict(
              "where points decide no frame can be lost unplayed: concession cannot be costly",
              profile -> profile.is(DECIDED_BY, "points") && profile.is(CONCESSION, "costly")));

  /// Switches, presets and conflicts of snooker.
  public static final Profiles ALL = new Profiles("snooker", SWITCHES, PRESETS, CONFLICTS);

  private SnookerProfiles() {}

  /// What the kernel has to know of a profile.
  static SnookerTerms rules(Profile profile) {
    var frame =
        new FrameTerms(
            profile.is(PLAYERS, "four") ? PAIRS : Frame.SEATS,
            profile.number(REDS),
            profile.is(UNNAMED, "7"),
            profile.is(PLAY_AGAIN, "yes"),
            profile.is(FREE_BALL, "yes"),
            profile.is(BEHIND, "nominated"),
            profile.is(MISS, "yes"),
            profile.is(LATE_MISS, "yes"),
            profile.is(THREE_MISSES, "lose"),
            profile.is(MISS_LIMIT, "five") ? 5 : 0,
            pace(profile),
            profile.is(LOT, "chooses"));
    return new SnookerTerms(
        frame,
        profile.number(FRAMES),
        decidedBy(profile.value(DECIDED_BY)),
        profile.is(FIRST_BREAK, "lot"),
        breakOff(profile.value(BREAK_OFF)),
        concession(profile.value(CONCESSION)),
        claim(profile.value(CLAIM)),
        profile.is(STALEMATE, "rerack"),
        profile.is(REFEREE, "no"),
        profile.number(START_1),
        profile.number(START_2));
  }

  /// A match by these rules.
  public static Contest open(Profile profile) {
    return new Contest(rules(profile));
  }

  private static PaceTerms pace(Profile profile) {
    return new PaceTerms(
        profile.is(FRAME_CLOCK, "ten-minutes"),
        profile.is(SHOT_CLOCK, "foul"),
        profile.is(CUSHION, "must"),
        profile.is(AFTER_FOUL, "in-hand"));
  }

  private static SnookerTerms.DecidedBy decidedBy(String value) {
    return switch (value) {
      case "frames" -> SnookerTerms.DecidedBy.FRAMES;
      case "all-frames" -> SnookerTerms.DecidedBy.ALL_FRAMES;
      default -> SnookerTerms.DecidedBy.POINTS;
    };
  }

  private static SnookerTerms.BreakOff breakOff(String value) {
    return switch (value) {
      case "alternate" -> SnookerTerms.BreakOff.ALTERNATE;
      case "winner" -> SnookerTerms.BreakOff.WINNER;
      default -> SnookerTerms.BreakOff.LOSER;
    };
  }

  private static SnookerTerms.Concession concession(String value) {
    return switch (value) {
      case "costly" -> SnookerTerms.Concession.COSTLY;
      case "anytime" -> SnookerTerms.Concession.ANYTIME;
      case "needed" -> SnookerTerms.Concession.NEEDED;
      default -> SnookerTerms.Concession.NEVER;
    };
  }

  private static SnookerTerms.Claim claim(String value) {
    return switch (value) {
      case "black" -> SnookerTerms.Claim.BLACK;
      case "needed" -> SnookerTerms.Claim.NEEDED;
      default -> SnookerTerms.Claim.NEVER;
    };
  }
}
