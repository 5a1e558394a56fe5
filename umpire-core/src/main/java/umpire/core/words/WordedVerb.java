package umpire.core.words;

/// A verb that declares its words: a constant of a game's enum of verbs.
public interface WordedVerb {

  Form form();

  /// Its place in the enum, which is the verb of a move.
  int ordinal();

  /// Whether it comes from the table, by chance or by the referee's word, and not from a player.
  default boolean isOfTheTable() {
    return form().by() == Form.By.TABLE;
  }
}
