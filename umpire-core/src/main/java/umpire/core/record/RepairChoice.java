package umpire.core.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import umpire.core.match.Act;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// Chooses among the changes that make a game legal, and says how sure it is.
///
/// What was claimed is evidence of what happened; so is that a hand slips more often than it writes
/// something else, and that a missing line is like those that are there.
final class RepairChoice<E> {

  /// So many cards a missing line may be written with; where it is more of them, none is named.
  private static final int FEW = 2;

  /// What stands for a word that is open.
  private static final String DOTS = "…";

  /// A line is the likeliest if it stands in the record so many times more often than any other.
  private static final int FAR_MORE = 5;

  private final int faulty;
  private final ToIntFunction<E> times;
  private final List<Found<E>> found = new ArrayList<>();

  /// A change that makes the game legal.
  ///
  /// @param step when it was found, the later the higher up in the record
  private record Found<E>(Mend<E> mend, Weight weight, int step) {

    /// Whether the same line is missing one place higher up, where it is worth the same.
    boolean isAsGoodAs(Found<E> above) {
      return mend.adds()
          && above.mend.adds()
          && step + 1 == above.step
          && mend.acts().equals(above.mend.acts())
          && weight.equals(above.weight);
    }
  }

  /// How many places there have been in which a line may be missing.
  private int step;

  /// @param faulty the place of the line at fault
  /// @param times how often an event stands in the record
  RepairChoice(int faulty, ToIntFunction<E> times) {
    this.faulty = faulty;
    this.times = times;
  }

  /// Goes one place up in the record.
  void goUp() {
    step++;
  }

  /// Takes one more. The same line missing in several places next to each other, where its place
  /// makes no difference, is one change.
  void add(Mend<E> mend, Weight weight) {
    var next = new Found<>(mend, weight, step);
    for (int i = 0; i < found.size(); i++) {
      if (found.get(i).isAsGoodAs(next)) {
        found.set(i, new Found<>(found.get(i).mend, weight, step));
        return;
      }
    }
    found.add(next);
  }

  /// What to tell; null if nothing stands out.
  ///
  /// @param rest what was not tried
  @Nullable Repair repair(Note rest) {
    List<Found<E>> all = withOneForMany(found);
    if (all.isEmpty()) {
      return null;
    }
    if (all.size() == 1) {
      return told(
          Sentence.of("one change would make the rest legal: {change:parts}{rest:parts}"),
          all.getFirst().mend.told(),
          rest);
    }
    List<Found<E>> likely = withOneForMany(slips(heaviest(found)));
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
    List<Found<E>> here = likely.stream().filter(this::isInTheLineAtFault).toList();
    return here.size() == 1
        ? told(
            Sentence.of(
                    "one change of this line would make the rest legal: {change:parts}; so would"
                        + " {others|# other|# others} of it or of earlier lines{rest:parts}")
                .fact("others", all.size() - 1),
            here.getFirst().mend.told(),
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

  private boolean isInTheLineAtFault(Found<E> each) {
    boolean words = each.mend.kind() == Mend.Kind.WORD || each.mend.kind() == Mend.Kind.SLIP;
    return words && each.mend.at() == faulty;
  }

  /// Those with which most of what was claimed is right.
  private static <E> List<Found<E>> heaviest(List<Found<E>> found) {
    var best = new ArrayList<Found<E>>();
    for (Found<E> each : found) {
      if (!best.isEmpty() && each.weight.isBetterThan(best.getFirst().weight)) {
        best.clear();
      }
      if (best.isEmpty() || !best.getFirst().weight.isBetterThan(each.weight)) {
        best.add(each);
      }
    }
    return best;
  }

  /// Those with which only the hand has slipped, if there are any: by a letter, or once by a line.
  /// Of two lines that say the same one may be too many, but just as well one may be missing
  /// between them.
  private List<Found<E>> slips(List<Found<E>> found) {
    List<Found<E>> letters = of(Mend.Kind.SLIP, found);
    List<Found<E>> lines = of(Mend.Kind.ORDER, found);
    if (!letters.isEmpty() || lines.size() != 1) {
      return letters.isEmpty() ? found : letters;
    }
    Found<E> line = lines.getFirst();
    List<Found<E>> between =
        line.mend.acts().isEmpty() ? commonest(added(line.mend.at(), found)) : List.of();
    return between.size() == 1 ? List.of(line, between.getFirst()) : lines;
  }

  private static <E> List<Found<E>> of(Mend.Kind kind, List<Found<E>> found) {
    return found.stream().filter(each -> each.mend.kind() == kind).toList();
  }

  /// Those that add a line at this place.
  private static <E> List<Found<E>> added(int at, List<Found<E>> found) {
    return found.stream().filter(each -> each.mend.adds() && each.mend.at() == at).toList();
  }

  /// Each in words. Lines that may be missing at one place are one way, where it is only open
  /// which.
  private List<Note> ways(List<Found<E>> found) {
    if (found.size() <= 2) {
      return found.stream().map(each -> each.mend.told()).toList();
    }
    Set<Note> ways = new LinkedHashSet<>();
    for (Found<E> each : found) {
      List<Found<E>> others =
          each.mend.adds() ? commonest(added(each.mend.at(), found)) : List.of(each);
      ways.add(others.size() == 1 ? others.getFirst().mend.told() : toldOpen(others));
    }
    return List.copyOf(ways);
  }

  /// The line that stands in the record far more often than the others; if there is none, all lines
  /// that begin as those do that stand there far more often.
  private List<Found<E>> commonest(List<Found<E>> lines) {
    List<Found<E>> one = farMore(lines, each -> each.mend.line());
    return one.size() == 1 ? one : farMore(lines, RepairChoice::beginning);
  }

  /// Of lines of several kinds those of the kind that stands in the record far more often than any
  /// other; all, if there is none.
  private List<Found<E>> farMore(List<Found<E>> lines, Function<Found<E>, String> kind) {
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

  private int times(Found<E> each) {
    return times.applyAsInt(each.mend.acts().getFirst().event());
  }

  /// Which act it is, and of how many words.
  private static <E> String beginning(Found<E> each) {
    List<String> words = words(each);
    return words.getFirst() + " " + words.get(1) + " " + words.size();
  }

  private static <E> List<String> words(Found<E> each) {
    return List.of(each.mend.line().split(" "));
  }

  /// A missing line of which only its place is certain, or all but one word.
  private Note toldOpen(List<Found<E>> lines) {
    Mend<E> like = Collections.max(lines, Comparator.comparingInt(this::times)).mend;
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

  /// The words that all have in common, and dots for the others; nothing but dots if the lines are
  /// not of one length.
  private static <E> List<String> pattern(List<Found<E>> lines) {
    List<String> pattern = new ArrayList<>(words(lines.getFirst()));
    for (Found<E> each : lines) {
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

  /// A missing line of which only the cards are not known is one change, however many cards would
  /// do: with gaps if there are many, with the cards if there are few.
  private static <E> List<Found<E>> withOneForMany(List<Found<E>> found) {
    var kept = new ArrayList<>(found);
    for (Found<E> gaps : found) {
      if (gaps.mend.kind() == Mend.Kind.LINE_WITH_GAPS) {
        List<Found<E>> known = found.stream().filter(each -> isLike(each, gaps)).toList();
        kept.removeAll(known.size() > FEW ? known : known.isEmpty() ? List.of() : List.of(gaps));
      }
    }
    return kept;
  }

  /// Whether both are missing in the same place, and say the same but for the cards.
  private static <E> boolean isLike(Found<E> known, Found<E> gaps) {
    if (known.mend.kind() != Mend.Kind.LINE || known.mend.at() != gaps.mend.at()) {
      return false;
    }
    Act<E> one = known.mend.acts().getFirst();
    Act<E> other = gaps.mend.acts().getFirst();
    return one.actor() == other.actor()
        && Objects.equals(one.event().getClass(), other.event().getClass());
  }
}
