package umpire.tractor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/// A second, plain judge of a throw that several players ruff (T47), written from the decisions
/// alone: cards are words, and every layout of a play is tried.
final class PlainRuffs {

  private static final String RANKS = "23456789TJQKA";

  /// The trumps from the lowest up; cards of one order are together.
  private final List<List<String>> trumps = new ArrayList<>();

  /// The ranks of a suit that are not trumps in every suit.
  private final String plain;

  /// @param main the character of the main suit, or `O` for none
  /// @param twos whether the twos are trumps in every round
  PlainRuffs(char main, char rank, boolean twos) {
    String trumpRanks = twos && rank != '2' ? "2" + rank : String.valueOf(rank);
    plain = RANKS.replaceAll("[" + trumpRanks + "]", "");
    if (main != 'O') {
      for (char each : plain.toCharArray()) {
        trumps.add(List.of("" + main + each));
      }
    }
    for (char each : trumpRanks.toCharArray()) {
      trumps.add(
          Stream.of("C", "D", "H", "S")
              .filter(s -> s.charAt(0) != main)
              .map(s -> s + each)
              .toList());
      if (main != 'O') {
        trumps.add(List.of("" + main + each));
      }
    }
    trumps.add(List.of("BJ"));
    trumps.add(List.of("RJ"));
  }

  /// The ranks of a side suit, from the lowest up.
  String plain() {
    return plain;
  }

  /// All trumps, from the lowest level up.
  List<List<String>> trumps() {
    return trumps;
  }

  /// The level of a card within its group.
  private int level(String card) {
    for (int level = 0; level < trumps.size(); level++) {
      if (trumps.get(level).contains(card)) {
        return level;
      }
    }
    return plain.indexOf(card.charAt(1));
  }

  boolean isTrump(String card) {
    return trumps.stream().anyMatch(level -> level.contains(card));
  }

  /// The index of the winning play; 0 is the leader's.
  ///
  /// @param way the word of the switch
  int winner(List<List<String>> plays, String way) {
    List<Integer> cut = cut(plays.getFirst());
    int winner = 0;
    List<Integer> best = List.of();
    for (int i = 1; i < plays.size(); i++) {
      List<String> play = plays.get(i);
      List<Integer> tops = play.stream().allMatch(this::isTrump) ? tops(play, cut) : List.of();
      if (!tops.isEmpty() && (winner == 0 || beats(tops, best, cut, way))) {
        winner = i;
        best = tops;
      }
    }
    return winner;
  }

  private static boolean beats(
      List<Integer> ruff, List<Integer> best, List<Integer> cut, String way) {
    return switch (way) {
      case "every" -> {
        boolean every = true;
        for (int i = 0; i < cut.size(); i++) {
          every &= ruff.get(i) > best.get(i);
        }
        yield every;
      }
      case "highest" -> Collections.max(ruff) > Collections.max(best);
      case "in-turn" -> {
        // Singles count only if the throw has nothing longer.
        long longer = cut.stream().filter(length -> length > 1).count();
        int compared = longer == 0 ? cut.size() : (int) longer;
        yield compare(ruff.subList(0, compared), best.subList(0, compared)) > 0;
      }
      default -> ruff.getFirst() > best.getFirst();
    };
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < one.size(); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return one.get(i) - other.get(i);
      }
    }
    return 0;
  }

  /// The lengths of the components, the longest taken first.
  private List<Integer> cut(List<String> lead) {
    var lengths = new ArrayList<Integer>();
    List<String> rest = lead;
    while (!rest.isEmpty()) {
      int length = rest.size();
      while (components(rest, length).isEmpty()) {
        length--;
      }
      lengths.add(length);
      rest = without(rest, components(rest, length).getFirst());
    }
    return lengths;
  }

  /// The levels of the tops of the components in the best layout, the longest first and the highest
  /// first; empty if the cards do not match the lead.
  private List<Integer> tops(List<String> play, List<Integer> cut) {
    var best = new ArrayList<List<Integer>>();
    layOut(play, cut, List.of(), best);
    return best.stream().max(PlainRuffs::compare).orElse(List.of());
  }

  private void layOut(
      List<String> rest, List<Integer> cut, List<Integer> tops, List<List<Integer>> into) {
    if (tops.size() == cut.size()) {
      into.add(tops);
      return;
    }
    int length = cut.get(tops.size());
    for (List<String> component : length == 1 ? highest(rest) : components(rest, length)) {
      var more = new ArrayList<>(tops);
      more.add(level(component.getLast()));
      boolean sorted =
          tops.isEmpty() || cut.get(tops.size() - 1) != length || more.getLast() <= tops.getLast();
      if (sorted) {
        layOut(without(rest, component), cut, more, into);
      }
    }
  }

  private List<List<String>> highest(List<String> cards) {
    return List.of(List.of(Collections.max(cards, Comparator.comparing(this::level))));
  }

  /// All components of a length, each from its lowest card up.
  private List<List<String>> components(List<String> cards, int length) {
    var distinct = new TreeSet<>(cards);
    var found = new ArrayList<List<String>>();
    for (String card : distinct) {
      if (length == 1) {
        found.add(List.of(card));
      } else if (length % 2 == 0 && Collections.frequency(cards, card) > 1) {
        runs(List.of(card, card), length, cards, found);
      }
    }
    return found;
  }

  private void runs(List<String> run, int length, List<String> cards, List<List<String>> into) {
    if (run.size() == length) {
      into.add(run);
      return;
    }
    for (String next : new TreeSet<>(cards)) {
      boolean neighbour = level(next) == level(run.getLast()) + 1;
      if (neighbour && Collections.frequency(cards, next) > 1) {
        var longer = new ArrayList<>(run);
        longer.addAll(List.of(next, next));
        runs(longer, length, cards, into);
      }
    }
  }

  private static List<String> without(List<String> cards, List<String> gone) {
    var rest = new ArrayList<>(cards);
    gone.forEach(rest::remove);
    return rest;
  }
}
