package umpire.live.state;

import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.EnumNames;
import umpire.json.Fields;
import umpire.live.log.Entry;

/// Writes log entries other than events as shown to all viewers. They contain nothing secret; the
/// secret of the deal is left out.
final class EntryJson {

  private EntryJson() {}

  /// Returns an entry as JSON, with its fields in the order of the API: number, kind, actor,
  /// details.
  ///
  /// @param body the fields of its body
  static Json of(Entry entry, Fields body, TableState table) throws BadFieldsException {
    var json = new Json().put("seq", entry.seq()).put("kind", EnumNames.of(entry.kind()));
    if (entry.actor() >= 0) {
      json.put(
          "by",
          entry.kind() == Entry.Kind.SAT
              ? body.needText("name")
              : table.chair(entry.actor()).nameOrEmpty());
    }
    return switch (entry.kind()) {
      case OPENED,
          SAT,
          PART_REVEALED,
          PART_GIVEN_UP,
          STOOD_IN,
          RETURNED,
          EVENT,
          BACK_AGREED,
          BACK_REFUSED,
          RAN_OUT,
          RESUMED ->
          json;
      case COMMITTED, BEGUN -> text(json, body, "commitment");
      case REMATCH -> text(json, body, "table");
      case PHRASE -> text(json, body, "phrase");
      case FORFEITED, OVER -> text(json, body, "how");
      case BACK_ASKED, TAKEN_BACK -> json.put("to", body.needNumber("to"));
    };
  }

  private static Json text(Json json, Fields body, String field) throws BadFieldsException {
    return json.put(field, body.needText(field));
  }
}
