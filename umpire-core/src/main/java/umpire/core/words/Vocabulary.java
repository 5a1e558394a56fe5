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

/// All the words of a game: how its events are read from lines and written in them, what stands in
/// which slot, and what can come next. It is made of the forms that the game's verbs declare.
///
/// Reading is forgiving (either order of suit and rank, either case where nothing is lost), writing
/// has one form: `read(write(e))` equals `e`, and `write(read(w))` is the canonical form of `w`.
/// What words mean does not depend on the position.
public class Vocabulary {

  /// Letters enough for most lines.
  private static final int USUAL_LINE = 64;

  /// What a pattern calls a player in every game.
  private static final String NAME = "NAME";

  /// Under this name programs hear what is done.
  private static final String VERB = "verb";

  /// Begins the pattern of a usage that goes on from another one.
  private static final String GOING_ON = "...";

  private final List<? extends WordedVerb> verbs;
  private final List<WordPattern> patterns;
  private final Map<String, List<WordPattern>> byFirstWord;

  /// The patterns that begin with a slot.
  private final List<WordPattern> withoutFirstWord;

  /// The words of another vocabulary, for one that does more when it is asked, such as count.
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

  /// The words of a game.
  ///
  /// @param verbs all constants of the game's enum of verbs, in their order
  /// @param slots what the names in the patterns of this game stand for, beside `NAME`
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

  /// Understands the words of an event.
  ///
  /// @param names the seats' names, for events that name a seat
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
    throw new BadEventException(fault.word(), fault.what(), () -> hint(fault.word(), words, names));
  }

  /// Which word was meant in this place, if one is close. Nobody can tell which card was.
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

  /// The fault that comes last in the line; if there are several, all that could have stood there.
  private static BadEventException farthest(List<BadEventException> faults) {
    int word = faults.stream().mapToInt(BadEventException::word).max().orElseThrow();
    String what =
        faults.stream()
            .filter(fault -> fault.word() == word)
            .map(BadEventException::what)
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
      if (!first.equals(GOING_ON)) {
        firstWords.add(first);
      }
    }
    return String.join(", ", firstWords);
  }

  // Writing.

  /// The canonical words for what a move or an event says, one blank between.
  public String write(Parts move, List<String> names) {
    var line = new StringBuilder(USUAL_LINE);
    write(move, names, line);
    return line.toString();
  }

  /// Appends these words to a line that goes on.
  public void write(Parts move, List<String> names, StringBuilder line) {
    int start = line.length();
    patterns.get(move.verb()).write(move, names, line);
    line.setLength(Math.max(start, line.length() - 1)); // without the space after the last word
  }

  /// The event that a move is: what its words say. Whatever else a kernel has noted in the move is
  /// left out.
  public Event event(Parts move) {
    var said = new Move();
    patterns.get(move.verb()).copy(move, said);
    if (verbs.get(move.verb()).form().keptTwice()) {
      said.twice(move.twice());
    }
    return Event.of(said);
  }

  /// The parts of an event for programs, under the names of its slots in small letters:
  /// `{"verb":"deal","name":"Ben","cards":["5H","?"]}`.
  public Json parts(Parts event, List<String> names) {
    WordPattern pattern = patterns.get(event.verb());
    var json = new Json();
    json.put(VERB, verbName(event.verb()));
    pattern.tell(event, names, json);
    return json;
  }

  /// The words of an event of which a program has given the parts, each as its words, see [#parts].
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

  // What the words are.

  /// The words that can come next in a line that begins with these; the line may end where nothing
  /// must follow.
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

  /// How pages show the events, in the order of the verbs.
  public List<Form.Usage> forms() {
    var usages = new ArrayList<Form.Usage>();
    verbs.forEach(verb -> usages.addAll(verb.form().usages()));
    return usages;
  }

  /// The words that fill slots, such as the cards, but no names and nothing unknown.
  public List<String> words() {
    var words = new LinkedHashSet<String>();
    patterns.forEach(pattern -> pattern.addWords(words));
    words.remove(CardNames.UNKNOWN);
    return List.copyOf(words);
  }

  // What events are.

  /// Who says an event.
  public WordedVerb verb(Parts event) {
    return verbs.get(event.verb());
  }

  /// Whether a record may do without this event, because what follows shows that it happened, or
  /// because nothing is lost but certainty: a go, a pass that nobody wrote down.
  public boolean mayBeLeftOut(Event event) {
    return verbs.get(event.verb()).form().follows().test(event);
  }

  /// Whether an event leaves a card unknown.
  public boolean leavesUnknown(Event event) {
    boolean unknown = event.unknown() > 0;
    for (int place = 0; place < event.length() && !unknown; place++) {
      unknown = isUnknown(event.card(place));
    }
    return unknown;
  }

  private static boolean isUnknown(int card) {
    return card < 0;
  }
}
