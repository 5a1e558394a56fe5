package umpire.core.record;

import java.util.List;
import umpire.core.match.BadEvent;

/// A seat among the words of an event: by its name, which may have several words, or by its number
/// from 1 where no name stands.
///
/// @param seat from 0
/// @param words how many words name it
public record SeatName(int seat, int words) {

  /// The seat that is named from a place on. The longest name that fits is meant; letters of the
  /// other case will do if no name of that length is exactly this.
  ///
  /// @param place of a word of the event, from 0
  public static SeatName at(int place, List<String> words, List<String> names) throws BadEvent {
    int found = -1;
    int length = 0;
    for (boolean exactly : new boolean[] {true, false}) {
      for (int seat = 0; seat < names.size(); seat++) {
        List<String> name = List.of(names.get(seat).strip().split("\\s+"));
        if (name.size() > length && stands(name, place, words, exactly)) {
          found = seat;
          length = name.size();
        }
      }
    }
    if (found < 0 && place < words.size()) {
      found = Seats.find(words.get(place), names);
      length = 1;
    }
    if (found < 0) {
      throw new BadEvent(place, "a player's name is due here: " + String.join(", ", names));
    }
    return new SeatName(found, length);
  }

  private static boolean stands(List<String> name, int place, List<String> words, boolean exactly) {
    if (place + name.size() > words.size()) {
      return false;
    }
    for (int i = 0; i < name.size(); i++) {
      String word = words.get(place + i);
      if (!(exactly ? name.get(i).equals(word) : name.get(i).equalsIgnoreCase(word))) {
        return false;
      }
    }
    return true;
  }
}
