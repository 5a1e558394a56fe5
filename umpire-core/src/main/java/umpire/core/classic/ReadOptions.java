package umpire.core.classic;

import umpire.core.text.BadInputException;

/// Options for reading classic text.
///
/// @param strict whether to reject input that the classic format merely discourages
/// @param warnings receives warnings
public record ReadOptions(boolean strict, Warnings warnings) {

  /// Receives warnings: doubts about the input that are not faults.
  public interface Warnings {
    void warn(BadInputException doubt);
  }
}
