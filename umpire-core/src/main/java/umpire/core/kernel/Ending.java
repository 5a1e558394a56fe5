package umpire.core.kernel;

import umpire.core.Rule;

/// The way in which a game ended.
public sealed interface Ending {

  /// The game ended by its rules.
  record Over() implements Ending {}

  /// A seat forfeited the game.
  ///
  /// @param seat the seat whose strategy forfeited
  /// @param rule the rule that the strategy broke
  /// @param what what the strategy did, in a clause
  record Forfeited(int seat, Rule rule, String what) implements Ending {}

  /// The game exceeded the move limit and was stopped.
  record Unending() implements Ending {}
}
