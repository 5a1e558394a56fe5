package umpire.live.show;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import umpire.core.fair.FairTags;
import umpire.core.match.Viewer;
import umpire.core.record.GameRecord;
import umpire.core.text.Sentence;
import umpire.live.message.Problem;
import umpire.live.message.QueryResult;
import umpire.live.state.Chair;
import umpire.live.state.GameEnd;
import umpire.live.state.TableState;

/// Writes the record of a game for a viewer: while the game is in progress as far as the viewer
/// knows it, afterwards completely.
public final class RecordView {

  private RecordView() {}

  public static QueryResult<String> of(TableState table, Viewer viewer) {
    if (table.gameIfBegun().isEmpty()) {
      return new QueryResult.Denied<>(
          Problem.of(Problem.Kind.NOT_NOW, Sentence.of("the game has not begun")));
    }
    Viewer eyes = table.isOver() ? new Viewer.Arbiter() : viewer;
    return new QueryResult.Known<>(table.game().record(eyes, tags(table)));
  }

  private static List<GameRecord.Tag> tags(TableState table) {
    var tags = new ArrayList<GameRecord.Tag>();
    tags.add(
        GameRecord.Tag.of("Date", LocalDate.ofInstant(table.startTime(), ZoneOffset.UTC) + ""));
    table
        .progress()
        .deal()
        .ifPresent(deal -> tags.addAll(FairTags.of(deal, table.game().names(), table.isOver())));
    String lost = lost(table);
    if (!lost.isEmpty()) {
      tags.add(GameRecord.Tag.of("Termination", lost));
    }
    return tags;
  }

  /// The seats that have lost without the rules deciding so, and how. With more than two sides, the
  /// others may have played on.
  private static String lost(TableState table) {
    if (table.progress().ended().filter(GameEnd::isUnfinished).isPresent()) {
      return GameEnd.UNFINISHED;
    }
    var lost = new StringJoiner(", ");
    for (int seat = 0; seat < table.seats(); seat++) {
      Chair chair = table.chair(seat);
      chair.lost().ifPresent(how -> lost.add(how + " " + chair.nameOrEmpty()));
    }
    return lost.toString();
  }
}
