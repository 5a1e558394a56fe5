package umpire.tractor.rule;

import umpire.core.profile.Profile;
import umpire.tractor.deck.Seating;

/// The rules of one table in the form that the kernels use: the choices of a profile as constants
/// and numbers. Rules for only one part of the game are in a record of their own.
public record TractorSettings(
    Seating seating,
    TractorSwitches.Form form,
    int start,
    TractorSwitches.Twos twos,
    int smallestTractor,
    BiddingSettings bidding,
    TrickSettings tricks,
    RoundSettings rounds) {

  /// The settings of the published problem: one round laid open, without hands to check plays
  /// against.
  public static final TractorSettings CLASSIC = of(TractorProfiles.ALL.classic());

  /// Converts a profile into settings.
  public static TractorSettings of(Profile profile) {
    return new TractorSettings(
        profile.get(TractorSwitches.TEAMS),
        profile.get(TractorSwitches.FORM),
        profile.get(TractorSwitches.START),
        profile.get(TractorSwitches.TWOS),
        profile.get(TractorSwitches.SMALLEST_TRACTOR),
        BiddingSettings.of(profile),
        TrickSettings.of(profile),
        RoundSettings.of(profile));
  }

  /// The points of the kitty, multiplied for a last trick whose longest component has w cards. With
  /// two decks they are at most 80 x 2^24; surplus cards of a damaged record (T23) could exceed any
  /// bound, so the product is kept within an `int` (T26).
  public int kittyPoints(int points, int w) {
    long product =
        switch (rounds.kitty()) {
          case POWER -> (long) points << w;
          case PAIRS -> (long) points << (1 + w / 2);
          case LINEAR -> 2L * w * points;
          case TWO_FOUR -> (w == 1 ? 2L : 4L) * points;
          case TWO -> 2L * points;
        };
    return (int) Math.min(product, MAX_POINTS);
  }

  /// Not a limit of the game, but of the numbers that a damaged record can lead to.
  private static final int MAX_POINTS = 2_000_000_000;
}
