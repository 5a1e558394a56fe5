package umpire.core.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A sentence that has been said: in English, and with all that is needed to say it in another
/// language. Whoever translates looks up the pattern and puts the facts where it names them.
///
/// A name in the pattern may have a kind. `{suit:word}` is a word of the language, or a list of
/// them, and is looked up; `{cards:or}`, `{players:and}` and `{legal:list}` are lists that are told
/// with *or*, *and* or commas between; `{counted:parts}` is told in clauses, which are notes
/// themselves; `{cards|# card|# cards}` is a number in its form, the first for one, with `#` for
/// the number. All others are told as they are. A fact may have several gaps.
///
/// @param facts a JSON object
/// @param parts the clauses of facts that are told in clauses
public record Note(String text, String pattern, String facts, Map<String, List<Note>> parts) {

  public Note {
    parts = Collections.unmodifiableMap(new LinkedHashMap<>(parts)); // in their order
  }

  /// Text that is no sentence of the language, such as a name: nobody translates it.
  public static Note plain(String text) {
    return new Note(text, "", "{}", Map.of());
  }

  /// The whole note, for pages and programs.
  public Json json() {
    return into(new Json());
  }

  /// Writes the note into an object that says more about it.
  public Json into(Json json) {
    json.put("text", text).put("pattern", pattern).written("facts", facts);
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
