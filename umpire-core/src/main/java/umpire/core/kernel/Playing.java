package umpire.core.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.Chance;
import umpire.core.Tape;

/// The loop that plays everything: the dealer and the strategies at one table, game after game.
/// Every move is ruled on before it counts.
///
/// The table and each seat have random numbers of their own, see [Seeds]. For one thread.
public final class Playing<K extends Kernel<K>> {

  /// No game comes near: a strategy that goes on for ever is stopped.
  private static final int MOST_MOVES = 1 << 17;

  /// How a game ended: as it should.
  public static final int FINISHED = -1;

  /// It did not, within any reason.
  public static final int UNENDING = -2;

  /// Hears of every move, after it was made.
  public interface Witness {
    /// Is told what happened, and what it led to if the tape records it.
    void saw(int actor, Move move, Tape rulings);
  }

  private final K table;
  private final K veiled;
  private final Dealer<K> dealer;
  private final Strategy<K>[] seats;

  /// Whether any seat looks back at what has happened.
  private final boolean looksBack;

  private final Chance house = new Chance(0);
  private final Chance[] chances;
  private final Move move = new Move();
  private int[] start = {};
  private int objection = Kernel.FINE;
  private @Nullable Forfeit forfeit;

  /// @param table the game, used by this loop only
  /// @param veiled another of the same, for what a seat is shown
  /// @param seats one strategy for each seat
  @SuppressWarnings({"unchecked", "rawtypes"})
  public Playing(K table, K veiled, Dealer<K> dealer, List<Strategy<K>> seats) {
    this.table = table;
    this.veiled = veiled;
    this.dealer = dealer;
    this.seats = seats.toArray(new Strategy[0]);
    this.looksBack = seats.stream().anyMatch(Strategy::looksBack);
    this.chances = new Chance[seats.size()];
    for (int seat = 0; seat < chances.length; seat++) {
      chances[seat] = new Chance(0);
    }
  }

  /// Lets every game begin with scores already made.
  ///
  /// @param scores side by side; none to begin at nothing
  /// @throws IllegalArgumentException if a game cannot begin like that
  public Playing<K> from(List<Integer> scores) {
    start = scores.stream().mapToInt(Integer::intValue).toArray();
    reset();
    return this;
  }

  public K table() {
    return table;
  }

  /// Plays the game with this seed to its end.
  ///
  /// @return [#FINISHED], [#UNENDING], or the seat that has given the game away
  public int play(long seed, Tape tape, Witness witness) {
    return run(seed, tape, witness);
  }

  /// The same with nobody who hears of each move: the tape has the whole game at its end.
  public int play(long seed, Tape tape) {
    tape.rewind();
    return run(seed, tape, null);
  }

  /// The step is [Dealer#step], written out: through it cribbage and Tractor at random took a tenth
  /// longer.
  private int run(long seed, Tape tape, @Nullable Witness witness) {
    table.takeNotes(witness != null || looksBack);
    begin(seed);
    for (int moves = 0; moves < MOST_MOVES; moves++) {
      int actor = table.toAct();
      if (actor == Kernel.OVER) {
        return FINISHED;
      }
      if (dealer.next(table, house, move)) {
        actor = Kernel.HOUSE;
      } else if (!chosen(actor)) {
        return actor;
      }
      objection = table.check(actor, move);
      if (Kernel.forbids(objection)) {
        return refusedTo(actor);
      }
      if (witness == null) {
        table.play(actor, move, tape);
      } else {
        tape.rewind();
        table.play(actor, move, tape);
        witness.saw(actor, move, tape);
      }
    }
    return UNENDING;
  }

  private void begin(long seed) {
    reset();
    objection = Kernel.FINE;
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

  /// Asks the seat for its move, and chance what comes of it. False if it has none to give.
  private boolean chosen(int seat) {
    if (seat == Kernel.HOUSE) {
      throw new IllegalStateException("the table is to act and does nothing");
    }
    try {
      Strategy<K> strategy = seats[seat];
      strategy.choose(shown(strategy, seat), seat, chances[seat], move);
    } catch (Forfeit given) {
      forfeit = given;
      return false;
    }
    dealer.happens(table, seat, move, house);
    return true;
  }

  private K shown(Strategy<K> strategy, int seat) {
    if (strategy.looksAway()) {
      return table;
    }
    veiled.copyFrom(table);
    veiled.veil(seat);
    return veiled;
  }

  /// A strategy of ours that does what it may not is a bug; one from outside loses its game.
  private int refusedTo(int actor) {
    if (actor != Kernel.HOUSE && seats[actor].isForeign()) {
      return actor;
    }
    throw new IllegalStateException(
        "illegal move of %s (%s), against rule %d"
            .formatted(actor == Kernel.HOUSE ? "the table" : seats[actor].name(), move, objection));
  }

  /// Why a seat could not go on, if it gave the last game away by that.
  public @Nullable Forfeit forfeit() {
    return forfeit;
  }

  /// The move that was refused, if a seat gave the last game away by that.
  public Move refused() {
    return move;
  }

  /// The place of the rule that refused it.
  public int objection() {
    return objection;
  }

  /// Sends the strategies home.
  public void close() {
    for (Strategy<K> strategy : seats) {
      strategy.close();
    }
  }
}
