package umpire.live.state;

import java.util.Optional;
import umpire.live.seat.SeatPlan;

/// The occupant of a seat.
///
/// @param name of the player; empty if the seat is free
/// @param strategy the strategy that plays if no person does; `rules` for a stand-in
/// @param bot whether the seat was given to a strategy from the start
/// @param standsIn whether a strategy plays for an absent player
/// @param lost how the player has lost without the rules deciding so; empty if they have not. A
///   strategy then plays for them
public record Chair(
    Optional<String> name, String strategy, boolean bot, boolean standsIn, Optional<String> lost) {

  /// The strategy that plays for absent players.
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

  /// @param how one of the words in [GameEnd#how]
  Chair lostBy(String how) {
    return new Chair(name, strategy, bot, false, Optional.of(how));
  }

  public boolean isTaken() {
    return name.isPresent();
  }

  /// Whether a strategy moves in this seat.
  public boolean isAutomatic() {
    return bot || standsIn || lost.isPresent();
  }

  public String nameOrEmpty() {
    return name.orElse("");
  }
}
