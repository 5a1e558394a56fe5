package umpire.core.record;

import java.util.List;

/// One line of a record below its tags. What was done, what somebody claims and what the referee
/// says are never mixed.
public sealed interface Entry {

  /// Something happened.
  ///
  /// @param actor a seat from 0, or [umpire.core.match.Match#HOUSE]
  /// @param words what, in the game's notation
  /// @param place of the line's first word
  /// @param columns of the words, in bytes from 1
  record Event(int actor, List<String> words, Place place, List<Long> columns) implements Entry {
    public Event {
      words = List.copyOf(words);
      columns = List.copyOf(columns);
    }

    /// An event that was never in a file.
    public static Event of(int actor, List<String> words) {
      return new Event(actor, words, Place.NOWHERE, List.of());
    }

    /// Where word `i` stands; where the line begins if that is not known.
    public Place placeOf(int word) {
      return word < columns.size() ? new Place(place.line(), columns.get(word)) : place;
    }
  }

  /// Somebody wrote down how things stand.
  record Claimed(Claim claim, Place place) implements Entry {}

  /// A remark.
  record Remark(String text) implements Entry {}

  /// What a referee wrote between the lines; can be made again from the events, so it is not kept.
  record Said(String text) implements Entry {}
}
