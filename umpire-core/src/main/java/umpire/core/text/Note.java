package umpire.core.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A finished sentence: its English text, and everything needed to translate it. A translator looks
/// up the pattern and inserts the facts into its gaps.
///
/// A gap in the pattern may have a kind. `{suit:word}` is a word of the language, or a list of
/// words, and is looked up; `{cards:or}`, `{players:and}` and `{legal:list}` are lists joined with
/// *or*, *and* or commas; `{counted:parts}` consists of clauses, which are notes themselves;
/// `{cards|# card|# cards}` is a number in one of its forms, the first for one, with `#` for the
/// number. All other facts are inserted unchanged. A fact may be used in several gaps.
///
/// @param text the English sentence
/// @param pattern the English pattern; empty for text that is not translated
/// @param facts a JSON object
/// @param parts the clauses, by the names of the facts that consist of clauses
public record Note(String text, String pattern, String facts, Map<String, List<Note>> parts) {

  public Note {
    parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts)); // in their order
  }

  /// Returns text that is never translated, such as a name.
  public static Note plain(String text) {
    return new Note(text, "", "{}", Map.of());
  }

  /// Returns the note as JSON.
  public Json json() {
    return into(new Json());
  }

  /// Adds the members of the note to an object, and returns that object.
  public Json into(Json json) {
    json.put("text", text).put("pattern", pattern).putRaw("facts", facts);
    if (!parts.isEmpty()) {
      var clauses = new Json();
      parts.forEach((key, notes) -> clauses.objects(key, notes.stream().map(Note::json).toList()));
      json.put("parts", clauses);
    }
    return json;
  }

  @Override
  public String toString() {
    return text;
  }
}
