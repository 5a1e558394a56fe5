package umpire.live;

import java.util.List;
import java.util.Optional;
import umpire.live.seat.Token;

/// A table that has just been opened, with the secrets that open its seats. They are not to be had
/// again but with the same key.
public record NewTable(LiveTable table, List<Place> places) {

  public NewTable {
    places = List.copyOf(places);
  }

  /// A seat for a person.
  ///
  /// @param seat from 0
  /// @param name if it is known already
  /// @param mine whether whoever laid the table sits here
  public record Place(int seat, Optional<String> name, boolean mine, Token token) {}
}
