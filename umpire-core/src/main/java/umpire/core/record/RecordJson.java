package umpire.core.record;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.text.Json;

/// The JSON Lines twin of a record: one object a game, with everything the text holds, in its
/// order. The schema is `docs/record.schema.json`.
public final class RecordJson {

  private RecordJson() {}

  /// One game in one line.
  public static <K extends Kernel<K>> Json write(Transcript<K> game) {
    var json = new Json().put("v", GameRecord.VERSION).put("type", "game");
    json.put("game", game.game().id());
    var profile = new Json().put("name", game.profile().name()).put("hash", game.profile().hash());
    profile.put("base", game.profile().base());
    profile.put("changes", game.whole().profiles().changes(game.profile()));
    json.put("profile", profile).put("seats", game.names());
    json.objects("tags", tags(game)).objects("lines", lines(game));
    game.result()
        .ifPresent(claim -> json.put("result", ClaimText.write(claim.claim(), game.names())));
    return json;
  }

  private static List<Json> tags(Transcript<?> game) {
    var tags = new ArrayList<Json>();
    for (GameRecord.Tag tag : game.others()) {
      tags.add(new Json().put("name", tag.name()).put("value", tag.value()));
    }
    return tags;
  }

  private static <K extends Kernel<K>> List<Json> lines(Transcript<K> game) {
    var lines = new ArrayList<Json>();
    for (Transcript.Line line : game.lines()) {
      lines.add(
          switch (line) {
            case Transcript.Happened happened ->
                new Json()
                    .put("by", game.nameOf(happened.actor()))
                    .put("does", game.whole().vocabulary().write(happened.event(), game.names()));
            case Transcript.Claimed claimed ->
                new Json().put("claim", ClaimText.write(claimed.claim(), game.names()));
            case Transcript.Remark remark -> new Json().put("remark", remark.text());
          });
    }
    return lines;
  }
}
