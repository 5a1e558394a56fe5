package umpire.core.words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import umpire.core.cards.CardNames;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.text.Json;
import umpire.core.text.SafeText;
import umpire.core.text.Spelling;

/// The words for the events of a game: reads events from lines, writes them, and lists the words
/// that can come next. It is made of the forms that the game's verbs declare, and never changes.
///
/// Reading is forgiving (either order of suit and rank, lower or upper case where they mean the
/// same), writing has one form: `read(write(e))` equals `e`, and `write(read(w))` is the canonical
/// form of `w`. The meaning of words does not depend on the state of the game.
public class Vocabulary {

  /// Enough characters for most lines.
  private static final int USUAL_LINE = 64;

  /// The name of a player's slot in the patterns of every game.
  private static final String NAME = "NAME";

  /// The name of the verb among the parts of an event.
  private static final String VERB = "verb";

  /// Begins the pattern of a usage that continues another one.
  private static final String CONTINUED = "...";

  private final List<? extends WordedVerb> verbs;
  private final List<WordPattern> patterns;
  private final Map<String, List<WordPattern>> byFirstWord;

  /// The patterns that begin with a slot.
  private final List<WordPattern> withoutFirstWord;

  /// Copies the words of another vocabulary, for a subclass that overrides some methods.
  protected Vocabulary(Vocabulary other) {
    verbs = other.verbs;
    patterns = other.patterns;
    byFirstWord = other.byFirstWord;
    withoutFirstWord = other.withoutFirstWord;
  }

  private Vocabulary(List<? extends WordedVerb> verbs, Map<String, Slot> slots) {
    this.verbs = List.copyOf(verbs);
    patterns = new ArrayList<>();
    byFirstWord = new HashMap<>();
    withoutFirstWord = new ArrayList<>();
    for (WordedVerb verb : verbs) {
      Form form = verb.form();
      var all = new LinkedHashMap<String, Slot>();
      all.put(NAME, Slot.seat());
      all.putAll(slots);
      all.putAll(form.slots());
      patterns.add(add(WordPattern.of(verb.ordinal(), form.pattern(), all)));
      for (String also : form.also()) {
        WordPattern _ = add(WordPattern.of(verb.ordinal(), also, all));
      }
    }
  }

  /// Returns the vocabulary of a game.
  ///
  /// @param verbs all constants of the game's enum of verbs, in their order
  /// @param slots the slots for the names in this game's patterns, in addition to `NAME`
  public static Vocabulary of(WordedVerb[] verbs, Map<String, Slot> slots) {
    return new Vocabulary(List.of(verbs), slots);
  }

  private WordPattern add(WordPattern pattern) {
    String first = pattern.firstWord();
    List<WordPattern> those =
        first.isEmpty()
            ? withoutFirstWord
            : byFirstWord.computeIfAbsent(first, _ -> new ArrayList<>());
    those.add(pattern);
    return pattern;
  }

  // Reading.

  /// Reads the words of an event.
  ///
  /// @param names the names of the seats, for events that name a seat
  /// @throws BadEventException if the words are not an event of this game
  public Event read(List<String> words, List<String> names) throws BadEventException {
    if (words.isEmpty()) {
      throw new BadEventException(0, "expected an event: use " + firstWords());
    }
    String first = words.getFirst().toLowerCase(Locale.ROOT);
    List<WordPattern> those = byFirstWord.getOrDefault(first, withoutFirstWord);
    var faults = new ArrayList<BadEventException>();
    for (WordPattern pattern : those) {
      try {
        Event event = pattern.read(words, names);
        if (event != null) {
          return event;
        }
      } catch (BadEventException fault) {
        faults.add(fault);
      }
    }
    BadEventException fault = faults.isEmpty() ? unknown(words.getFirst()) : farthest(faults);
    throw new BadEventException(
        fault.word(), fault.description(), () -> hint(fault.word(), words, names));
  }

  /// Suggests the word that was meant at this index; empty if none is close. Cards are never
  /// suggested: any of them may have been meant.
  private String hint(int at, List<String> words, List<String> names) {
    if (at >= words.size()) {
      return "";
    }
    Set<String> next = next(words.subList(0, at), names);
    String word = words.get(at);
    return next.contains(word.toLowerCase(Locale.ROOT))
        ? "" // it can stand here: something else is wrong
        : Spelling.hint(word, next.stream().filter(each -> each.length() > 2).toList());
  }

  /// The fault that is farthest to the right in the line; if several are there, one fault that
  /// lists all that was expected.
  private static BadEventException farthest(List<BadEventException> faults) {
    int word = faults.stream().mapToInt(BadEventException::word).max().orElseThrow();
    String what =
        faults.stream()
            .filter(fault -> fault.word() == word)
            .map(BadEventException::description)
            .distinct()
            .collect(Collectors.joining(", or "))
            .replace(", or expected ", ", or ");
    return new BadEventException(word, what);
  }

  private BadEventException unknown(String word) {
    return new BadEventException(
        0, SafeText.quoted(word) + " is not an event: use " + firstWords());
  }

  private String firstWords() {
    var firstWords = new LinkedHashSet<String>();
    for (Form.Usage usage : forms()) {
      String first = usage.pattern().split(" ", 2)[0];
      if (!first.equals(CONTINUED)) {
        firstWords.add(first);
      }
    }
    return String.join(", ", firstWords);
  }

  // Writing.

  /// Returns the canonical words for a move or an event, with one space between them.
  public String write(Parts move, List<String> names) {
    var line = new StringBuilder(USUAL_LINE);
    write(move, names, line);
    return line.toString();
  }

  /// Appends the canonical words for a move or an event to a line.
  public void write(Parts move, List<String> names, StringBuilder line) {
    int start = line.length();
    patterns.get(move.verb()).write(move, names, line);
    line.setLength(Math.max(start, line.length() - 1)); // without the space after the last word
  }

  /// Returns a move as an event, with only the parts that its words show, and [Parts#twice] if the
  /// form keeps it. Everything else that a kernel has noted in the move is left out.
  public Event event(Parts move) {
    var shown = new Move();
    patterns.get(move.verb()).copy(move, shown);
    if (verbs.get(move.verb()).form().keptTwice()) {
      shown.twice(move.twice());
    }
    return Event.of(shown);
  }

  /// Returns the parts of an event for programs, under the names of its slots in lower case:
  /// `{"verb":"deal","name":"Ben","cards":["5H","?"]}`.
  public Json parts(Parts event, List<String> names) {
    WordPattern pattern = patterns.get(event.verb());
    var json = new Json();
    json.put(VERB, verbName(event.verb()));
    pattern.addParts(event, names, json);
    return json;
  }

  /// Returns the words of an event from its parts, each given as a list of words, see [#parts].
  ///
  /// @throws BadEventException if the verb is not one of this game, or has no such part
  public String words(Map<String, List<String>> parts) throws BadEventException {
    var rest = new LinkedHashMap<>(parts);
    String verb = String.join(" ", rest.getOrDefault(VERB, List.of()));
    rest.remove(VERB);
    List<String> all = IntStream.range(0, patterns.size()).mapToObj(this::verbName).toList();
    if (!all.contains(verb)) {
      throw new BadEventException(
          0, SafeText.quoted(verb) + " is not a verb: use " + String.join(", ", all));
    }
    String words = String.join(" ", patterns.get(all.indexOf(verb)).words(rest));
    if (!rest.isEmpty()) {
      String wrong = SafeText.quoted(rest.firstEntry().getKey());
      throw new BadEventException(0, wrong + " is not a part of '" + verb + "'");
    }
    return words;
  }

  private String verbName(int verb) {
    String name = patterns.get(verb).beginning();
    return name.isEmpty()
        ? verbs.get(verb).toString().toLowerCase(Locale.ROOT).replace('_', '-')
        : name;
  }

  // Lists of words.

  /// The words that can come next in a line that begins with these words. The line may also end
  /// here if none of the next words is required.
  public Set<String> next(List<String> words, List<String> names) {
    var next = new LinkedHashSet<String>();
    if (words.isEmpty()) {
      patterns.forEach(pattern -> pattern.addNext(words, names, next));
      return next;
    }
    String first = words.getFirst().toLowerCase(Locale.ROOT);
    byFirstWord
        .getOrDefault(first, withoutFirstWord)
        .forEach(pattern -> pattern.addNext(words, names, next));
    return next;
  }

  /// The descriptions of the events on pages, in the order of the verbs.
  public List<Form.Usage> forms() {
    var usages = new ArrayList<Form.Usage>();
    verbs.forEach(verb -> usages.addAll(verb.form().usages()));
    return usages;
  }

  /// The words that fill slots, such as the cards, but not the names of players and not `?`.
  public List<String> words() {
    var words = new LinkedHashSet<String>();
    patterns.forEach(pattern -> pattern.addWords(words));
    words.remove(CardNames.UNKNOWN);
    return List.copyOf(words);
  }

  // Properties of events.

  /// The verb of an event.
  public WordedVerb verb(Parts event) {
    return verbs.get(event.verb());
  }

  /// Whether a record may leave out this event: because later events show that it happened; or
  /// because the record can be ruled on without it, though with less certainty, as without a go or
  /// a pass.
  public boolean mayBeLeftOut(Event event) {
    return verbs.get(event.verb()).form().follows().test(event);
  }

  /// Whether an event leaves a card unknown.
  public boolean leavesUnknown(Event event) {
    boolean unknown = event.unknown() > 0;
    for (int index = 0; index < event.length() && !unknown; index++) {
      unknown = isUnknown(event.card(index));
    }
    return unknown;
  }

  private static boolean isUnknown(int card) {
    return card < 0;
  }
}
