package umpire.core.classic;

/// A bias of generated records, which makes situations common that are rare at a table.
///
/// @param name its name on the command line
/// @param effect the situations that it makes common, in one line
/// @param minPlayers the fewest players with whom it is possible
public record GeneratorShape(String name, String effect, int minPlayers) {

  /// A shape for any number of players that the game allows.
  public GeneratorShape(String name, String effect) {
    this(name, effect, 0);
  }
}
