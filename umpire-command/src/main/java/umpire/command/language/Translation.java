package umpire.command.language;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import umpire.core.Rule;
import umpire.core.Source;
import umpire.core.profile.Preset;
import umpire.core.profile.Switch;
import umpire.core.text.Gaps;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.text.TranslationSource;

/// A language other than English. Translates a note as `words.js` does on a page; both are tested
/// with one table of cases. A sentence without a translation stays English. Thread-safe.
final class Translation implements Language {

  private final String tag;
  private final WordList house;
  private final WordList game;
  private final Map<String, Language> games = new ConcurrentHashMap<>();

  Translation(String tag, WordList house, WordList game) {
    this.tag = tag;
    this.house = house;
    this.game = game;
  }

  static Translation of(String tag) {
    var place = Translation.class.getResource("/umpire/command/lang/" + tag + ".json");
    return new Translation(tag, WordList.at(Objects.requireNonNull(place)), WordList.EMPTY);
  }

  @Override
  public Language in(TranslationSource which) {
    return games.computeIfAbsent(
        which.id(),
        _ ->
            new Translation(
                tag, house, which.language(tag).map(WordList::at).orElse(WordList.EMPTY)));
  }

  @Override
  public String say(Note note) {
    Optional<String> spoken = found("said", note.pattern());
    if (spoken.isEmpty()) {
      return note.text();
    }
    JsonObject facts = JsonParser.parseString(note.facts()).getAsJsonObject();
    return Gaps.fill(
        spoken.get(),
        (name, kind) -> {
          if (kind.equals("parts")) {
            return clauses(note.parts().getOrDefault(name, List.of()));
          }
          JsonElement value = facts.get(name);
          return value == null ? Gaps.written(name, kind) : told(value, kind);
        });
  }

  @Override
  public String say(Sentence sentence) {
    return say(sentence.note());
  }

  private String clauses(List<Note> clauses) {
    var text = new StringBuilder();
    clauses.forEach(clause -> text.append(say(clause)));
    return text.toString();
  }

  private String told(JsonElement value, String kind) {
    if (Gaps.isForms(kind)) {
      return value instanceof JsonArray list
          ? joined(list, " ")
          : Gaps.form(kind, value.getAsString());
    }
    return switch (kind) {
      case "word" -> words(value);
      case "rule" -> found("rules", value.getAsString()).orElseGet(value::getAsString);
      default ->
          value instanceof JsonArray list
              ? joined(list, kind.isEmpty() ? " " : between(kind))
              : value.getAsString();
    };
  }

  private String words(JsonElement value) {
    if (value instanceof JsonArray list) {
      var words = new StringJoiner(" ");
      list.forEach(each -> words.add(words(each)));
      return words.toString();
    }
    return word(value.getAsString());
  }

  private static String joined(JsonArray list, String between) {
    var text = new StringJoiner(between);
    list.forEach(each -> text.add(each.getAsString()));
    return text.toString();
  }

  private String between(String kind) {
    return house.find("between", kind).orElse(" ");
  }

  private Optional<String> found(String section, String key) {
    return game.find(section, key).or(() -> house.find(section, key));
  }

  @Override
  public String statement(Rule rule) {
    return found("rules", rule.id()).orElseGet(rule::statement);
  }

  /// The published sources come first, then the numbers of decisions.
  @Override
  public String citation(Rule rule) {
    var published = new StringJoiner("; ");
    var decisions = new StringJoiner(", ");
    for (Source source : rule.sources()) {
      switch (source) {
        case Source.Published _ -> published.add(source.cite());
        case Source.House _ -> decisions.add(source.cite());
      }
    }
    if (decisions.length() > 0) {
      published.add(say(Sentence.of("decision {numbers}").fact("numbers", decisions.toString())));
    }
    return published.toString();
  }

  @Override
  public String word(String word) {
    return game.find("words", word)
        .or(() -> game.find("table", word))
        .or(() -> game.find("tallies", word))
        .or(() -> house.find("words", word))
        .orElse(word);
  }

  @Override
  public String label(String name) {
    return game.find("table", name)
        .or(() -> game.find("tallies", name))
        .orElseGet(() -> Language.super.label(name));
  }

  @Override
  public String about(Preset preset) {
    return game.find("presets", preset.name()).orElseGet(preset::about);
  }

  @Override
  public String meaning(Switch option) {
    return game.ofSwitch(option.name(), "about").orElseGet(option::meaning);
  }

  @Override
  public String effect(Switch option, String value) {
    return game.ofValue(option.name(), value).orElseGet(() -> option.effect(value));
  }
}
