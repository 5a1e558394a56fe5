package umpire.core.words;

import java.util.Objects;

/// The words are no event of the game.
public final class BadEvent extends Exception {

  private static final long serialVersionUID = 1L;

  private final int word;

  /// @param word which word is wrong, from 0; the number of words if one is missing
  /// @param what what is wrong, and what was expected
  public BadEvent(int word, String what) {
    super(what, null, false, false);
    this.word = word;
  }

  public int word() {
    return word;
  }

  public String what() {
    return Objects.requireNonNull(getMessage());
  }
}
