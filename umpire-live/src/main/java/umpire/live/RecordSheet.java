package umpire.live;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import umpire.core.match.Viewer;
import umpire.core.record.GameRecord;

/// Writes the record of a game: as a viewer knows it while it goes on, and all of it afterwards.
final class RecordSheet {

  private RecordSheet() {}

  static Asked<String> of(Life life, Viewer viewer) {
    if (life.course().isEmpty()) {
      return new Asked.Denied<>(Problem.of(Problem.Kind.NOT_NOW, "the game has not begun"));
    }
    Viewer eyes = life.isOver() ? new Viewer.Arbiter() : viewer;
    return new Asked.Known<>(life.game().record(eyes, tags(life)));
  }

  private static List<GameRecord.Tag> tags(Life life) {
    var tags = new ArrayList<GameRecord.Tag>();
    tags.add(GameRecord.Tag.of("Date", LocalDate.ofInstant(life.begun(), ZoneOffset.UTC) + ""));
    life.deal()
        .ifPresent(deal -> {
          tags.add(GameRecord.Tag.of("Commitment", deal.commitment()));
          if (life.isOver()) {
            tags.add(GameRecord.Tag.of("Secret", deal.secret()));
          }
        });
    life.ended()
        .filter(ended -> !ended.byRules())
        .ifPresent(ended ->
            tags.add(
                GameRecord.Tag.of(
                    "Termination", ended.how() + " " + life.chair(ended.seat()).called())));
    return tags;
  }
}
