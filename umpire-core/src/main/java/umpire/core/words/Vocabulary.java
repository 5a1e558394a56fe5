package umpire.core.words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import umpire.core.kernel.Event;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.text.Json;
import umpire.core.text.Shown;

/// All the words of a game: how its events are read from lines and written in them, what stands in
/// which slot, and what can come next. It is made of the forms that the game's verbs declare.
///
/// Reading is forgiving (either order of suit and rank, either case where nothing is lost), writing
/// has one form: `read(write(e))` equals `e`, and `write(read(w))` is the canonical form of `w`.
/// What words mean does not depend on the position.
public final class Vocabulary implements Notation<Event> {

  /// What a pattern calls a player in every game.
  private static final String NAME = "NAME";

  private final List<? extends Worded> verbs;
  private final List<WordPattern> patterns = new ArrayList<>();
  private final Map<String, List<WordPattern>> byFirstWord = new HashMap<>();

  /// The patterns that begin with a slot.
  private final List<WordPattern> withoutFirstWord = new ArrayList<>();

  private Vocabulary(List<? extends Worded> verbs, Map<String, Slot> slots) {
    this.verbs = List.copyOf(verbs);
    for (Worded verb : verbs) {
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
  public static Vocabulary of(Worded[] verbs, Map<String, Slot> slots) {
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

  @Override
  public Event read(List<String> words, List<String> names) throws BadEvent {
    if (words.isEmpty()) {
      throw new BadEvent(0, "an event is missing: " + firstWords());
    }
    String first = words.getFirst().toLowerCase(Locale.ROOT);
    List<WordPattern> those = byFirstWord.getOrDefault(first, withoutFirstWord);
    BadEvent farthest = null;
    for (WordPattern pattern : those) {
      try {
        return pattern.read(words, names);
      } catch (BadEvent fault) {
        farthest = farthest == null || fault.word() > farthest.word() ? fault : farthest;
      }
    }
    throw farthest == null || (farthest.word() == 0 && those.equals(withoutFirstWord))
        ? unknown(words.getFirst())
        : farthest;
  }

  private BadEvent unknown(String word) {
    return new BadEvent(0, Shown.quoted(word) + " is no event: use " + firstWords());
  }

  private String firstWords() {
    var firstWords = new LinkedHashSet<String>();
    for (Form.Usage usage : forms()) {
      firstWords.add(usage.pattern().split(" ", 2)[0]);
    }
    return String.join(", ", firstWords);
  }

  // Writing.

  @Override
  public String write(Event event, List<String> names) {
    return write((Parts) event, names);
  }

  /// The words for what a move says now.
  public String write(Parts move, List<String> names) {
    var line = new StringBuilder();
    patterns
        .get(move.verb())
        .write(move, names, word -> line.append(line.isEmpty() ? "" : " ").append(word));
    return line.toString();
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
    json.put("verb", verbName(event.verb()));
    pattern.tell(event, names, json);
    return json;
  }

  private String verbName(int verb) {
    String first = patterns.get(verb).firstWord();
    return first.isEmpty()
        ? verbs.get(verb).toString().toLowerCase(Locale.ROOT).replace('_', '-')
        : first;
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
  @Override
  public List<Form.Usage> forms() {
    var usages = new ArrayList<Form.Usage>();
    verbs.forEach(verb -> usages.addAll(verb.form().usages()));
    return usages;
  }

  /// The cards: words that can stand for one another.
  @Override
  public List<String> words() {
    var words = new LinkedHashSet<String>();
    patterns.forEach(pattern -> pattern.addExchangeable(words));
    return List.copyOf(words);
  }

  // What events are.

  /// Who says an event.
  public Worded verb(Parts event) {
    return verbs.get(event.verb());
  }

  @Override
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
