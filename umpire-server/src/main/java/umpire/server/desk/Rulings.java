package umpire.server.desk;

import java.util.ArrayList;
import java.util.List;
import umpire.command.explain.JsonRulings;
import umpire.command.explain.RulingWriter;
import umpire.core.Game;
import umpire.core.Tape;
import umpire.core.text.Json;
import umpire.core.text.Told;

/// Collects the rulings of a game, as `umpire explain --format jsonl` writes them, up to so many.
final class Rulings implements RulingWriter {

  /// More than a page could show, and less than would make it heavy.
  private static final int MOST = 5_000;

  private final List<Json> lines = new ArrayList<>();
  private final JsonRulings writer;

  Rulings(Game game) {
    writer = new JsonRulings(game, this::add);
  }

  private void add(Json line) {
    if (lines.size() < MOST) {
      lines.add(line);
    }
  }

  @Override
  public void take(Told told, Tape tape) {
    writer.take(told, tape);
  }

  List<Json> lines() {
    return lines;
  }
}
