package umpire.live;

import umpire.core.text.Json;
import umpire.live.log.Entry;
import umpire.live.wire.Body;
import umpire.live.wire.Written;

/// How everybody is told what happens at a table beside the game. Nothing of it is secret, and the
/// secret of the deal is not in it.
final class Telling {

  private Telling() {}

  /// What an entry says, in the order of the contract: number, kind, who, what.
  static Json of(Entry entry, Life life) {
    var json = new Json().put("seq", entry.seq()).put("kind", Written.of(entry.kind()));
    if (entry.actor() >= 0) {
      String name =
          entry.kind() == Entry.Kind.SAT
              ? Body.of(entry.body()).text("name")
              : life.chair(entry.actor()).called();
      json.put("by", name);
    }
    return switch (entry.kind()) {
      case OPENED, SAT, STOOD_IN, RETURNED, EVENT, BACK_AGREED, BACK_REFUSED, RAN_OUT, RESUMED ->
          json;
      case BEGUN, REMATCH, PHRASE -> text(json, entry);
      case BACK_ASKED, TAKEN_BACK -> json.put("to", Body.of(entry.body()).number("to"));
      case FORFEITED, OVER -> json.put("how", Body.of(entry.body()).text("how"));
    };
  }

  private static Json text(Json json, Entry entry) {
    String field =
        switch (entry.kind()) {
          case BEGUN -> "commitment";
          case REMATCH -> "table";
          default -> "phrase";
        };
    return json.put(field, Body.of(entry.body()).text(field));
  }
}
