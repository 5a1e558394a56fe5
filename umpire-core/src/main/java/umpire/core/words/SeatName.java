package umpire.core.words;

import java.util.List;
import java.util.function.Predicate;
import umpire.core.text.SafeText;

/// A seat named in the words of an event: by its name, which may have several words, or by its
/// number from 1 if no name matches.
///
/// @param seat from 0
/// @param words how many words name it
public record SeatName(int seat, int words) {

  /// Finds the seat that is named from an index on. The longest name that fits is meant. Among
  /// names of that length, an exact match is taken, or else the only match in another case.
  ///
  /// @param index of a word of the event, from 0
  /// @throws BadEventException if no seat is named there
  public static SeatName at(int index, List<String> words, List<String> names)
      throws BadEventException {
    int plain = index < words.size() && noneHasSpaces(names) ? names.indexOf(words.get(index)) : -1;
    if (plain >= 0) {
      return new SeatName(plain, 1);
    }
    int longest = 0;
    for (String name : names) {
      longest = Math.max(longest, parts(name).size());
    }
    for (int length = longest; length > 0; length--) {
      int seat = named(index, words, names, length);
      if (seat >= 0) {
        return new SeatName(seat, length);
      }
    }
    int seat = index < words.size() ? find(words.get(index), names) : -1;
    if (seat < 0) {
      String found = index < words.size() ? ", found " + SafeText.quoted(words.get(index)) : "";
      String due = "expected a player's name (" + String.join(", ", names) + ")";
      throw new BadEventException(index, due + found);
    }
    return new SeatName(seat, 1);
  }

  /// The seat with this name, or -1. It is found by its exact name, by its name in another case if
  /// only one seat matches, or by its number from 1.
  public static int find(String who, List<String> names) {
    int seat = names.indexOf(who);
    if (seat < 0) {
      seat = only(name -> name.equalsIgnoreCase(who), names);
    }
    return seat >= 0 ? seat : numbered(who, names);
  }

  /// Whether every name is one word, so that no longer name can match.
  private static boolean noneHasSpaces(List<String> names) {
    for (String name : names) {
      for (int i = 0; i < name.length(); i++) {
        if (Character.isWhitespace(name.charAt(i))) {
          return false;
        }
      }
    }
    return true;
  }

  /// The seat with a name of `length` words at this index, or -1.
  private static int named(int index, List<String> words, List<String> names, int length) {
    int exactly = only(name -> matches(name, index, words, length, true), names);
    return exactly >= 0 ? exactly : only(name -> matches(name, index, words, length, false), names);
  }

  private static List<String> parts(String name) {
    return List.of(name.strip().split("\\s+"));
  }

  private static boolean matches(
      String whole, int index, List<String> words, int length, boolean exactly) {
    List<String> name = parts(whole);
    if (name.size() != length || index + length > words.size()) {
      return false;
    }
    for (int i = 0; i < name.size(); i++) {
      String word = words.get(index + i);
      if (!(exactly ? name.get(i).equals(word) : name.get(i).equalsIgnoreCase(word))) {
        return false;
      }
    }
    return true;
  }

  /// The only seat whose name matches, or -1.
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
