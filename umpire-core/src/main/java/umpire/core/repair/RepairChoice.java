package umpire.core.repair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Event;
import umpire.core.match.ActorEvent;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.verify.Repair;

/// Chooses among the changes that make a game legal, and expresses how certain the choice is.
///
/// The claims in the record are evidence of what happened. Besides, a slip of the pen is likelier
/// than a different word, and a missing line is likely to resemble the existing ones.
final class RepairChoice {

  /// The most versions of a missing line to name with their cards; if there are more, the line is
  /// described without cards.
  private static final int FEW = 2;

  /// The sign for a word that is not certain.
  private static final String DOTS = "…";

  /// A line is the likeliest if it occurs in the record more than this many times as often as any
  /// other.
  private static final int FAR_MORE = 5;

  private final int faulty;
  private final ToIntFunction<Event> times;
  private final List<Candidate> found = new ArrayList<>();

  /// A change that makes the game legal.
  ///
  /// @param step the step of the search in which it was found; a later one is higher up in the
  ///   record
  private record Candidate(RepairEdit edit, Weight weight, int step) {

    /// Whether the other change adds the same line one position higher up, with equal evidence.
    boolean isAsGoodAs(Candidate above) {
      return edit.adds()
          && above.edit.adds()
          && step + 1 == above.step
          && edit.acts().equals(above.edit.acts())
          && weight.equals(above.weight);
    }
  }

  /// The number of positions searched so far for a missing line.
  private int step;

  /// Starts without any changes.
  ///
  /// @param faulty the index of the faulty line
  /// @param times returns how often an event occurs in the record
  RepairChoice(int faulty, ToIntFunction<Event> times) {
    this.faulty = faulty;
    this.times = times;
  }

  /// Moves one position up in the record.
  void goUp() {
    step++;
  }

  /// Adds a change. A line that may be missing at several neighbouring positions with the same
  /// effect is one change.
  void add(RepairEdit edit, Weight weight) {
    var next = new Candidate(edit, weight, step);
    for (int i = 0; i < found.size(); i++) {
      if (found.get(i).isAsGoodAs(next)) {
        found.set(i, new Candidate(found.get(i).edit, weight, step));
        return;
      }
    }
    found.add(next);
  }

  /// Returns the repair to report; null if no change is clearly the likeliest.
  ///
  /// @param rest a remark on the lines that were not tried
  @Nullable Repair repair(Note rest) {
    List<Candidate> all = withOneForMany(found);
    if (all.isEmpty()) {
      return null;
    }
    if (all.size() == 1) {
      return told(
          Sentence.of("one change would make the rest legal: {change:parts}{rest:parts}"),
          all.getFirst().edit.told(),
          rest);
    }
    List<Candidate> likely = withOneForMany(slips(heaviest(found)));
    List<Note> ways = ways(likely);
    if (ways.size() == 1) {
      return told(
          Sentence.of(
              "the likeliest change that would make the rest legal: {change:parts}{rest:parts}"),
          ways.getFirst(),
          rest);
    }
    if (ways.size() == 2) {
      return either(ways, rest);
    }
    List<Candidate> here = likely.stream().filter(this::isInTheLineAtFault).toList();
    return here.size() == 1
        ? told(
            Sentence.of(
                    "one change of this line would make the rest legal: {change:parts}; so would"
                        + " {others|# other|# others} of it or of earlier lines{rest:parts}")
                .fact("others", all.size() - 1),
            here.getFirst().edit.told(),
            rest)
        : null;
  }

  private static Repair told(Sentence what, Note change, Note rest) {
    return new Repair(List.of(change), what.parts("change", change).parts("rest", rest).note());
  }

  private static Repair either(List<Note> ways, Note rest) {
    return new Repair(
        ways,
        Sentence.of(
                "either of two changes would make the rest legal: {one:parts}, or"
                    + " {other:parts}{rest:parts}")
            .parts("one", ways.getFirst())
            .parts("other", ways.getLast())
            .parts("rest", rest)
            .note());
  }

  private boolean isInTheLineAtFault(Candidate each) {
    boolean words =
        each.edit.kind() == RepairEdit.Kind.WORD || each.edit.kind() == RepairEdit.Kind.SLIP;
    return words && each.edit.at() == faulty;
  }

  /// The changes with the best evidence from the claims.
  private static List<Candidate> heaviest(List<Candidate> found) {
    var best = new ArrayList<Candidate>();
    for (Candidate each : found) {
      if (!best.isEmpty() && each.weight.isBetterThan(best.getFirst().weight)) {
        best.clear();
      }
      if (best.isEmpty() || !best.getFirst().weight.isBetterThan(each.weight)) {
        best.add(each);
      }
    }
    return best;
  }

  /// The changes that undo a slip of the pen, if there are any: a wrong character, or else a single
  /// line repeated or swapped. If two lines are equal, one may be superfluous, but a line may just
  /// as well be missing between them.
  private List<Candidate> slips(List<Candidate> found) {
    List<Candidate> letters = of(RepairEdit.Kind.SLIP, found);
    List<Candidate> lines = of(RepairEdit.Kind.ORDER, found);
    if (!letters.isEmpty() || lines.size() != 1) {
      return letters.isEmpty() ? found : letters;
    }
    Candidate line = lines.getFirst();
    List<Candidate> between =
        line.edit.acts().isEmpty() ? commonest(added(line.edit.at(), found)) : List.of();
    return between.size() == 1 ? List.of(line, between.getFirst()) : lines;
  }

  private static List<Candidate> of(RepairEdit.Kind kind, List<Candidate> found) {
    return found.stream().filter(each -> each.edit.kind() == kind).toList();
  }

  /// The changes that add a line at this index.
  private static List<Candidate> added(int at, List<Candidate> found) {
    return found.stream().filter(each -> each.edit.adds() && each.edit.at() == at).toList();
  }

  /// The changes in words. Lines that may be missing at one position count as one way, with the
  /// exact line left open.
  private List<Note> ways(List<Candidate> found) {
    if (found.size() <= 2) {
      return found.stream().map(each -> each.edit.told()).toList();
    }
    Set<Note> ways = new LinkedHashSet<>();
    for (Candidate each : found) {
      List<Candidate> others =
          each.edit.adds() ? commonest(added(each.edit.at(), found)) : List.of(each);
      ways.add(others.size() == 1 ? others.getFirst().edit.told() : toldOpen(others));
    }
    return List.copyOf(ways);
  }

  /// The line that occurs in the record far more often than the others; if there is none, all lines
  /// with the beginning that occurs far more often.
  private List<Candidate> commonest(List<Candidate> lines) {
    List<Candidate> one = farMore(lines, each -> each.edit.line());
    return one.size() == 1 ? one : farMore(lines, RepairChoice::beginning);
  }

  /// The lines of the kind that occurs in the record far more often than any other; all lines if
  /// there is no such kind.
  private List<Candidate> farMore(List<Candidate> lines, Function<Candidate, String> kind) {
    Map<String, Integer> sums = new HashMap<>();
    lines.forEach(each -> sums.merge(kind.apply(each), times(each), Integer::sum));
    List<Map.Entry<String, Integer>> order = new ArrayList<>(sums.entrySet());
    order.sort(Map.Entry.<String, Integer>comparingByValue().reversed());
    boolean stands =
        order.size() > 1 && order.getFirst().getValue() > FAR_MORE * order.get(1).getValue();
    return stands
        ? lines.stream().filter(each -> kind.apply(each).equals(order.getFirst().getKey())).toList()
        : lines;
  }

  private int times(Candidate each) {
    return times.applyAsInt(each.edit.acts().getFirst().event());
  }

  /// The actor and verb of a line, with its number of words.
  private static String beginning(Candidate each) {
    List<String> words = words(each);
    return words.getFirst() + " " + words.get(1) + " " + words.size();
  }

  private static List<String> words(Candidate each) {
    return List.of(each.edit.line().split(" "));
  }

  /// Describes a missing line of which only the position is certain, or all but one word.
  private Note toldOpen(List<Candidate> lines) {
    RepairEdit like = Collections.max(lines, Comparator.comparingInt(this::times)).edit;
    List<String> pattern = pattern(lines);
    boolean oneWord = Collections.frequency(pattern, DOTS) == 1 && !pattern.get(1).equals(DOTS);
    Sentence told =
        oneWord
            ? Sentence.of(
                    "{place:parts}: '{line}' added above it, with one of {words} words for the dots")
                .fact("line", String.join(" ", pattern))
                .fact("words", lines.size())
            : Sentence.of(
                    "{place:parts}: a line added above it, such as '{line}'; so would"
                        + " {others|# other|# others} do")
                .fact("line", like.line())
                .fact("others", lines.size() - 1);
    return told.parts("place", like.place()).note();
  }

  /// The words that all lines have in common, with dots for the others; only dots if the lines
  /// differ in length.
  private static List<String> pattern(List<Candidate> lines) {
    List<String> pattern = new ArrayList<>(words(lines.getFirst()));
    for (Candidate each : lines) {
      List<String> words = words(each);
      boolean sameLength = words.size() == pattern.size();
      for (int i = 0; i < pattern.size(); i++) {
        if (!sameLength || !words.get(i).equals(pattern.get(i))) {
          pattern.set(i, DOTS);
        }
      }
    }
    return pattern;
  }

  /// Reduces the versions of a missing line that differ only in their cards to one change: with
  /// gaps if there are many of them, with the cards if there are few.
  private static List<Candidate> withOneForMany(List<Candidate> found) {
    var kept = new ArrayList<>(found);
    for (Candidate gaps : found) {
      if (gaps.edit.kind() == RepairEdit.Kind.LINE_WITH_GAPS) {
        List<Candidate> known = found.stream().filter(each -> isLike(each, gaps)).toList();
        kept.removeAll(known.size() > FEW ? known : known.isEmpty() ? List.of() : List.of(gaps));
      }
    }
    return kept;
  }

  /// Whether both are missing at the same position and differ only in their cards.
  private static boolean isLike(Candidate known, Candidate gaps) {
    if (known.edit.kind() != RepairEdit.Kind.LINE || known.edit.at() != gaps.edit.at()) {
      return false;
    }
    ActorEvent one = known.edit.acts().getFirst();
    ActorEvent other = gaps.edit.acts().getFirst();
    return one.actor() == other.actor() && one.event().verb() == other.event().verb();
  }
}
