package umpire.core.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;

/// The loop that plays games: the dealer and the strategies at one table, game after game. Every
/// move is checked before it is played.
///
/// The table and each seat have random numbers of their own, see [Seeds]. For one thread.
public final class GameLoop<K extends Kernel<K>> {

  /// Safety limit on the moves of a game, far above those of any real game; a game that reaches it
  /// is stopped.
  private static final int MAX_MOVES = 1 << 17;

  /// Returned for a game that ended by its rules.
  public static final int FINISHED = -1;

  /// Returned for a game that exceeded the move limit and was stopped.
  public static final int UNENDING = -2;

  /// Receives every move after it was played.
  public interface Witness {
    /// Receives one move, and its rulings if the log records them. The next move overwrites both.
    void saw(int actor, Move move, RulingLog rulings);
  }

  private final K table;
  private final K veiled;
  private final Dealer<K> dealer;
  private final Strategy<K>[] seats;

  /// Whether any seat uses the history.
  private final boolean usesHistory;

  private final SeededRandom house = new SeededRandom(0);
  private final SeededRandom[] chances;
  private final Move move = new Move();
  private int[] start = {};
  private int objection = Kernel.LEGAL;
  private @Nullable ForfeitException forfeit;

  /// @param table the game, used by this loop only
  /// @param veiled another game by the same rules, for the veiled copies that seats see
  /// @param seats one strategy for each seat
  @SuppressWarnings({"unchecked", "rawtypes"})
  public GameLoop(K table, K veiled, Dealer<K> dealer, List<Strategy<K>> seats) {
    this.table = table;
    this.veiled = veiled;
    this.dealer = dealer;
    this.seats = seats.toArray(new Strategy[0]);
    this.usesHistory = seats.stream().anyMatch(Strategy::usesHistory);
    this.chances = new SeededRandom[seats.size()];
    for (int seat = 0; seat < chances.length; seat++) {
      chances[seat] = new SeededRandom(0);
    }
  }

  /// Makes every game begin with these scores, and returns this loop.
  ///
  /// @param scores the score of each side; empty to begin at zero
  /// @throws IllegalArgumentException if a game cannot begin with these scores
  public GameLoop<K> from(List<Integer> scores) {
    start = scores.stream().mapToInt(Integer::intValue).toArray();
    reset();
    return this;
  }

  public K table() {
    return table;
  }

  /// Plays the game with this seed to its end. The log is cleared before every move.
  ///
  /// @return [#FINISHED], [#UNENDING], or the seat that has forfeited the game
  public int play(long seed, RulingLog log, Witness witness) {
    return run(seed, log, witness);
  }

  /// Plays the game with this seed without a witness. The log is cleared first, and has the rulings
  /// of the whole game at the end.
  ///
  /// @return [#FINISHED], [#UNENDING], or the seat that has forfeited the game
  public int play(long seed, RulingLog log) {
    log.clear();
    return run(seed, log, null);
  }

  /// Repeats [Dealer#step], written out here: with calls of it, random games of cribbage and
  /// Tractor took a tenth longer.
  private int run(long seed, RulingLog log, @Nullable Witness witness) {
    table.keepHistory(witness != null || usesHistory);
    begin(seed);
    for (int moves = 0; moves < MAX_MOVES; moves++) {
      int actor = table.toAct();
      if (actor == Kernel.OVER) {
        return FINISHED;
      }
      if (dealer.next(table, house, move)) {
        actor = Kernel.HOUSE;
      } else if (!choose(actor)) {
        return actor;
      }
      objection = table.check(actor, move);
      if (Kernel.forbids(objection)) {
        return refusedTo(actor);
      }
      if (witness == null) {
        table.play(actor, move, log);
      } else {
        log.clear();
        table.play(actor, move, log);
        witness.saw(actor, move, log);
      }
    }
    return UNENDING;
  }

  private void begin(long seed) {
    reset();
    objection = Kernel.LEGAL;
    forfeit = null;
    house.reseed(Seeds.streamSeed(seed, 0));
    for (int seat = 0; seat < chances.length; seat++) {
      chances[seat].reseed(Seeds.streamSeed(seed, seat + 1));
    }
  }

  private void reset() {
    table.reset();
    for (int side = 0; side < start.length; side++) {
      if (side >= table.sides() || !table.startFrom(side, start[side])) {
        throw new IllegalArgumentException("no game begins with " + start[side]);
      }
    }
  }

  /// Gets a move from the seat's strategy and resolves its outcome. False if the strategy forfeits.
  private boolean choose(int seat) {
    if (seat == Kernel.HOUSE) {
      throw new IllegalStateException("the table is to act and does nothing");
    }
    try {
      Strategy<K> strategy = seats[seat];
      strategy.choose(shown(strategy, seat), seat, chances[seat], move);
    } catch (ForfeitException given) {
      forfeit = given;
      return false;
    }
    dealer.resolve(table, seat, move, house);
    return true;
  }

  private K shown(Strategy<K> strategy, int seat) {
    if (strategy.ignoresHiddenState()) {
      return table;
    }
    veiled.copyFrom(table);
    veiled.veil(seat);
    return veiled;
  }

  /// An illegal move by a built-in strategy is a bug and throws; an external strategy loses its
  /// game.
  private int refusedTo(int actor) {
    if (actor != Kernel.HOUSE && seats[actor].isExternal()) {
      return actor;
    }
    throw new IllegalStateException(
        "illegal move of %s (%s), against rule %d"
            .formatted(actor == Kernel.HOUSE ? "the table" : seats[actor].name(), move, objection));
  }

  /// The exception by which a seat forfeited the last game; null if no strategy threw one.
  public @Nullable ForfeitException forfeit() {
    return forfeit;
  }

  /// The illegal move by which a seat forfeited the last game. Meaningless if the game ended in
  /// another way.
  public Move refused() {
    return move;
  }

  /// The index in the rulebook of the rule that forbids the [#refused] move.
  public int objection() {
    return objection;
  }

  public void close() {
    for (Strategy<K> strategy : seats) {
      strategy.close();
    }
  }
}
