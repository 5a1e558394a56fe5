package umpire.library;

import java.util.List;
import umpire.core.SeededRandom;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;

/// A custom strategy for any game: plays the first of the legal moves.
///
/// @param <K> the kernel of the game
public final class OwnStrategy<K extends Kernel<K>> implements Strategy<K> {

  private final Moves legal = new Moves();

  @Override
  public String name() {
    return "first";
  }

  @Override
  public String about() {
    return "the first of the legal moves";
  }

  @Override
  public void choose(K veiled, int seat, SeededRandom random, Move answer) {
    legal.clear();
    veiled.listLegal(seat, legal);
    legal.get(0, answer);
  }

  /// Returns how many of these games it wins against `rules`, by the standard rules of the game.
  public static <K extends Kernel<K>> int wins(CompleteGame<K> game, int games) {
    Profile profile = game.profiles().standard();
    List<Strategy<K>> seats = List.of(new OwnStrategy<>(), game.strategy("rules").orElseThrow());
    int[] row = new int[game.rowLayout(profile, seats.size()).size()];
    int wins = 0;
    try (Arena arena = game.arena(profile, seats)) {
      for (int seed = 1; seed <= games; seed++) {
        arena.play(seed, row);
        wins += row[RowLayout.WINNER] == 1 ? 1 : 0;
      }
    }
    return wins;
  }
}
