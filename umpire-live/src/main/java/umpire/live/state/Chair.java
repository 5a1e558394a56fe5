package umpire.live.state;

import java.util.Optional;
import umpire.live.seat.SeatPlan;

/// A seat as it is taken.
///
/// @param name who sits there, if anybody does
/// @param strategy who plays if it is no person; `rules` where one stands in
/// @param bot whether it was never meant for a person
/// @param standsIn whether a strategy plays on for somebody who is away
/// @param lost how they have lost the game otherwise than by its rules, if they have: a strategy
///   plays on for them
public record Chair(
    Optional<String> name, String strategy, boolean bot, boolean standsIn, Optional<String> lost) {

  /// Who plays for somebody who does not.
  static final String STAND_IN = "rules";

  static Chair of(SeatPlan plan, int seat) {
    return switch (plan) {
      case SeatPlan.Bot(String strategy, Optional<String> name) ->
          new Chair(
              Optional.of(name.orElse("Bot " + (seat + 1))),
              strategy,
              true,
              false,
              Optional.empty());
      case SeatPlan.Me _, SeatPlan.Link _ ->
          new Chair(Optional.empty(), STAND_IN, false, false, Optional.empty());
    };
  }

  Chair named(String called) {
    return new Chair(Optional.of(called), strategy, bot, standsIn, lost);
  }

  Chair stoodInFor(boolean away) {
    return new Chair(name, strategy, bot, away, lost);
  }

  /// @param how as [GameEnd#how]
  Chair lostBy(String how) {
    return new Chair(name, strategy, bot, false, Optional.of(how));
  }

  public boolean isTaken() {
    return name.isPresent();
  }

  /// Whether a strategy moves here.
  public boolean isAutomatic() {
    return bot || standsIn || lost.isPresent();
  }

  public String called() {
    return name.orElse("");
  }
}
