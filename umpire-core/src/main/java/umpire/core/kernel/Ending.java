package umpire.core.kernel;

import umpire.core.Rule;

/// How a game came to its end.
public sealed interface Ending {

  /// By its rules.
  record Over() implements Ending {}

  /// A seat gave it away.
  ///
  /// @param seat whose strategy did
  /// @param rule the rule it broke
  /// @param what what it did, in a clause
  record Forfeited(int seat, Rule rule, String what) implements Ending {}

  /// It went on far longer than any game does, and was stopped.
  record Unending() implements Ending {}
}
