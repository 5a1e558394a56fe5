package umpire.core.search;

import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;

/// Samples worlds one after another, and plays each on after a move. It leaves no garbage.
final class Rollout<K extends Kernel<K>> {

  /// The most moves of a rollout, which no real game reaches; a rollout that does is valued where
  /// it is.
  private static final int MAX_MOVES = 1 << 14;

  private final SearchModel<K> model;
  private final Dealer<K> dealer;
  private final K world;
  private final K table;
  private final SeededRandom random = new SeededRandom(0);
  private final SeededRandom untouched = new SeededRandom(0);
  private final Move move = new Move();
  private final Dealer.Chooser<K> chooser;
  private final RulingLog silence = RulingLog.none();
  private long seed;

  /// Prepares rollouts of one game.
  ///
  /// @param players the strategy of all seats
  /// @param like a game by the same rules
  Rollout(SearchModel<K> model, Strategy<K> players, K like) {
    this.model = model;
    this.dealer = model.dealer();
    this.chooser = (shown, seat, into) -> players.choose(shown, seat, random, into);
    this.world = like.newGame();
    this.table = like.newGame();
    this.table.keepHistory(players.usesHistory());
  }

  /// Samples a world from the knowledge of a seat or a spectator.
  void draw(K veiled, long worldSeed) {
    seed = worldSeed;
    world.copyFrom(veiled);
    random.reseed(seed);
    if (!world.isFullyKnown()) {
      dealer.sampleHidden(world, random);
    }
  }

  /// Plays the current world on until it can be valued, and returns the result, which is valid
  /// until the next rollout.
  K end() {
    table.copyFrom(world);
    random.reseed(~seed);
    playOn();
    return table;
  }

  /// Whether the last world was fully known beforehand, and nothing was left to chance on the way
  /// to its end; then every other rollout ends the same way. May be called once after [#end].
  boolean wasCertain(K veiled) {
    return veiled.isFullyKnown() && metNoChance();
  }

  /// Returns the value of a move for the side of the seat that makes it. All moves that are tried
  /// in one world meet the same chance.
  double value(int seat, Move tried) {
    table.copyFrom(world);
    random.reseed(~seed);
    move.copyFrom(tried);
    dealer.resolve(table, seat, move, random);
    table.play(seat, move, silence);
    playOn();
    return model.value(table, table.side(seat));
  }

  /// Whether every rollout from here begins with this move, without any influence of chance up to
  /// then.
  boolean beginsWith(K from, int seat, Move done) {
    if (seat < 0 || from.toAct() != seat || !from.isFullyKnown() || model.isFarEnough(from)) {
      return false;
    }
    table.copyFrom(from);
    random.reseed(~seed);
    return dealer.step(table, random, chooser, move) == seat && move.sameAs(done) && metNoChance();
  }

  /// Whether no random number has been drawn since the rollout began. May be called once per
  /// rollout.
  private boolean metNoChance() {
    untouched.reseed(~seed);
    return random.nextLong() == untouched.nextLong();
  }

  private void playOn() {
    for (int moves = 0; moves < MAX_MOVES; moves++) {
      if (table.toAct() == Kernel.OVER || model.isFarEnough(table)) {
        break;
      }
      table.play(dealer.step(table, random, chooser, move), move, silence);
    }
  }
}
