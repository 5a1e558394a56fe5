package umpire.tractor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.tractor.rule.TractorSwitches;

/// A second implementation of the duty to follow, as plain as possible: it tries every selection of
/// cards, measures each by the tractors and pairs in it, and accepts those that no other exceeds.
/// Shares no code with the kernels; cards are texts such as `H5`.
final class PlainFollow {

  private static final String RANKS = "23456789TJQKA";

  private final char main;
  private final char rank;
  private final int smallestTractor;

  /// The rank that is trumps besides the round's: the twos, or a character that is not a rank.
  private final char always;

  /// @param main the main suit, `O` for none
  PlainFollow(char main, char rank, int smallestTractor) {
    this(main, rank, smallestTractor, false);
  }

  /// @param twos whether the twos are trumps in every round
  PlainFollow(char main, char rank, int smallestTractor, boolean twos) {
    this.main = main;
    this.rank = rank;
    this.smallestTractor = smallestTractor;
    this.always = twos && rank != '2' ? '2' : '-';
  }

  /// All legal follows, each sorted.
  Set<List<String>> legal(List<String> hand, List<String> lead) {
    char group = group(lead.getFirst());
    long ofGroup = hand.stream().filter(card -> group(card) == group).count();
    long owed = Math.min(ofGroup, lead.size());
    Set<List<String>> all = all(hand, lead.size());
    all.removeIf(cards -> cards.stream().filter(card -> group(card) == group).count() < owed);
    if (ofGroup < lead.size()) {
      return all;
    }
    List<Integer> tractors = tractors(lead);
    int pairs = pairs(lead).size();
    var measures = new HashMap<List<String>, List<Integer>>();
    all.forEach(cards -> measures.put(cards, measure(cards, tractors, pairs)));
    List<Integer> best = measures.values().stream().max(PlainFollow::compare).orElseThrow();
    all.removeIf(cards -> !best.equals(measures.get(cards)));
    return all;
  }

  /// All selections of this number of cards, each sorted.
  Set<List<String>> all(List<String> hand, int count) {
    var all = new TreeSet<List<String>>(Comparator.comparing(Object::toString));
    choose(hand.stream().sorted().toList(), 0, count, new ArrayList<>(), all);
    return all;
  }

  private static void choose(
      List<String> hand, int from, int count, List<String> chosen, Collection<List<String>> all) {
    if (chosen.size() == count) {
      all.add(List.copyOf(chosen));
      return;
    }
    for (int i = from; i < hand.size(); i++) {
      chosen.add(hand.get(i));
      choose(hand, i + 1, count, chosen, all);
      chosen.removeLast();
    }
  }

  /// The lengths of the tractors in a lead, in pairs: the longest is removed while there is one.
  List<Integer> tractors(List<String> lead) {
    List<Integer> levels = new ArrayList<>(pairs(lead));
    var lengths = new ArrayList<Integer>();
    for (int length = levels.size(); length >= smallestTractor; length--) {
      for (int bottom = 20; bottom >= 0; bottom--) {
        while (takeRun(levels, bottom, length)) {
          lengths.add(length);
        }
      }
    }
    return lengths;
  }

  private static boolean takeRun(List<Integer> levels, int bottom, int length) {
    for (int level = bottom; level < bottom + length; level++) {
      if (!levels.contains(level)) {
        return false;
      }
    }
    for (int level = bottom; level < bottom + length; level++) {
      levels.remove(Integer.valueOf(level));
    }
    return true;
  }

  /// The levels of the pairs among cards of one group.
  private List<Integer> pairs(List<String> cards) {
    Map<String, Integer> counts = new HashMap<>();
    cards.forEach(card -> counts.merge(card, 1, Integer::sum));
    var levels = new ArrayList<Integer>();
    counts.forEach((card, count) -> {
      if (count == 2) {
        levels.add(level(card));
      }
    });
    return levels;
  }

  /// The best lengths of tractors, one for each led, and then the number of pairs.
  private List<Integer> measure(List<String> cards, List<Integer> tractors, int pairs) {
    List<Integer> levels = pairs(cards);
    var measure = new ArrayList<>(best(levels, tractors));
    measure.add(Math.min(levels.size(), pairs));
    return measure;
  }

  private List<Integer> best(List<Integer> levels, List<Integer> tractors) {
    if (tractors.isEmpty()) {
      return List.of();
    }
    Integer[] nothing = new Integer[tractors.size()];
    Arrays.fill(nothing, 0);
    List<Integer> best = List.of(nothing);
    for (int length = tractors.getFirst(); length >= smallestTractor; length--) {
      for (int bottom = 0; bottom <= 20; bottom++) {
        List<Integer> left = new ArrayList<>(levels);
        if (takeRun(left, bottom, length)) {
          var measure = new ArrayList<>(List.of(length));
          measure.addAll(best(left, tractors.subList(1, tractors.size())));
          best = compare(measure, best) > 0 ? measure : best;
        }
      }
    }
    return best;
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < one.size(); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return one.get(i) - other.get(i);
      }
    }
    return 0;
  }

  /// Whether cards of the group led include a higher component of the kind and length of one in the
  /// lead.
  boolean beats(List<String> cards, List<String> lead) {
    List<Integer> levels = new ArrayList<>(pairs(lead));
    List<Integer> pairs = pairs(cards);
    for (int length = levels.size(); length >= smallestTractor; length--) {
      for (int bottom = 20; bottom >= 0; bottom--) {
        while (takeRun(levels, bottom, length)) {
          if (topRun(pairs, length) > bottom + length - 1) {
            return true;
          }
        }
      }
    }
    for (int level : levels) {
      if (topRun(pairs, 1) > level) {
        return true;
      }
    }
    int highest = cards.stream().mapToInt(this::level).max().orElse(-1);
    for (String card : lead) {
      boolean single = lead.indexOf(card) == lead.lastIndexOf(card);
      if (single && highest > level(card)) {
        return true;
      }
    }
    return false;
  }

  /// The top of the highest run of this number of pairs, or -1.
  private static int topRun(List<Integer> pairs, int length) {
    for (int bottom = 20; bottom >= 0; bottom--) {
      if (takeRun(new ArrayList<>(pairs), bottom, length)) {
        return bottom + length - 1;
      }
    }
    return -1;
  }

  /// The plays allowed instead of a throw, each sorted: all selections from it that form one of its
  /// components, if that component is beaten and preferred by the rule. None if the throw stands.
  Set<List<String>> instead(List<String> lead, List<String> other, TractorSwitches.Refused rule) {
    var ways = new TreeSet<List<String>>(Comparator.comparing(Object::toString));
    int[] best = {0, 0};
    for (int[] component : components(lead)) {
      boolean preferred = ways.isEmpty() || prefers(rule, component, best) > 0;
      boolean equal = rule == TractorSwitches.Refused.CHOICE || prefers(rule, component, best) == 0;
      if (top(other, component[0]) > component[1] && (preferred || equal)) {
        if (!equal) {
          ways.clear();
        }
        ways.addAll(builtLike(component, lead));
        best = component;
      }
    }
    return ways;
  }

  /// The length and the top level of each component.
  private List<int[]> components(List<String> lead) {
    List<Integer> levels = new ArrayList<>(pairs(lead));
    var found = new ArrayList<int[]>();
    for (int length = levels.size(); length >= 1; length--) {
      for (int bottom = 20; bottom >= 0 && (length == 1 || length >= smallestTractor); bottom--) {
        while (takeRun(levels, bottom, length)) {
          found.add(new int[] {2 * length, bottom + length - 1});
        }
      }
    }
    for (String card : lead) {
      if (isSingle(card, lead)) {
        found.add(new int[] {1, level(card)});
      }
    }
    return found;
  }

  private static boolean isSingle(String card, List<String> cards) {
    return cards.indexOf(card) == cards.lastIndexOf(card);
  }

  /// Positive if a component must be laid rather than the other, 0 if they are equal.
  private static int prefers(TractorSwitches.Refused rule, int[] component, int[] other) {
    int longer = component[0] - other[0];
    int higher = component[1] - other[1];
    return switch (rule) {
      case LOWEST -> higher != 0 ? -higher : -longer;
      case FOUND -> longer != 0 ? longer : higher;
      case SMALLEST -> longer != 0 ? -longer : -higher;
      case CHOICE -> 0;
    };
  }

  /// The top of the highest component of this length among cards, or -1.
  private int top(List<String> cards, int length) {
    return length == 1
        ? cards.stream().mapToInt(this::level).max().orElse(-1)
        : topRun(pairs(cards), length / 2);
  }

  private List<List<String>> builtLike(int[] component, List<String> lead) {
    var found = new ArrayList<List<String>>();
    for (List<String> cards : all(lead, component[0])) {
      boolean single = component[0] == 1 && isSingle(cards.getFirst(), lead);
      boolean paired = component[0] > 1 && 2 * pairs(cards).size() == cards.size();
      if ((single || paired) && top(cards, component[0]) == component[1]) {
        found.add(cards);
      }
    }
    return found;
  }

  // The order of cards.

  /// `T` for trumps, otherwise the suit.
  char group(String card) {
    boolean joker = card.equals("RJ") || card.equals("BJ");
    boolean ranked = card.charAt(1) == rank || card.charAt(1) == always;
    return joker || ranked || card.charAt(0) == main ? 'T' : card.charAt(0);
  }

  private int level(String card) {
    int step = main == 'O' ? 1 : 2;
    String plain = RANKS.replace(String.valueOf(rank), "").replace(String.valueOf(always), "");
    int twos = plain.length();
    int ranks = always == '2' ? twos + step : twos;
    return switch (card) {
      case "RJ" -> ranks + step + 1;
      case "BJ" -> ranks + step;
      default -> {
        int above = card.charAt(0) == main ? 1 : 0;
        if (card.charAt(1) == rank) {
          yield ranks + above;
        }
        yield card.charAt(1) == always ? twos + above : plain.indexOf(card.charAt(1));
      }
    };
  }
}
