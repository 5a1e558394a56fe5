package umpire.core.search;

import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;

/// One world after another, and how it goes on in each after something was done. It leaves no
/// garbage.
final class Rollout<K extends Kernel<K>> {

  /// No game that is played on goes near: one that does is valued where it is.
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

  /// @param players who plays on for everybody
  /// @param like a game by the same rules
  Rollout(SearchModel<K> model, Strategy<K> players, K like) {
    this.model = model;
    this.dealer = model.dealer();
    this.chooser = (shown, seat, into) -> players.choose(shown, seat, random, into);
    this.world = like.newGame();
    this.table = like.newGame();
    this.table.keepHistory(players.usesHistory());
  }

  /// Draws a world from what a seat or a spectator knows.
  void draw(K veiled, long worldSeed) {
    seed = worldSeed;
    world.copyFrom(veiled);
    random.reseed(seed);
    if (!world.isFullyKnown()) {
      dealer.sampleHidden(world, random);
    }
  }

  /// Plays on in the world as it is, and returns how it stands far enough on.
  K end() {
    table.copyFrom(world);
    random.reseed(~seed);
    playOn();
    return table;
  }

  /// Whether the world drawn last was known before, and nothing was left to chance on the way to
  /// its end: then every other rollout ends in the same way. Asked once after [#end].
  boolean wasCertain(K veiled) {
    return veiled.isFullyKnown() && metNoChance();
  }

  /// What it comes to for the side of a seat if the seat does this. All that is tried in a world
  /// meets the same chance.
  double value(int seat, Move tried) {
    table.copyFrom(world);
    random.reseed(~seed);
    move.copyFrom(tried);
    dealer.resolve(table, seat, move, random);
    table.play(seat, move, silence);
    playOn();
    return model.value(table, table.side(seat));
  }

  /// Whether every rollout from here begins with this, and has met no chance by then.
  boolean beginsWith(K from, int seat, Move done) {
    if (seat < 0 || from.toAct() != seat || !from.isFullyKnown() || model.isFarEnough(from)) {
      return false;
    }
    table.copyFrom(from);
    random.reseed(~seed);
    return dealer.step(table, random, chooser, move) == seat && move.sameAs(done) && metNoChance();
  }

  /// Whether nothing was drawn since the way into this world began. Asked once.
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
