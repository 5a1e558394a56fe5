package umpire.tractor.rule;

import static umpire.tractor.rule.TractorSwitches.BELOW_ZERO;
import static umpire.tractor.rule.TractorSwitches.DRAWN;
import static umpire.tractor.rule.TractorSwitches.END;
import static umpire.tractor.rule.TractorSwitches.FINE;
import static umpire.tractor.rule.TractorSwitches.FIRST_DEALER;
import static umpire.tractor.rule.TractorSwitches.FOLLOW;
import static umpire.tractor.rule.TractorSwitches.FORM;
import static umpire.tractor.rule.TractorSwitches.JOKERS;
import static umpire.tractor.rule.TractorSwitches.KITTY;
import static umpire.tractor.rule.TractorSwitches.LEVELS;
import static umpire.tractor.rule.TractorSwitches.MOST_UP;
import static umpire.tractor.rule.TractorSwitches.MUST_PLAY;
import static umpire.tractor.rule.TractorSwitches.NEXT_DEALER;
import static umpire.tractor.rule.TractorSwitches.OVERBID;
import static umpire.tractor.rule.TractorSwitches.OVERTURN;
import static umpire.tractor.rule.TractorSwitches.PARTNER;
import static umpire.tractor.rule.TractorSwitches.REFUSED;
import static umpire.tractor.rule.TractorSwitches.RUFFS;
import static umpire.tractor.rule.TractorSwitches.SETBACK;
import static umpire.tractor.rule.TractorSwitches.SMALLEST_TRACTOR;
import static umpire.tractor.rule.TractorSwitches.START;
import static umpire.tractor.rule.TractorSwitches.TAKE_OVER;
import static umpire.tractor.rule.TractorSwitches.TEAMS;
import static umpire.tractor.rule.TractorSwitches.THROWING;
import static umpire.tractor.rule.TractorSwitches.TWOS;
import static umpire.tractor.rule.TractorSwitches.UNDECLARED;

import umpire.core.profile.Conflict;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.profile.Profiles;
import umpire.tractor.rule.TractorSwitches.BelowZero;
import umpire.tractor.rule.TractorSwitches.Fine;
import umpire.tractor.rule.TractorSwitches.Follow;
import umpire.tractor.rule.TractorSwitches.Form;
import umpire.tractor.rule.TractorSwitches.Partner;
import umpire.tractor.rule.TractorSwitches.Setback;
import umpire.tractor.rule.TractorSwitches.Throwing;

/// The presets for tables known by name, and the combinations that no table can agree on.
public final class TractorProfiles {

  /// The former value of the switch for refused throws in presets that do not set it, before the
  /// default became the lowest component.
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
                      "one open round, as in the published problem",
                      "form=open-round",
                      "throws=unchecked",
                      "follow=free")
                  .formerly(FOUND),
              Preset.of(
                      "must-play",
                      "the five, ten and king must be played, and the game is won by making at the ace",
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
                  "cards drawn one by one, fines for refused throws, at most three ranks at once",
                  "drawn=1",
                  "refused-throw=smallest",
                  "fine=ten-a-card",
                  "kitty=two-four",
                  "most-up=three",
                  "below-zero=four",
                  "must-play=2-a"),
              Preset.of(
                      "jacks",
                      "the jack must be played and can set a team back to two",
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
                  "five players with 20 cards each: the dealer finds a friend, and each player"
                      + " has a rank",
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
                  "form=open-round is for four players: it goes with teams=pairs only",
                  profile ->
                      profile.get(FORM) == Form.OPEN_ROUND && profile.get(TEAMS).seats() != 4),
              new Conflict(
                  "teams=friends has no known sides when a throw is checked: it needs"
                      + " throws=others or unchecked, and fine=none",
                  profile ->
                      profile.get(TEAMS).findsFriends()
                          && (profile.get(THROWING) == Throwing.OPPONENTS
                              || profile.get(FINE) != Fine.NONE)),
              new Conflict(
                  "teams=friends has no partners before the play and no team to set back: it"
                      + " needs partner=may-overbid and setback=never",
                  profile ->
                      profile.get(TEAMS).findsFriends()
                          && (profile.get(PARTNER) == Partner.MAY_NOT
                              || profile.get(SETBACK) == Setback.JACK)),
              new Conflict(
                  "below-zero=four means nothing without fines: it goes with fine=ten or ten-a-card",
                  profile ->
                      profile.get(BELOW_ZERO) == BelowZero.FOUR && profile.get(FINE) == Fine.NONE),
              new Conflict(
                  "throws=unchecked refuses no throw, so there is nothing to fine: it needs fine=none",
                  profile ->
                      profile.get(THROWING) == Throwing.UNCHECKED
                          && profile.get(FINE) != Fine.NONE));

  private TractorProfiles() {}

  /// The number of players in a profile.
  public static int players(Profile profile) {
    return profile.get(TEAMS).seats();
  }
}
