package umpire.core.record;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.text.Json;
import umpire.core.words.Vocabulary;

/// Writes records as JSON Lines: one object per game, with everything that the text form holds, in
/// its order. The schema is `docs/record.schema.json`.
public final class RecordJson {

  private RecordJson() {}

  /// One game as one object, with its events in words.
  public static <K extends Kernel<K>> Json write(Transcript<K> game) {
    return write(game, false);
  }

  /// One game as one object.
  ///
  /// @param parts whether the events are divided into their parts; if false, they are written in
  ///   words
  public static <K extends Kernel<K>> Json write(Transcript<K> game, boolean parts) {
    var json = new Json().put("v", GameRecord.VERSION).put("type", "game");
    json.put("game", game.game().id());
    var profile = new Json().put("name", game.profile().name()).put("hash", game.profile().hash());
    profile.put("base", game.profile().base());
    profile.put("changes", game.whole().profiles().changes(game.profile()));
    json.put("profile", profile).put("seats", game.names());
    json.objects("tags", tags(game)).objects("lines", lines(game, parts));
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

  private static <K extends Kernel<K>> List<Json> lines(Transcript<K> game, boolean parts) {
    Vocabulary vocabulary = game.whole().vocabulary();
    var lines = new ArrayList<Json>();
    for (Transcript.Line line : game.lines()) {
      lines.add(
          switch (line) {
            case Transcript.EventLine(int actor, Event event, _) -> {
              var json = new Json().put("by", game.nameOf(actor));
              yield parts
                  ? json.put("parts", vocabulary.parts(event, game.names()))
                  : json.put("does", vocabulary.write(event, game.names()));
            }
            case Transcript.ClaimLine claimed ->
                new Json().put("claim", ClaimText.write(claimed.claim(), game.names()));
            case Transcript.RemarkLine remark -> new Json().put("remark", remark.text());
          });
    }
    return lines;
  }
}
