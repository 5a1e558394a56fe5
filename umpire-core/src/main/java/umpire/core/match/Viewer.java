package umpire.core.match;

/// A viewer of a match: a player, a spectator or an arbiter.
public sealed interface Viewer {

  /// A player sees what the seat sees.
  record Player(int seat) implements Viewer {}

  /// A spectator sees what lies open.
  record Spectator() implements Viewer {}

  /// An arbiter sees everything.
  record Arbiter() implements Viewer {}
}
