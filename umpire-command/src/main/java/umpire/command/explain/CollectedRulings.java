package umpire.command.explain;

import java.util.ArrayList;
import java.util.List;
import umpire.core.game.Game;
import umpire.core.text.Json;

/// Collects the rulings of games as `umpire explain --format jsonl` writes them, up to a limit.
public final class CollectedRulings {

  private final int most;
  private final List<Json> lines = new ArrayList<>();
  private boolean complete = true;

  public CollectedRulings(int most) {
    this.most = most;
  }

  /// A writer for the rulings of one kind of game.
  public RulingWriter of(Game game) {
    return new JsonRulings(game, this::add);
  }

  private void add(Json line) {
    if (lines.size() < most) {
      lines.add(line);
    } else {
      complete = false;
    }
  }

  public List<Json> lines() {
    return lines;
  }

  /// Whether all rulings were below the limit, so that none is missing.
  public boolean isComplete() {
    return complete;
  }
}
