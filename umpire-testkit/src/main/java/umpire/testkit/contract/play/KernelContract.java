package umpire.testkit.contract.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.arena.Arena;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.match.CompleteGame;
import umpire.core.words.Vocabulary;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.Positions;
import umpire.testkit.contract.Tables;

/// The laws of [Kernel], at every table, along games by every strategy. [VeilContract] checks what
/// a kernel must hide, and [MatchContract] checks legality.
@Contract
public final class KernelContract {

  /// The most legal moves tried at one position.
  private static final int MAX_PLAYED = 60;

  /// A move can be converted to an event and back without loss.
  @Test
  public void everyMoveIsOneEvent(Game game) {
    Positions.everywhere(game, KernelContract::spelt);
  }

  private static <K extends Kernel<K>> void spelt(Positions.Position<K> position) {
    Vocabulary vocabulary = position.whole.vocabulary();
    Event event = vocabulary.event(position.move);
    var again = new Move();
    again.copyFrom(event);
    assertThat(again.sameAs(position.move))
        .as("%s: %s is %s", position.where, position.move, event)
        .isTrue();
    assertThat(vocabulary.event(again)).as(position.where).isEqualTo(event);
  }

  @Test
  public void everyLegalMoveCanBePlayed(Game game) {
    Positions.everywhere(game, KernelContract::playable);
  }

  private static <K extends Kernel<K>> void playable(Positions.Position<K> position) {
    var legal = new Moves();
    var move = new Move();
    for (int actor = Kernel.HOUSE; actor < position.seats(); actor++) {
      legal.clear();
      position.table.listLegal(actor, legal);
      int step = 1 + legal.size() / MAX_PLAYED;
      for (int i = position.random.nextInt(step); i < legal.size(); i += step) {
        legal.get(i, move);
        K copy = position.copy();
        copy.play(actor, move, RulingLog.none());
        assertThat(copy.toAct()).as(position.where).isBetween(Kernel.OVER, position.seats() - 1);
      }
    }
  }

  /// The score grows by the points in the rulings, or restarts with them.
  @Test
  public void scoresAreThePointsTold(Game game) {
    Positions.everywhere(
        game,
        new Positions.Law() {
          @Override
          public <K extends Kernel<K>> void at(Positions.Position<K> position) {
            scoresAddUp(game, position);
          }
        });
  }

  private static <K extends Kernel<K>> void scoresAddUp(Game game, Positions.Position<K> position) {
    K after = position.copy();
    var log = new RulingLog();
    after.play(position.actor, position.move, log);
    var told = new int[after.sides()];
    for (int i = 0; i < log.size(); i++) {
      Ruling ruling = log.ruling(i, game.rulebook());
      assertThat(ruling.seat()).as(position.where).isBetween(Kernel.NOBODY, position.seats() - 1);
      if (ruling.rule().kind() == Rule.Kind.POINTS) {
        told[after.side(ruling.seat())] += ruling.amount();
      }
    }
    for (int side = 0; side < told.length; side++) {
      assertThat(after.tally(0, side))
          .as("%s: score of side %d after %s", position.where, side, position.move)
          .isIn(position.table.tally(0, side) + told[side], told[side]);
    }
  }

  @Test
  public void seatsAndSidesFit(Game game) {
    Positions.everywhere(game, KernelContract::fit);
  }

  private static <K extends Kernel<K>> void fit(Positions.Position<K> position) {
    K table = position.table;
    assertThat(table.seats()).as(position.where).isEqualTo(position.seats());
    var sides = new ArrayList<Integer>();
    for (int seat = 0; seat < table.seats(); seat++) {
      sides.add(table.side(seat));
    }
    assertThat(sides).as("sides of the seats").allMatch(s -> s >= 0 && s < table.sides());
    assertThat(sides.stream().distinct().count()).as("sides").isEqualTo(table.sides());
    boolean awaited = table.toAct() < 0;
    for (int seat = 0; seat < table.seats(); seat++) {
      awaited |= table.isAwaited(seat) && table.isAwaited(table.toAct());
    }
    assertThat(awaited).as("%s: who is to act is awaited", position.where).isTrue();
  }

  /// A log that does not record may save work, but does not change the state.
  @Test
  public void nothingChangesWithNobodyListening(Game game) {
    Positions.everywhere(game, KernelContract::silent);
  }

  private static <K extends Kernel<K>> void silent(Positions.Position<K> position) {
    K told = position.copy();
    told.play(position.actor, position.move, new RulingLog());
    K silent = position.copy();
    silent.play(position.actor, position.move, RulingLog.none());
    assertThat(position.told(silent, Kernel.ARBITER))
        .as("%s: in silence", position.where)
        .isEqualTo(position.told(told, Kernel.ARBITER));
  }

  /// The history holds a seat's last move as it was played.
  @Test
  public void whatSeatsDoIsRemembered(Game game) {
    Positions.everywhere(game, KernelContract::remembered);
  }

  private static <K extends Kernel<K>> void remembered(Positions.Position<K> position) {
    if (position.actor == Kernel.HOUSE) {
      return;
    }
    K after = position.copy();
    after.play(position.actor, position.move, RulingLog.none());
    int last = after.history().size() - 1;
    while (last >= 0 && after.history().actor(last) != position.actor) {
      last--; // consequences for other seats, such as a go, may follow it
    }
    assertThat(last).as("%s: something is remembered", position.where).isNotNegative();
    var move = new Move();
    after.history().get(last, move);
    assertThat(after.history().actor(last)).as(position.where).isEqualTo(position.actor);
    Vocabulary vocabulary = position.whole.vocabulary();
    assertThat(vocabulary.event(move))
        .as("%s: %s is remembered as %s", position.where, position.move, move)
        .isEqualTo(vocabulary.event(position.move));
  }

  /// Copying and then playing equals playing and then copying.
  @Test
  public void copiesGoOnAsTheirOriginals(Game game) {
    Positions.everywhere(game, KernelContract::copied);
  }

  private static <K extends Kernel<K>> void copied(Positions.Position<K> position) {
    K early = position.copy();
    var one = new RulingLog();
    early.play(position.actor, position.move, one);
    K original = position.copy();
    var other = new RulingLog();
    original.play(position.actor, position.move, other);
    K late = position.another();
    late.copyFrom(original);
    assertThat(one.hasSameEntries(other)).as("%s: both logs", position.where).isTrue();
    assertThat(position.told(late, Kernel.ARBITER))
        .as("%s: a copy", position.where)
        .isEqualTo(position.told(early, Kernel.ARBITER));
    for (int side = 0; side < late.sides(); side++) {
      assertThat(late.tally(0, side)).as(position.where).isEqualTo(original.tally(0, side));
    }
  }

  /// Games allocate no memory, whichever of the game's own strategies plays.
  @Test
  public <K extends Kernel<K>> void gamesAllocateNothing(Game game, CompleteGame<K> whole) {
    for (Tables.Table table : Tables.of(whole)) {
      int seats = table.names().size();
      for (String name : List.of("random", "rules")) {
        Arena arena = whole.arena(table.profile(), Tables.all(whole, name, seats));
        int size = whole.rowLayout(table.profile(), seats).size();
        assertThat(leastAllocated(arena, new int[size]))
            .as("bytes allocated by games at %s by %s", table, name)
            .isZero();
      }
    }
  }

  /// Returns the fewest bytes allocated by any of several games: a game's own allocations recur
  /// every time, those of the warming machine do not.
  private static long leastAllocated(Arena arena, int[] row) {
    var bean = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 6 && least > 0; round++) {
      long before = bean.getCurrentThreadAllocatedBytes();
      for (int seed = 0; seed < 40; seed++) {
        arena.play(seed, row);
      }
      least = Math.min(least, bean.getCurrentThreadAllocatedBytes() - before);
    }
    return least;
  }
}
