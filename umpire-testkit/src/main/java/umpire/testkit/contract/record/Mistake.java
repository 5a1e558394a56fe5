package umpire.testkit.contract.record;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import umpire.core.SeededRandom;
import umpire.core.verify.Repair;
import umpire.core.words.Vocabulary;

/// A mistake made in a record, and the repair that the verifier should print for it.
///
/// @param text the record with the mistake
/// @param line the line to repair, from 1
/// @param right the start of the repair as printed, without the line number; for a missing line,
///   the line itself
record Mistake(Kind kind, String text, int line, String right) {

  private static final Pattern CARD = Pattern.compile("(?=.*[A-Z])[A-Z2-9]{2}");

  /// The kinds of mistakes.
  enum Kind {
    /// A line is missing.
    MISSING,
    /// A line is repeated.
    DOUBLED,
    /// Two adjacent lines are swapped.
    SWAPPED,
    /// A word is replaced by another.
    WORD
  }

  /// Makes a mistake of this kind at a random position of a record.
  ///
  /// @param lines the lines of the record, including its heading
  static Mistake of(Kind kind, List<String> lines, Vocabulary vocabulary, SeededRandom random) {
    int first = lines.indexOf("") + 1;
    for (int attempt = 0; attempt < 10_000; attempt++) {
      int at = first + random.nextInt(lines.size() - first);
      boolean fits =
          isEvent(lines.get(at))
              && switch (kind) {
                case MISSING, DOUBLED, WORD -> true;
                case SWAPPED ->
                    at + 1 < lines.size()
                        && isEvent(lines.get(at + 1))
                        && !lines.get(at).equals(lines.get(at + 1));
              };
      if (fits) {
        Mistake mistake =
            kind == Kind.WORD ? word(lines, at, vocabulary, random) : line(kind, lines, at);
        if (!mistake.right.isEmpty()) {
          return mistake;
        }
      }
    }
    throw new AssertionError("the record cannot be damaged so: " + kind);
  }

  private static boolean isEvent(String line) {
    return !line.startsWith("=") && !line.startsWith("Result:") && !line.isEmpty();
  }

  private static Mistake line(Kind kind, List<String> lines, int at) {
    var changed = new ArrayList<>(lines);
    String right;
    switch (kind) {
      case MISSING -> {
        changed.remove(at);
        right = lines.get(at);
      }
      case DOUBLED -> {
        changed.add(at, lines.get(at));
        right = "left out, since line %d says the same".formatted(at + 1);
        return new Mistake(kind, joined(changed), at + 2, right);
      }
      default -> {
        changed.set(at, lines.get(at + 1));
        changed.set(at + 1, lines.get(at));
        right = "below line %d".formatted(at + 2);
      }
    }
    return new Mistake(kind, joined(changed), at + 1, right);
  }

  private static Mistake word(
      List<String> lines, int at, Vocabulary vocabulary, SeededRandom random) {
    List<String> words = interchangeable(vocabulary);
    var parts = new ArrayList<>(List.of(lines.get(at).split(" ")));
    int word = 1 + random.nextInt(parts.size() - 1);
    String right = parts.get(word);
    String wrong = words.get(random.nextInt(words.size()));
    if (word == 1 || !words.contains(right) || right.equals(wrong)) {
      return new Mistake(Kind.WORD, "", at, "");
    }
    parts.set(word, wrong);
    var changed = new ArrayList<>(lines);
    changed.set(at, String.join(" ", parts));
    return new Mistake(Kind.WORD, joined(changed), at + 1, "'%s' instead of ".formatted(right));
  }

  /// Returns the words to exchange: the cards or, in a game without cards, numbers and balls.
  private static List<String> interchangeable(Vocabulary vocabulary) {
    List<String> cards = vocabulary.words().stream().filter(CARD.asMatchPredicate()).toList();
    return cards.isEmpty()
        ? List.of("1", "2", "3", "red", "yellow", "green", "brown", "blue", "pink", "black")
        : cards;
  }

  private static String joined(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }

  /// Whether one of the suggested changes restores the record. A missing line may be suggested for
  /// another position where the position makes no difference.
  boolean isMendedBy(Repair repair) {
    return repair.changeTexts().stream().anyMatch(this::isMendedBy);
  }

  private boolean isMendedBy(String change) {
    String what = change.substring(change.indexOf(": ") + 2);
    if (kind == Kind.MISSING) {
      return what.startsWith("'") && isLike(what.substring(1, Math.max(1, what.lastIndexOf('\''))));
    }
    return what.startsWith(right) && change.startsWith("line " + line + ": ");
  }

  /// Whether the repair reports only that a line is missing, and gives the right position.
  boolean isPlacedBy(Repair repair) {
    String place = "line " + line + ": a line added above it";
    return kind == Kind.MISSING && repair.changeTexts().getFirst().startsWith(place);
  }

  /// Whether the suggested line is the missing one, with its cards in any order, and unknown or
  /// left open where nothing shows them.
  private boolean isLike(String told) {
    var rest = new ArrayList<>(List.of(right.split(" ")));
    List<String> words = List.of(told.split(" "));
    boolean like = words.size() == rest.size() && words.subList(0, 2).equals(rest.subList(0, 2));
    for (String word : words) {
      like &= rest.remove(word) || word.equals("?") || word.equals("…");
    }
    return like;
  }
}
