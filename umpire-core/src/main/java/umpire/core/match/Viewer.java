package umpire.core.match;

/// Who is looking at a match.
public sealed interface Viewer {

  /// Sees what this seat sees.
  record Player(int seat) implements Viewer {}

  /// Sees what lies open.
  record Spectator() implements Viewer {}

  /// Sees everything.
  record Arbiter() implements Viewer {}
}
