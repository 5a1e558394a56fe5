package umpire.testkit.contract.words;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;
import umpire.core.match.CompleteGame;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.Preset;
import umpire.core.profile.Switch;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.words.Form.Usage;
import umpire.testkit.RecordCorpus;
import umpire.testkit.contract.Tables;

/// Everything said in a game, each with the path of its translation in a [Bundle]: what the game's
/// lists contain, and what was said while games were played and records judged.
final class Sayings implements RecordCorpus.Listener {

  private static final Pattern WORD = Pattern.compile("\\{(\\w+):word}");
  private static final Pattern PLAIN_WORD = Pattern.compile("[a-z]+( [a-z]+)*");

  private final Set<String> paths = new TreeSet<>();
  private final Set<String> heard = new HashSet<>();
  private final List<? extends Rule> rulebook;

  Sayings(Game game) {
    this.rulebook = game.rulebook();
    rulebook.forEach(rule -> paths.add("rules " + rule.id()));
    paths.add("words " + game.title());
  }

  Set<String> paths() {
    return paths;
  }

  void listed(CompleteGame<?> whole) {
    for (Switch option : whole.profiles().switches()) {
      paths.add("switches " + option.name() + " about");
      values(option).forEach(value -> paths.add("switches " + option.name() + " values " + value));
    }
    for (Preset preset : whole.profiles().presets()) {
      paths.add("presets " + preset.name());
      whole
          .tallies(Tables.profile(whole, preset.name()))
          .forEach(tally -> paths.add("tallies " + tally));
    }
    for (Usage form : whole.vocabulary().forms()) {
      paths.add("events " + form.pattern());
    }
  }

  /// Returns the values of a switch; for a number it is `#`, which the switch's sentence contains.
  private static List<String> values(Switch option) {
    return switch (option) {
      case Switch.Choice<?> choice -> choice.ways().stream().map(Switch.Way::name).toList();
      case Switch.Count _ -> List.of("#");
    };
  }

  @Override
  public <K extends Kernel<K>> void happened(Match<K> match, Finding finding, RulingLog log) {
    hear(finding);
    hear(match, log);
  }

  /// Adds the rulings of the last event, as each viewer sees them.
  <K extends Kernel<K>> void hear(Match<K> match, RulingLog log) {
    for (int i = 0; i < log.size(); i++) {
      for (int viewer = -2; viewer < match.seats(); viewer++) {
        var sentence = new Sentence();
        match.narrate(log.ruling(i, rulebook), viewer(viewer), sentence);
        hear(sentence.note());
      }
    }
  }

  private static Viewer viewer(int place) {
    return switch (place) {
      case -2 -> new Viewer.Arbiter();
      case -1 -> new Viewer.Spectator();
      default -> new Viewer.Player(place);
    };
  }

  void hear(Finding finding) {
    switch (finding) {
      case Finding.Legal() -> {}
      case Finding.Undecided(_, Note missing) -> hear(missing);
      case Finding.Illegal(_, List<Note> notes) -> notes.forEach(this::hear);
    }
  }

  void hear(Note note) {
    if (!heard.add(note.pattern() + note.facts())) {
      return;
    }
    paths.add("said " + note.pattern());
    JsonObject facts = JsonParser.parseString(note.facts()).getAsJsonObject();
    WORD.matcher(note.pattern()).results().forEach(word -> words(facts.get(word.group(1))));
    note.parts().values().forEach(clauses -> clauses.forEach(this::hear));
  }

  /// Adds a word or each word of a list; numbers need no translation.
  private void words(JsonElement value) {
    if (value.isJsonArray()) {
      value.getAsJsonArray().forEach(this::words);
    } else if (value.getAsJsonPrimitive().isString()) {
      paths.add("words " + value.getAsString());
    }
  }

  /// Adds the first word of a seat's decision, because reviews group decisions by it.
  void decided(String event) {
    paths.add("words " + event.split(" ", 2)[0]);
  }

  /// Adds the keys of a viewer's facts and the words among their values, except for names of
  /// players and cards.
  <K extends Kernel<K>> void look(Match<K> match, List<String> names) {
    for (int viewer = -2; viewer < match.seats(); viewer++) {
      String text = match.view(viewer(viewer)).facts().toString();
      JsonObject facts = JsonParser.parseString(text).getAsJsonObject();
      label(facts.getAsJsonObject("cards"), names);
      label(facts.getAsJsonObject("table"), names);
      for (JsonElement seat : facts.getAsJsonArray("seats")) {
        label(seat.getAsJsonObject().getAsJsonObject("own"), names);
      }
    }
  }

  private void label(JsonObject facts, List<String> names) {
    for (String key : facts.keySet()) {
      paths.add("table " + key);
      JsonElement value = facts.get(key);
      boolean one = value.isJsonPrimitive();
      for (JsonElement each : one ? List.of(value) : value.getAsJsonArray().asList()) {
        String word = each.getAsString();
        boolean said = each.getAsJsonPrimitive().isString() && !names.contains(word);
        if (said && PLAIN_WORD.matcher(word).matches()) {
          paths.add("words " + word);
        }
      }
    }
  }
}
