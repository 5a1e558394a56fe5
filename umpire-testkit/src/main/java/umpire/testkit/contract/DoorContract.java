package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import umpire.core.Chance;
import umpire.core.Game;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Door;
import umpire.core.kernel.FactSheet;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.KernelArena;
import umpire.core.kernel.KernelMatch;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.match.Arena;
import umpire.core.match.CompleteGame;
import umpire.core.match.Scorecard;
import umpire.core.match.View;
import umpire.core.text.Telling;

/// The laws of [Kernel] for whole games, at every table, along games by every strategy.
@Contract
final class DoorContract {

  private static final int GAMES = Integer.getInteger("umpire.door.games", 3);
  private static final int MOST_MOVES = 3_000;

  /// How far a world that was filled in is played on.
  private static final int FURTHER = 40;

  /// How often the dealer is asked for a deal that looks like another.
  private static final int TRIES = 20;

  /// A law, tried at a position before the next move is made.
  private interface Law {
    <K extends Kernel<K>, E> void at(Position<K, E> position);
  }

  /// A position of a game, with the move that is about to be made.
  private static final class Position<K extends Kernel<K>, E> {
    final Door<K, E> door;
    final Tables.Table seated;
    final Dealer<K> dealer;
    final K table;
    final Chance chance;
    final Move move = new Move();

    /// What each seat saw of everything so far, played again; at the end somebody without a seat.
    final List<K> witnesses = new ArrayList<>();

    String where = "";
    int actor;

    Position(Door<K, E> door, Tables.Table seated, int seed) {
      this.door = door;
      this.seated = seated;
      this.dealer = door.dealer(seated.profile(), seats());
      this.table = another();
      this.chance = new Chance(seed);
      for (int viewer = 0; viewer <= seats(); viewer++) {
        witnesses.add(another());
      }
    }

    int seats() {
      return seated.names().size();
    }

    /// A kernel by the same rules, before anything has happened.
    K another() {
      return door.open(seated.profile(), seats());
    }

    K copy() {
      K copy = another();
      copy.copyFrom(table);
      return copy;
    }

    /// What a viewer knows.
    K veiled(int viewer) {
      K copy = copy();
      copy.veil(viewer);
      return copy;
    }

    /// Everything there is to know of a kernel, as its game tells it.
    String told(K kernel, int viewer) {
      return new FactSheet<>(door, seated.profile(), seated.names()).of(kernel, viewer).toString();
    }

    /// Lets those who watch see what happens.
    void beSeen() {
      var seen = new Move();
      for (int i = 0; i < witnesses.size(); i++) {
        seen.copyFrom(move);
        table.mask(viewer(i), actor, seen);
        assertThat(Kernel.forbids(witnesses.get(i).check(actor, seen)))
            .as("%s: %s, as viewer %d sees it, is forbidden", where, seen, viewer(i))
            .isFalse();
        witnesses.get(i).play(actor, seen, Tape.silent());
      }
    }

    int viewer(int place) {
      return place == seats() ? Kernel.NOBODY : place;
    }
  }

  private static void everywhere(Game<?> game, Law law) {
    if (game.complete().orElse(null) instanceof Door<?, ?> door) {
      for (Tables.Table table : Tables.of(game.complete().get())) {
        for (int seed = 0; seed < GAMES; seed++) {
          walk(door, table, seed, law);
        }
      }
    }
  }

  private static <K extends Kernel<K>, E> void walk(
      Door<K, E> door, Tables.Table table, int seed, Law law) {
    var position = new Position<>(door, table, seed);
    List<Strategy<K>> players = door.players();
    var tape = Tape.silent();
    for (int moves = 0; position.table.toAct() != Kernel.OVER && moves < MOST_MOVES; moves++) {
      position.where = table + ", seed " + seed + ", move " + moves;
      choose(position, players.get((seed + moves) % players.size()));
      if (moves < 60 || position.chance.below(20) == 0) {
        law.at(position);
      }
      position.beSeen();
      position.table.play(position.actor, position.move, tape);
    }
  }

  private static <K extends Kernel<K>, E> void choose(Position<K, E> position, Strategy<K> player) {
    K table = position.table;
    position.actor = Kernel.HOUSE;
    if (!position.dealer.next(table, position.chance, position.move)) {
      position.actor = table.toAct();
      player.choose(position.veiled(table.toAct()), table.toAct(), position.chance, position.move);
      position.dealer.happens(table, table.toAct(), position.move, position.chance);
    }
  }

  /// Whatever is hidden, the veil looks the same; and a world that was filled in is one of those
  /// that look like it.
  @Test
  void whatIsHiddenDoesNotShow(Game<?> game) {
    everywhere(game, DoorContract::hidden);
  }

  private static <K extends Kernel<K>, E> void hidden(Position<K, E> position) {
    for (int viewer = Kernel.NOBODY; viewer < position.seats(); viewer++) {
      K veiled = position.veiled(viewer);
      String known = position.told(veiled, viewer);
      veiled.veil(viewer);
      assertThat(position.told(veiled, viewer))
          .as("%s: veiled twice for %d", position.where, viewer)
          .isEqualTo(known);
      position.dealer.fill(veiled, position.chance);
      assertThat(veiled.isFullyKnown())
          .as("%s: filled for %d, nothing is left unknown", position.where, viewer)
          .isTrue();
      veiled.veil(viewer);
      assertThat(position.told(veiled, viewer))
          .as("%s: filled and veiled again for %d", position.where, viewer)
          .isEqualTo(known);
    }
  }

  /// What a seat knows is what it saw.
  @Test
  void aVeiledGameIsTheGameAsItWasSeen(Game<?> game) {
    everywhere(game, DoorContract::seen);
  }

  private static <K extends Kernel<K>, E> void seen(Position<K, E> position) {
    for (int i = 0; i < position.witnesses.size(); i++) {
      int viewer = position.viewer(i);
      K witness = position.witnesses.get(i);
      assertThat(position.told(position.veiled(viewer), viewer))
          .as("%s: what viewer %d knows", position.where, viewer)
          .isEqualTo(position.told(witness, viewer));
    }
  }

  /// What a seat has done is the last that everybody remembers of this seat.
  @Test
  void whatSeatsDoIsRemembered(Game<?> game) {
    everywhere(game, DoorContract::remembered);
  }

  private static <K extends Kernel<K>, E> void remembered(Position<K, E> position) {
    if (position.actor == Kernel.HOUSE) {
      return;
    }
    K after = position.copy();
    after.play(position.actor, position.move, Tape.silent());
    int last = after.history().size() - 1;
    while (last >= 0 && after.history().actor(last) != position.actor) {
      last--; // what follows from it for others, as a go, may be remembered behind it
    }
    assertThat(last).as("%s: something is remembered", position.where).isNotNegative();
    var move = new Move();
    after.history().get(last, move);
    assertThat(after.history().actor(last)).as(position.where).isEqualTo(position.actor);
    assertThat(move.sameAs(position.move))
        .as("%s: %s is remembered as %s", position.where, position.move, move)
        .isTrue();
  }

  /// What is filled in depends on what is seen, and not on what is true: of two worlds that look
  /// the same the same samples are taken.
  @Test
  void worldsAreDrawnFromWhatIsSeen(Game<?> game) {
    everywhere(game, DoorContract::drawn);
  }

  private static <K extends Kernel<K>, E> void drawn(Position<K, E> position) {
    for (int viewer = Kernel.NOBODY; viewer < position.seats(); viewer++) {
      K other = position.veiled(viewer);
      position.dealer.fill(other, position.chance);
      other.veil(viewer);
      K one = position.veiled(viewer);
      long seed = position.chance.next();
      position.dealer.fill(one, new Chance(seed));
      position.dealer.fill(other, new Chance(seed));
      assertThat(position.told(other, KernelMatch.ARBITER))
          .as("%s: drawn for %d from another world that looks the same", position.where, viewer)
          .isEqualTo(position.told(one, KernelMatch.ARBITER));
    }
  }

  /// A world that was filled in can be played like any other: the dealer and `random` go on in it
  /// and are never refused.
  @Test
  void filledWorldsGoOn(Game<?> game) {
    everywhere(game, DoorContract::goesOn);
  }

  private static <K extends Kernel<K>, E> void goesOn(Position<K, E> position) {
    int viewer = position.chance.below(position.seats() + 1) - 1;
    K world = position.veiled(viewer);
    position.dealer.fill(world, position.chance);
    var random = new RandomStrategy<K>();
    var move = new Move();
    for (int moves = 0; moves < FURTHER && world.toAct() != Kernel.OVER; moves++) {
      int actor = Kernel.HOUSE;
      if (!position.dealer.next(world, position.chance, move)) {
        actor = world.toAct();
        random.choose(world, actor, position.chance, move);
        position.dealer.happens(world, actor, move, position.chance);
      }
      assertThat(world.check(actor, move))
          .as(
              "%s: %s by %d, %d moves on, in a world for %d",
              position.where, move, actor, moves, viewer)
          .isEqualTo(Kernel.FINE);
      world.play(actor, move, Tape.silent());
    }
  }

  /// Who learns nothing from a move but what they saw is told the same, whatever is hidden.
  @Test
  void nobodyIsToldWhatTheyCannotKnow(Game<?> game) {
    var compared = new AtomicInteger();
    everywhere(
        game,
        new Law() {
          @Override
          public <K extends Kernel<K>, E> void at(Position<K, E> position) {
            for (int viewer = Kernel.NOBODY; viewer < position.seats(); viewer++) {
              compared.addAndGet(toldTheSame(game, position, viewer) ? 1 : 0);
            }
          }
        });
    if (game.complete().orElse(null) instanceof Door<?, ?>) {
      assertThat(compared.get()).as("moves that were told twice").isPositive();
    }
  }

  /// Makes the move, and one that looks the same in a world that looks the same. True if both could
  /// be compared.
  private static <K extends Kernel<K>, E> boolean toldTheSame(
      Game<?> game, Position<K, E> position, int viewer) {
    K world = position.veiled(viewer);
    position.dealer.fill(world, position.chance);
    var alike = new Move();
    if (!looksAlike(position, world, viewer, alike)) {
      return false;
    }
    K table = position.copy();
    List<String> here = told(game, position, table, viewer, position.move);
    List<String> there = told(game, position, world, viewer, alike);
    table.veil(viewer);
    world.veil(viewer);
    if (!position.told(table, viewer).equals(position.told(world, viewer))) {
      return false; // the viewer has seen something new, such as a card of their own
    }
    assertThat(there)
        .as("%s: what %d is told of %s, whatever is hidden", position.where, viewer, alike)
        .isEqualTo(here);
    return true;
  }

  /// Finds a move of the same actor in the other world that the viewer cannot tell from this one.
  private static <K extends Kernel<K>, E> boolean looksAlike(
      Position<K, E> position, K world, int viewer, Move alike) {
    var wanted = new Move();
    wanted.copyFrom(position.move);
    position.table.mask(viewer, position.actor, wanted);
    var legal = new Moves();
    world.legal(position.actor, legal);
    var seen = new Move();
    int last = legal.size() + TRIES;
    for (int tries = 0; tries <= last; tries++) {
      if (tries < legal.size()) {
        legal.get(tries, alike);
      } else if (tries == last
          || position.actor != Kernel.HOUSE
          || !position.dealer.next(world, position.chance, alike)) {
        alike.copyFrom(position.move); // the same, if no other looks like it
        tries = last;
      }
      seen.copyFrom(alike);
      world.mask(viewer, position.actor, seen);
      if (seen.sameAs(wanted) && !Kernel.forbids(world.check(position.actor, alike))) {
        return true;
      }
    }
    return false;
  }

  private static <K extends Kernel<K>, E> List<String> told(
      Game<?> game, Position<K, E> position, K kernel, int viewer, Move move) {
    var tape = new Tape();
    kernel.play(position.actor, move, tape);
    K known = position.another();
    known.copyFrom(kernel);
    known.veil(viewer);
    var sentences = new ArrayList<String>();
    for (int i = 0; i < tape.size(); i++) {
      var telling = new Telling();
      Ruling ruling = tape.ruling(i, game.rulebook());
      position.door.border().tell(ruling, known, viewer, position.seated.names(), telling);
      sentences.add(telling.sentence() + " " + telling.facts());
    }
    return sentences;
  }

  /// Copied and played is played and copied.
  @Test
  void copiesGoOnAsTheirOriginals(Game<?> game) {
    everywhere(game, DoorContract::copied);
  }

  private static <K extends Kernel<K>, E> void copied(Position<K, E> position) {
    K early = position.copy();
    var one = new Tape();
    early.play(position.actor, position.move, one);
    K original = position.copy();
    var other = new Tape();
    original.play(position.actor, position.move, other);
    K late = position.another();
    late.copyFrom(original);
    assertThat(one.sameAs(other)).as("%s: both tapes", position.where).isTrue();
    assertThat(position.told(late, KernelMatch.ARBITER))
        .as("%s: a copy", position.where)
        .isEqualTo(position.told(early, KernelMatch.ARBITER));
    for (int side = 0; side < late.sides(); side++) {
      assertThat(late.tally(0, side)).as(position.where).isEqualTo(original.tally(0, side));
    }
  }

  /// Who is trusted with the table itself chooses as under a veil.
  @Test
  void whoLooksAwayDoesNotPeek(Game<?> game) {
    everywhere(game, DoorContract::looksAway);
  }

  private static <K extends Kernel<K>, E> void looksAway(Position<K, E> position) {
    int seat = position.table.toAct();
    if (seat < 0) {
      return;
    }
    for (Strategy<K> player : position.door.players()) {
      if (player.looksAway()) {
        var here = new Move();
        var there = new Move();
        player.choose(position.table, seat, new Chance(1), here);
        player.choose(position.veiled(seat), seat, new Chance(1), there);
        assertThat(here.sameAs(there))
            .as("%s: %s plays %s, and %s under a veil", position.where, player.name(), here, there)
            .isTrue();
      }
    }
  }

  /// Games leave no garbage, whoever of the game's own strategies plays.
  @Test
  void gamesAllocateNothing(Game<?> game) throws Exception {
    WholeLaw.on(game, DoorContract::allocatesNothing);
  }

  private static <E, V extends View> void allocatesNothing(Game<?> game, CompleteGame<E, V> whole) {
    if (whole instanceof Door<?, ?> door) {
      for (Tables.Table table : Tables.of(whole)) {
        for (String name : List.of("random", "rules")) {
          List<String> seats = Collections.nCopies(table.names().size(), name);
          Arena arena =
              KernelArena.of(door, table.profile(), whole.measures(), seats).orElseThrow();
          int size = Scorecard.of(whole, table.profile(), seats.size()).size();
          assertThat(leastAllocated(arena, new int[size]))
              .as("bytes allocated by games at %s by %s", table, name)
              .isZero();
        }
      }
    }
  }

  /// What a game allocates it allocates every time; what the machine does to warm up, once.
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
