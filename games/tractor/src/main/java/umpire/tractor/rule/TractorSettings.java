package umpire.tractor.rule;

import umpire.core.profile.Profile;
import umpire.tractor.deck.Seating;

/// The rules of one table as the kernels want them: what a profile says, in constants and numbers.
/// What concerns a part of the game only has a record of its own.
public record TractorSettings(
    Seating seating,
    TractorSwitches.Form form,
    int start,
    TractorSwitches.Twos twos,
    int smallestTractor,
    BiddingSettings bidding,
    TrickSettings tricks,
    RoundSettings rounds) {

  /// The published problem: one round laid open, and no hands that anything could be checked with.
  public static final TractorSettings CLASSIC = of(TractorProfiles.ALL.classic());

  /// A profile as the kernels want it.
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

  /// The points of the kitty multiplied for a last trick whose longest component has w cards. With
  /// two decks 80 x 2^24 is the most; surplus cards of a damaged record (T23) could go past any
  /// bound, and are kept within an `int` (T26).
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

  /// No bound of the game, but on the numbers a damaged record can lead to.
  private static final int MAX_POINTS = 2_000_000_000;
}
