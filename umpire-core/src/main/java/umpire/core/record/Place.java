package umpire.core.record;

/// Where something stands in a file.
///
/// @param line from 1
/// @param column in bytes, from 1
public record Place(long line, long column) {

  /// For what was never in a file.
  public static final Place NOWHERE = new Place(0, 0);
}
