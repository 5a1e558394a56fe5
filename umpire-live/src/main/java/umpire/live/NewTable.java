package umpire.live;

import java.util.List;
import java.util.Optional;
import umpire.live.seat.Token;

/// A newly opened table with the secret tokens of its seats. The tokens are not stored; only
/// opening it again with the same key returns them again.
public record NewTable(LiveTable table, List<Place> places) {

  public NewTable {
    places = List.copyOf(places);
  }

  /// A seat for a person.
  ///
  /// @param seat index from 0
  /// @param name the player's name, if already known
  /// @param mine whether the person opening the table sits here
  public record Place(int seat, Optional<String> name, boolean mine, Token token) {}
}
