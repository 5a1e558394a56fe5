package umpire.core.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import umpire.core.text.Json;

/// The facts that only one game has and that a viewer knows, as its adapter states them: hands,
/// other cards, and everything else in view. Seats appear under their names. [FactsJson] adds the
/// facts that all games have.
public final class Facts {

  /// The word for a card that a viewer does not know.
  public static final String UNKNOWN = "?";

  private final List<String> names;
  private final List<List<String>> hands = new ArrayList<>();
  private final List<Map<String, Fact>> bySeat = new ArrayList<>();
  private final Map<String, Fact> cards = new LinkedHashMap<>();
  private final Map<String, Fact> table = new LinkedHashMap<>();

  /// One fact about the table or a seat.
  ///
  /// @param seen the fact for display; empty if there is nothing to see
  /// @param json writes it for programs
  private record Fact(Optional<TableDisplay.Detail> seen, Consumer<Json> json) {

    private static Fact of(String what, List<String> values, boolean isSeen, Consumer<Json> json) {
      return new Fact(
          isSeen ? Optional.of(new TableDisplay.Detail(what, values)) : Optional.empty(), json);
    }

    static Fact of(String what, String value) {
      return of(what, List.of(value), !value.isEmpty(), json -> json.put(what, value));
    }

    static Fact of(String what, int value) {
      String digits = Integer.toString(value);
      return of(what, List.of(digits), value != 0, json -> json.put(what, value));
    }

    static Fact of(String what, boolean value) {
      return of(what, List.of(), value, json -> json.put(what, value));
    }

    static Fact of(String what, List<String> values) {
      return of(what, values, !values.isEmpty(), json -> json.put(what, values));
    }
  }

  Facts(List<String> names) {
    this.names = names;
    for (int seat = 0; seat < names.size(); seat++) {
      hands.add(List.of());
      bySeat.add(new LinkedHashMap<>());
    }
  }

  /// The name of a seat.
  public String name(int seat) {
    return names.get(seat);
  }

  /// Sets the cards in a seat's hand, [#UNKNOWN] for each that the viewer does not know.
  public Facts hand(int seat, List<String> words) {
    hands.set(seat, List.copyOf(words));
    return this;
  }

  /// Adds cards that lie somewhere else, such as the crib.
  public Facts cards(String where, List<String> words) {
    cards.put(where, Fact.of(where, words));
    return this;
  }

  /// Adds a fact about the table.
  public Facts say(String what, String value) {
    table.put(what, Fact.of(what, value));
    return this;
  }

  public Facts say(String what, int value) {
    table.put(what, Fact.of(what, value));
    return this;
  }

  public Facts say(String what, boolean value) {
    table.put(what, Fact.of(what, value));
    return this;
  }

  public Facts say(String what, List<String> values) {
    table.put(what, Fact.of(what, values));
    return this;
  }

  /// Adds a fact about a seat.
  public Facts say(int seat, String what, String value) {
    bySeat.get(seat).put(what, Fact.of(what, value));
    return this;
  }

  public Facts say(int seat, String what, int value) {
    bySeat.get(seat).put(what, Fact.of(what, value));
    return this;
  }

  public Facts say(int seat, String what, boolean value) {
    bySeat.get(seat).put(what, Fact.of(what, value));
    return this;
  }

  public Facts say(int seat, String what, List<String> values) {
    bySeat.get(seat).put(what, Fact.of(what, values));
    return this;
  }

  Json cards() {
    return object(cards);
  }

  Json table() {
    return object(table);
  }

  List<String> hand(int seat) {
    return hands.get(seat);
  }

  Json seat(int seat) {
    return object(bySeat.get(seat));
  }

  private static Json object(Map<String, Fact> fields) {
    var json = new Json();
    fields.values().forEach(field -> field.json.accept(json));
    return json;
  }

  /// The facts about a seat that are displayed.
  List<TableDisplay.Detail> seenOf(int seat) {
    return seen(bySeat.get(seat));
  }

  /// The facts about the table that are displayed, cards first.
  List<TableDisplay.Detail> seenOnTable() {
    var all = new ArrayList<>(seen(cards));
    all.addAll(seen(table));
    return all;
  }

  private static List<TableDisplay.Detail> seen(Map<String, Fact> fields) {
    return fields.values().stream().flatMap(fact -> fact.seen.stream()).toList();
  }
}
