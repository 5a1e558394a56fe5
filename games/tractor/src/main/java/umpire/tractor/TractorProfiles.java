package umpire.tractor;

import static umpire.tractor.TractorSwitches.BELOW_ZERO;
import static umpire.tractor.TractorSwitches.DRAWN;
import static umpire.tractor.TractorSwitches.END;
import static umpire.tractor.TractorSwitches.FINE;
import static umpire.tractor.TractorSwitches.FIRST_DEALER;
import static umpire.tractor.TractorSwitches.FOLLOW;
import static umpire.tractor.TractorSwitches.FORM;
import static umpire.tractor.TractorSwitches.JOKERS;
import static umpire.tractor.TractorSwitches.KITTY;
import static umpire.tractor.TractorSwitches.LEVELS;
import static umpire.tractor.TractorSwitches.MOST_UP;
import static umpire.tractor.TractorSwitches.MUST_PLAY;
import static umpire.tractor.TractorSwitches.NEXT_DEALER;
import static umpire.tractor.TractorSwitches.OVERBID;
import static umpire.tractor.TractorSwitches.OVERTURN;
import static umpire.tractor.TractorSwitches.PARTNER;
import static umpire.tractor.TractorSwitches.REFUSED;
import static umpire.tractor.TractorSwitches.RUFFS;
import static umpire.tractor.TractorSwitches.SETBACK;
import static umpire.tractor.TractorSwitches.SMALLEST_TRACTOR;
import static umpire.tractor.TractorSwitches.START;
import static umpire.tractor.TractorSwitches.TAKE_OVER;
import static umpire.tractor.TractorSwitches.TEAMS;
import static umpire.tractor.TractorSwitches.THROWING;
import static umpire.tractor.TractorSwitches.TWOS;
import static umpire.tractor.TractorSwitches.UNDECLARED;

import umpire.core.profile.Conflict;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.tractor.TractorSwitches.BelowZero;
import umpire.tractor.TractorSwitches.Fine;
import umpire.tractor.TractorSwitches.Follow;
import umpire.tractor.TractorSwitches.Form;
import umpire.tractor.TractorSwitches.Partner;
import umpire.tractor.TractorSwitches.Setback;
import umpire.tractor.TractorSwitches.Throwing;

/// The tables that are known by name, and what no table can agree on.
public final class TractorProfiles {

  /// What must be laid for a refused throw where a preset does not say, before it was the lowest.
  private static final String FOUND = "refused-throw=found";

  public static final Profiles ALL =
      Profiles.of(
              "tractor",
              FORM,
              TEAMS,
              START,
              DRAWN,
              FIRST_DEALER,
              OVERBID,
              JOKERS,
              PARTNER,
              OVERTURN,
              UNDECLARED,
              TAKE_OVER,
              TWOS,
              SMALLEST_TRACTOR,
              THROWING,
              REFUSED,
              FINE,
              FOLLOW,
              RUFFS,
              KITTY,
              LEVELS,
              MOST_UP,
              BELOW_ZERO,
              MUST_PLAY,
              END,
              SETBACK,
              NEXT_DEALER)
          .withPresets(
              Preset.of("standard", "the usual game, with every duty and no special ranks")
                  .formerly(FOUND),
              Preset.of(
                      "classic",
                      "one round laid open, as in the published problem",
                      "form=open-round",
                      "throws=unchecked",
                      "follow=free")
                  .formerly(FOUND),
              Preset.of(
                      "must-play",
                      "the five, ten and king must be played, and the game ends with a made ace",
                      "must-play=5-10-k",
                      "end=made",
                      "kitty=pairs")
                  .formerly(FOUND),
              Preset.of(
                  "friendly",
                  "for a first evening: declare after the deal, follow the group, no fines",
                  "drawn=25",
                  "overturn=allowed",
                  "undeclared=rank-card",
                  "refused-throw=choice",
                  "follow=group",
                  "kitty=two"),
              Preset.of(
                  "tournament",
                  "drawn one by one, fines for refused throws, no leaps",
                  "drawn=1",
                  "refused-throw=smallest",
                  "fine=ten-a-card",
                  "kitty=two-four",
                  "most-up=three",
                  "below-zero=four",
                  "must-play=2-a"),
              Preset.of(
                      "jacks",
                      "the jack must be played and can throw a team back to two",
                      "overbid=suits",
                      "throws=opponents",
                      "fine=ten-a-card",
                      "levels=twenty",
                      "must-play=j",
                      "setback=jack",
                      "next-dealer=same")
                  .formerly(FOUND),
              Preset.of(
                  "six",
                  "six players, three against three, and the twos are trumps in every round",
                  "teams=threes",
                  "overbid=diamonds-low",
                  "undeclared=redeal",
                  "take-over=allowed",
                  "twos=trumps",
                  "ruffs=every",
                  "next-dealer=last-trick"),
              Preset.of(
                  "friends",
                  "five players with 20 cards each: the dealer finds a friend, and everybody has a rank",
                  "teams=friends",
                  "kitty=linear",
                  "end=made"))
          .withConflicts(
              new Conflict(
                  "form=open-round has no hands: it goes with throws=unchecked and follow=free only",
                  profile ->
                      profile.get(FORM) == Form.OPEN_ROUND
                          && !(profile.get(THROWING) == Throwing.UNCHECKED
                              && profile.get(FOLLOW) == Follow.FREE)),
              new Conflict(
                  "form=open-round is a round of four players: it goes with teams=pairs only",
                  profile ->
                      profile.get(FORM) == Form.OPEN_ROUND && profile.get(TEAMS).seats() != 4),
              new Conflict(
                  "teams=friends does not know who is against whom when a throw is checked: throws=others"
                      + " or unchecked, and fine=none",
                  profile ->
                      profile.get(TEAMS).findsFriends()
                          && (profile.get(THROWING) == Throwing.OPPONENTS
                              || profile.get(FINE) != Fine.NONE)),
              new Conflict(
                  "teams=friends has no partners before the play and no team to put back:"
                      + " partner=may-overbid and setback=never",
                  profile ->
                      profile.get(TEAMS).findsFriends()
                          && (profile.get(PARTNER) == Partner.MAY_NOT
                              || profile.get(SETBACK) == Setback.JACK)),
              new Conflict(
                  "below-zero=four means nothing without fines: it goes with fine=ten or ten-a-card",
                  profile ->
                      profile.get(BELOW_ZERO) == BelowZero.FOUR && profile.get(FINE) == Fine.NONE),
              new Conflict(
                  "throws=unchecked refuses no throw, so there is nothing to fine: fine=none",
                  profile ->
                      profile.get(THROWING) == Throwing.UNCHECKED
                          && profile.get(FINE) != Fine.NONE));

  private TractorProfiles() {}

  /// How many play by a profile.
  public static int players(Profile profile) {
    return profile.get(TEAMS).seats();
  }
}
