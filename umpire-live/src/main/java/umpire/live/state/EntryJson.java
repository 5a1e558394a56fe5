package umpire.live.state;

import umpire.core.text.Json;
import umpire.json.BadFieldsException;
import umpire.json.EnumNames;
import umpire.json.Fields;
import umpire.live.log.Entry;

/// How everybody is told what happens at a table beside the game. Nothing of it is secret, and the
/// secret of the deal is not in it.
final class EntryJson {

  private EntryJson() {}

  /// What an entry says, in the order of the contract: number, kind, who, what.
  ///
  /// @param body what stands in it
  static Json of(Entry entry, Fields body, TableState table) throws BadFieldsException {
    var json = new Json().put("seq", entry.seq()).put("kind", EnumNames.of(entry.kind()));
    if (entry.actor() >= 0) {
      json.put(
          "by",
          entry.kind() == Entry.Kind.SAT
              ? body.needText("name")
              : table.chair(entry.actor()).called());
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
