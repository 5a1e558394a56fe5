package umpire.core.words;

import java.util.function.Supplier;

/// Thrown if words are not an event of the game.
public final class BadEventException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int word;
  private final transient Supplier<String> hint;

  /// @param word which word is wrong, from 0; the number of words if one is missing
  /// @param what what is wrong, and what was expected
  public BadEventException(int word, String what) {
    this(word, what, () -> "");
  }

  /// @param hint suggests the word that was meant; computed only on request
  BadEventException(int word, String what, Supplier<String> hint) {
    super(what, null, false, false);
    this.word = word;
    this.hint = hint;
  }

  public int word() {
    return word;
  }

  public String description() {
    return getMessage() + hint.get();
  }
}
