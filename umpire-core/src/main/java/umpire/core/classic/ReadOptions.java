package umpire.core.classic;

import umpire.core.text.BadInputException;

/// How to read classic text.
///
/// @param strict whether to refuse what the classic format only frowns at
/// @param warnings where doubts go that are no faults
public record ReadOptions(boolean strict, Warnings warnings) {

  /// Hears of doubts that are no faults.
  public interface Warnings {
    void warn(BadInputException doubt);
  }
}
