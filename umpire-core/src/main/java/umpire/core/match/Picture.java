package umpire.core.match;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// What a viewer knows of a game, for eyes: what the viewer would see on the table.
///
/// @param seats in order
/// @param table what lies there and what is to be remembered, such as `count 19`
public record Picture(List<Seat> seats, List<String> table) {

  /// Of a longer row the last cards are shown.
  private static final int MOST_SHOWN = 26;

  private static final int LAST_SHOWN = 6;

  private static final Pattern CAPITAL = Pattern.compile("(?=[A-Z])");

  public Picture {
    seats = List.copyOf(seats);
    table = List.copyOf(table);
  }

  /// A seat.
  ///
  /// @param hand the cards, or how many there are
  /// @param about everything else there is to see of it
  public record Seat(String name, String hand, List<String> about) {
    public Seat {
      about = List.copyOf(about);
    }
  }

  /// A name that programs use in words: `faceUp` is *face up*.
  static String label(String name) {
    return String.join(" ", CAPITAL.split(name)).toLowerCase(Locale.ROOT);
  }

  /// Cards in a row; those that nobody sees are counted.
  static String shown(List<String> cards) {
    if (cards.stream().allMatch(Facts.UNKNOWN::equals)) {
      return cards.isEmpty() ? "" : cards.size() == 1 ? "1 card" : cards.size() + " cards";
    }
    if (cards.size() <= MOST_SHOWN) {
      return String.join(" ", cards);
    }
    return "… " + String.join(" ", cards.subList(cards.size() - LAST_SHOWN, cards.size()));
  }
}
