package umpire.core.words;

import java.util.List;
import java.util.function.Predicate;
import umpire.core.text.SafeText;

/// A seat among the words of an event: by its name, which may have several words, or by its number
/// from 1 where no name stands.
///
/// @param seat from 0
/// @param words how many words name it
public record SeatName(int seat, int words) {

  /// The seat that is named from a place on. The longest name that fits is meant; letters of the
  /// other case will do if no name of that length is exactly this, and only one is like it.
  ///
  /// @param place of a word of the event, from 0
  public static SeatName at(int place, List<String> words, List<String> names)
      throws BadEventException {
    int plain = place < words.size() && noneHasBlanks(names) ? names.indexOf(words.get(place)) : -1;
    if (plain >= 0) {
      return new SeatName(plain, 1);
    }
    int longest = 0;
    for (String name : names) {
      longest = Math.max(longest, parts(name).size());
    }
    for (int length = longest; length > 0; length--) {
      int seat = named(place, words, names, length);
      if (seat >= 0) {
        return new SeatName(seat, length);
      }
    }
    int seat = place < words.size() ? find(words.get(place), names) : -1;
    if (seat < 0) {
      String found = place < words.size() ? ", found " + SafeText.quoted(words.get(place)) : "";
      String due = "expected a player's name (" + String.join(", ", names) + ")";
      throw new BadEventException(place, due + found);
    }
    return new SeatName(seat, 1);
  }

  /// The seat so called, or -1: by its name, in letters of any case where only one seat can be
  /// meant, or by its number.
  public static int find(String who, List<String> names) {
    int seat = names.indexOf(who);
    if (seat < 0) {
      seat = only(name -> name.equalsIgnoreCase(who), names);
    }
    return seat >= 0 ? seat : numbered(who, names);
  }

  /// Whether every name is one word, so that there is no longer one to look for.
  private static boolean noneHasBlanks(List<String> names) {
    for (String name : names) {
      for (int i = 0; i < name.length(); i++) {
        if (Character.isWhitespace(name.charAt(i))) {
          return false;
        }
      }
    }
    return true;
  }

  /// The seat with a name of so many words that stands here, or -1.
  private static int named(int place, List<String> words, List<String> names, int length) {
    int exactly = only(name -> stands(name, place, words, length, true), names);
    return exactly >= 0 ? exactly : only(name -> stands(name, place, words, length, false), names);
  }

  private static List<String> parts(String name) {
    return List.of(name.strip().split("\\s+"));
  }

  private static boolean stands(
      String whole, int place, List<String> words, int length, boolean exactly) {
    List<String> name = parts(whole);
    if (name.size() != length || place + length > words.size()) {
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

  /// The one seat whose name is like this, or -1.
  private static int only(Predicate<String> like, List<String> names) {
    int found = -1;
    for (int seat = 0; seat < names.size(); seat++) {
      if (like.test(names.get(seat))) {
        if (found >= 0) {
          return -1;
        }
        found = seat;
      }
    }
    return found;
  }

  private static int numbered(String who, List<String> names) {
    boolean number = !who.isEmpty() && who.length() <= 2;
    for (int i = 0; number && i < who.length(); i++) {
      number = who.charAt(i) >= (i == 0 ? '1' : '0') && who.charAt(i) <= '9';
    }
    return number && Integer.parseInt(who) <= names.size() ? Integer.parseInt(who) - 1 : -1;
  }
}
