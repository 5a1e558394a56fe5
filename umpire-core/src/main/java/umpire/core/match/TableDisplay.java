package umpire.core.match;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// The facts that a viewer knows of a game, laid out as the viewer would see them on a table.
///
/// @param seats in order
/// @param table the cards on the table, and facts to remember, such as `count 19`
public record TableDisplay(List<Seat> seats, List<Detail> table) {

  /// The longest row that is shown in full; of a longer one only the last cards are shown.
  private static final int MAX_SHOWN = 26;

  private static final int LAST_SHOWN = 6;

  private static final Pattern CAPITAL = Pattern.compile("(?=[A-Z])");

  public TableDisplay {
    seats = List.copyOf(seats);
    table = List.copyOf(table);
  }

  /// A seat as it is displayed.
  ///
  /// @param hand the cards
  /// @param about all other facts in view
  public record Seat(String name, List<String> hand, List<Detail> about) {
    public Seat {
      hand = List.copyOf(hand);
      about = List.copyOf(about);
    }
  }

  /// One fact as it is displayed.
  ///
  /// @param name the name of the fact, as in JSON
  /// @param values cards, words or a number; none if the name is enough
  public record Detail(String name, List<String> values) {
    public Detail {
      values = List.copyOf(values);
    }
  }

  /// Splits a name from JSON into words: `faceUp` becomes *face up*.
  public static String label(String name) {
    return String.join(" ", CAPITAL.split(name)).toLowerCase(Locale.ROOT);
  }

  /// Cards in a row; if all of them are unknown, only their number.
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
