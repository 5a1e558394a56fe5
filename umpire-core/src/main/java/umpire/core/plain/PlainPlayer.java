package umpire.core.plain;

import org.jspecify.annotations.Nullable;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;

/// Looks one move ahead and makes the move that leaves the best position, the first of several
/// equal ones.
final class PlainPlayer<K extends PlainKernel<K>> implements Strategy<K> {

  private final PlainGame<K> game;
  private final RulingLog nobodyListens = RulingLog.none();
  private final Move tried = new Move();

  /// The kernel on which moves are tried; created at the first decision and kept, so that games
  /// leave no garbage.
  private @Nullable K copy;

  PlainPlayer(PlainGame<K> game) {
    this.game = game;
  }

  @Override
  public String name() {
    return "rules";
  }

  @Override
  public String about() {
    return "looks one move ahead and chooses the best position for itself";
  }

  @Override
  public boolean ignoresHiddenState() {
    return true;
  }

  @Override
  public void choose(K table, int seat, SeededRandom random, Move answer) {
    K ahead = copy == null ? table.newGame() : copy;
    copy = ahead;
    int best = Integer.MIN_VALUE;
    for (int number = 0; number < table.moves(); number++) {
      if (table.check(seat, tried.set(0).code(number)) == Kernel.LEGAL) {
        ahead.copyFrom(table);
        ahead.play(seat, tried, nobodyListens);
        int worth = game.worth(ahead, seat);
        if (worth > best || best == Integer.MIN_VALUE) {
          best = worth;
          answer.copyFrom(tried);
        }
      }
    }
  }
}
