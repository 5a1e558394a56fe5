package umpire.snooker.rule;

import static umpire.snooker.rule.SnookerSwitches.BEHIND_NOMINATED;
import static umpire.snooker.rule.SnookerSwitches.BREAK_OFF;
import static umpire.snooker.rule.SnookerSwitches.CLAIM;
import static umpire.snooker.rule.SnookerSwitches.CONCESSION;
import static umpire.snooker.rule.SnookerSwitches.CUSHION;
import static umpire.snooker.rule.SnookerSwitches.DECIDED_BY;
import static umpire.snooker.rule.SnookerSwitches.FIRST_BY_LOT;
import static umpire.snooker.rule.SnookerSwitches.FIRST_START;
import static umpire.snooker.rule.SnookerSwitches.FRAMES;
import static umpire.snooker.rule.SnookerSwitches.FRAME_CLOCK;
import static umpire.snooker.rule.SnookerSwitches.FREE_BALL;
import static umpire.snooker.rule.SnookerSwitches.IN_HAND_AFTER_FOUL;
import static umpire.snooker.rule.SnookerSwitches.LATE_MISS;
import static umpire.snooker.rule.SnookerSwitches.LOT_CHOOSES;
import static umpire.snooker.rule.SnookerSwitches.MISS;
import static umpire.snooker.rule.SnookerSwitches.MISS_LIMIT;
import static umpire.snooker.rule.SnookerSwitches.PLAY_AGAIN;
import static umpire.snooker.rule.SnookerSwitches.REDS;
import static umpire.snooker.rule.SnookerSwitches.REFEREE;
import static umpire.snooker.rule.SnookerSwitches.RERACK;
import static umpire.snooker.rule.SnookerSwitches.SEATS;
import static umpire.snooker.rule.SnookerSwitches.SECOND_START;
import static umpire.snooker.rule.SnookerSwitches.SEVEN_UNNAMED;
import static umpire.snooker.rule.SnookerSwitches.SHOT_CLOCK;
import static umpire.snooker.rule.SnookerSwitches.THREE_MISSES;

import umpire.core.profile.Conflict;
import umpire.core.profile.Preset;
import umpire.core.profile.Profiles;
import umpire.snooker.rule.SnookerSwitches.Claim;
import umpire.snooker.rule.SnookerSwitches.Concession;
import umpire.snooker.rule.SnookerSwitches.DecidedBy;

/// The presets for tables known by name, and the combinations that no table can agree on.
public final class SnookerProfiles {

  public static final Profiles ALL =
      Profiles.of(
              "snooker",
              SEATS,
              REDS,
              FRAMES,
              DECIDED_BY,
              FIRST_BY_LOT,
              BREAK_OFF,
              FIRST_START,
              SECOND_START,
              SEVEN_UNNAMED,
              REFEREE,
              FREE_BALL,
              BEHIND_NOMINATED,
              PLAY_AGAIN,
              MISS,
              LATE_MISS,
              THREE_MISSES,
              MISS_LIMIT,
              LOT_CHOOSES,
              CONCESSION,
              CLAIM,
              RERACK,
              FRAME_CLOCK,
              SHOT_CLOCK,
              CUSHION,
              IN_HAND_AFTER_FOUL)
          .withPresets(
              Preset.of("wpbsa", "the official rules, best of three frames"),
              Preset.of(
                      "six-red",
                      "six reds, at most five misses in a row, no snooker behind a nominated colour,"
                          + " best of five",
                      "reds=6",
                      "frames=5",
                      "miss-limit=five",
                      "behind=nominated")
                  .formerly("behind=free-ball"),
              Preset.of("ten-red", "the official rules with ten reds", "reds=10"),
              Preset.of(
                  "club",
                  "no misses, and a frame may be conceded once it is lost",
                  "miss=no",
                  "three-misses=go-on",
                  "concession=anytime",
                  "claim=needed"),
              Preset.of(
                  "league",
                  "the official rules over four frames, and two each draw the match",
                  "frames=4"),
              Preset.of(
                  "doubles",
                  "the official rules for two pairs, best of three frames",
                  "players=four"),
              Preset.of(
                  "aggregate",
                  "two frames, and the points of both decide",
                  "frames=2",
                  "decided-by=points",
                  "concession=anytime",
                  "claim=never"),
              Preset.of(
                  "shoot-out",
                  "one frame of ten minutes with a shot clock, and the white in hand after every foul",
                  "frames=1",
                  "free-ball=no",
                  "play-again=no",
                  "miss=no",
                  "three-misses=go-on",
                  "concession=needed",
                  "stalemate=play-on",
                  "frame-clock=ten-minutes",
                  "shot-clock=foul",
                  "cushion=must",
                  "after-foul=in-hand"),
              Preset.of(
                  "classic",
                  "the published problem: one frame, four kinds of fouls, nothing nominated",
                  "frames=1",
                  "first-break=first-seat",
                  "unnamed=4",
                  "referee=no",
                  "free-ball=no",
                  "miss=no",
                  "three-misses=go-on",
                  "lot=plays",
                  "concession=never",
                  "claim=never",
                  "stalemate=play-on"))
          .withConflicts(
              new Conflict(
                  "three-misses=lose and miss-limit=five need miss=yes",
                  profile ->
                      !profile.get(MISS)
                          && (profile.get(THREE_MISSES) || profile.get(MISS_LIMIT) > 0)),
              new Conflict(
                  "late-miss=yes needs miss=yes",
                  profile -> !profile.get(MISS) && profile.get(LATE_MISS)),
              new Conflict(
                  "referee=no leaves nobody to call free balls, misses or a stalemate: it needs"
                      + " free-ball=no, miss=no and stalemate=play-on",
                  profile ->
                      !profile.get(REFEREE)
                          && (profile.get(FREE_BALL) || profile.get(MISS) || profile.get(RERACK))),
              new Conflict(
                  "behind=nominated needs referee=yes: only a referee sees the snooker",
                  profile -> !profile.get(REFEREE) && profile.get(BEHIND_NOMINATED)),
              new Conflict(
                  "referee=no leaves nobody to hear what was nominated: it needs unnamed=4",
                  profile -> !profile.get(REFEREE) && profile.get(SEVEN_UNNAMED)),
              new Conflict(
                  "frame-clock=ten-minutes, shot-clock=foul and cushion=must need referee=yes",
                  profile ->
                      !profile.get(REFEREE)
                          && (profile.get(FRAME_CLOCK)
                              || profile.get(SHOT_CLOCK)
                              || profile.get(CUSHION))),
              new Conflict(
                  "after-foul=in-hand leaves no position to play from: it needs free-ball=no,"
                      + " play-again=no and miss=no",
                  profile ->
                      profile.get(IN_HAND_AFTER_FOUL)
                          && (profile.get(FREE_BALL)
                              || profile.get(PLAY_AGAIN)
                              || profile.get(MISS))),
              new Conflict(
                  "decided-by=points counts every point: it needs claim=never",
                  profile ->
                      profile.get(DECIDED_BY) == DecidedBy.POINTS
                          && profile.get(CLAIM) != Claim.NEVER),
              new Conflict(
                  "decided-by=points excludes concession=costly: a frame would be lost unplayed",
                  profile ->
                      profile.get(DECIDED_BY) == DecidedBy.POINTS
                          && profile.get(CONCESSION) == Concession.COSTLY));

  private SnookerProfiles() {}
}
