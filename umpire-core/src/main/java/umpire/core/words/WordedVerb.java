package umpire.core.words;

/// A verb that declares its words: a constant of a game's enum of verbs.
public interface WordedVerb {

  Form form();

  /// Its index in the enum, which is the verb of a move.
  int ordinal();

  /// Whether this is an action of the table, by chance or by the referee, and not of a player.
  default boolean isOfTheTable() {
    return form().by() == Form.By.TABLE;
  }
}
