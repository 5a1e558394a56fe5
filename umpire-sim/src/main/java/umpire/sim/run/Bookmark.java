package umpire.sim.run;

import java.util.List;

/// The position of a checkpoint in its file of rows, in the terms of that file: the length of a
/// text file in bytes, or the numbers of the parts.
///
/// @param places the position; empty if no rows are written, or if their file is finished
public record Bookmark(List<Long> places) {

  /// The bookmark without a position.
  public static final Bookmark NONE = new Bookmark(List.of());

  public Bookmark {
    places = List.copyOf(places);
  }

  public boolean isNone() {
    return places.isEmpty();
  }
}
