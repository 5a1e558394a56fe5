package umpire.sim.run;

import java.util.List;

/// Where the rows of a checkpoint are, as their file understands it: the bytes of a text that
/// belong to them, or the numbers of the parts.
///
/// @param places none if no rows are written, or if their file is finished
public record Bookmark(List<Long> places) {

  /// Nothing is to be found again.
  public static final Bookmark NONE = new Bookmark(List.of());

  public Bookmark {
    places = List.copyOf(places);
  }

  public boolean isNone() {
    return places.isEmpty();
  }
}
