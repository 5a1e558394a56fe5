package umpire.core.match;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// What a viewer knows of a game, laid out for display: what the viewer would see on the table.
///
/// @param seats in order
/// @param table what lies there and what is to be remembered, such as `count 19`
public record TableDisplay(List<Seat> seats, List<Detail> table) {

  /// Of a longer row the last cards are shown.
  private static final int MAX_SHOWN = 26;

  private static final int LAST_SHOWN = 6;

  private static final Pattern CAPITAL = Pattern.compile("(?=[A-Z])");

  public TableDisplay {
    seats = List.copyOf(seats);
    table = List.copyOf(table);
  }

  /// A seat.
  ///
  /// @param hand the cards
  /// @param about everything else there is to see of it
  public record Seat(String name, List<String> hand, List<Detail> about) {
    public Seat {
      hand = List.copyOf(hand);
      about = List.copyOf(about);
    }
  }

  /// Something there is to see.
  ///
  /// @param name what it is, as programs call it
  /// @param values cards, words or a number; none if the name says all
  public record Detail(String name, List<String> values) {
    public Detail {
      values = List.copyOf(values);
    }
  }

  /// A name that programs use in words: `faceUp` is *face up*.
  public static String label(String name) {
    return String.join(" ", CAPITAL.split(name)).toLowerCase(Locale.ROOT);
  }

  /// Cards in a row; those that nobody sees are counted.
  public static Note shown(List<String> cards) {
    if (!cards.isEmpty() && cards.stream().allMatch(Facts.UNKNOWN::equals)) {
      return Sentence.of("{count|# card|# cards}").fact("count", cards.size()).note();
    }
    if (cards.size() <= MAX_SHOWN) {
      return Note.plain(String.join(" ", cards));
    }
    List<String> last = cards.subList(cards.size() - LAST_SHOWN, cards.size());
    return Note.plain("… " + String.join(" ", last));
  }
}
