package umpire.core.search;

import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;

/// One world after another, and how it goes on in each after something was done. It leaves no
/// garbage.
final class Rollout<K extends Kernel<K>> {

  /// No game that is played on goes near: one that does is valued where it is.
  private static final int MOST_MOVES = 1 << 14;

  private final Outlook<K> outlook;
  private final Dealer<K> dealer;
  private final K world;
  private final K table;
  private final Chance chance = new Chance(0);
  private final Chance untouched = new Chance(0);
  private final Move move = new Move();
  private final Dealer.Chooser<K> chooser;
  private final Tape silence = Tape.silent();
  private long seed;

  /// @param players who plays on for everybody
  /// @param like a game by the same rules
  Rollout(Outlook<K> outlook, Strategy<K> players, K like) {
    this.outlook = outlook;
    this.dealer = outlook.dealer();
    this.chooser = (shown, seat, into) -> players.choose(shown, seat, chance, into);
    this.world = like.another();
    this.table = like.another();
    this.table.takeNotes(players.looksBack());
  }

  /// Draws a world from what a seat or a spectator knows.
  void draw(K veiled, long worldSeed) {
    seed = worldSeed;
    world.copyFrom(veiled);
    chance.reseed(seed);
    if (!world.isFullyKnown()) {
      dealer.fill(world, chance);
    }
  }

  /// Plays on in the world as it is, and returns how it stands far enough on.
  K end() {
    table.copyFrom(world);
    chance.reseed(~seed);
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
    chance.reseed(~seed);
    move.copyFrom(tried);
    dealer.happens(table, seat, move, chance);
    table.play(seat, move, silence);
    playOn();
    return outlook.value(table, table.side(seat));
  }

  /// Whether every rollout from here begins with this, and has met no chance by then.
  boolean beginsWith(K from, int seat, Move done) {
    if (seat < 0 || from.toAct() != seat || !from.isFullyKnown() || outlook.isFarEnough(from)) {
      return false;
    }
    table.copyFrom(from);
    chance.reseed(~seed);
    return dealer.step(table, chance, chooser, move) == seat && move.sameAs(done) && metNoChance();
  }

  /// Whether nothing was drawn since the way into this world began. Asked once.
  private boolean metNoChance() {
    untouched.reseed(~seed);
    return chance.next() == untouched.next();
  }

  private void playOn() {
    for (int moves = 0; moves < MOST_MOVES; moves++) {
      if (table.toAct() == Kernel.OVER || outlook.isFarEnough(table)) {
        break;
      }
      table.play(dealer.step(table, chance, chooser, move), move, silence);
    }
  }
}
