package umpire.core.classic;

/// A way in which generated records can lean, so that what is rare at a table becomes common.
///
/// @param name how the command line calls it
/// @param effect what it makes common, in one line
/// @param minPlayers the fewest players with whom it is possible
public record GeneratorShape(String name, String effect, int minPlayers) {

  /// A shape for any number of players that the game allows.
  public GeneratorShape(String name, String effect) {
    this(name, effect, 0);
  }
}
