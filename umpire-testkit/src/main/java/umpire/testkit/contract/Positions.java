package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.match.FactsJson;

/// The positions at which kernel laws are tried: at every table, along games by every strategy.
public final class Positions {

  private static final int GAMES = Integer.getInteger("umpire.door.games", 3);
  private static final int MAX_MOVES = 3_000;

  private Positions() {}

  /// A law, tried at a position before the next move is made.
  public interface Law {
    <K extends Kernel<K>> void at(Position<K> position);
  }

  /// A position of a game, with the next move.
  public static final class Position<K extends Kernel<K>> {
    public final CompleteGame<K> whole;
    public final Tables.Table seated;
    public final Dealer<K> dealer;

    /// All dealers that fill in hidden cards: the dealer of games and the dealer of searches.
    public final List<Dealer<K>> dealers;

    public final K table;
    public final SeededRandom random;
    public final Move move = new Move();

    /// For each seat, and finally for a spectator, a kernel that was played only the masked moves.
    public final List<K> witnesses = new ArrayList<>();

    public String where = "";
    public int actor;

    public Position(CompleteGame<K> whole, Tables.Table seated, int seed) {
      this.whole = whole;
      this.seated = seated;
      this.dealer = whole.dealer(seated.profile(), seats());
      this.dealers = List.of(dealer, whole.searchModel(seated.profile(), seats()).dealer());
      this.table = another();
      this.random = new SeededRandom(seed);
      for (int viewer = 0; viewer <= seats(); viewer++) {
        witnesses.add(another());
      }
    }

    public int seats() {
      return seated.names().size();
    }

    /// Returns a new kernel with the same rules, before the first move.
    public K another() {
      return whole.open(seated.profile(), seats());
    }

    public K copy() {
      K copy = another();
      copy.copyFrom(table);
      return copy;
    }

    /// Returns a copy veiled for the viewer.
    public K veiled(int viewer) {
      K copy = copy();
      copy.veil(viewer);
      return copy;
    }

    /// Returns all facts that the game shows the viewer of this kernel, as JSON.
    public String told(K kernel, int viewer) {
      return new FactsJson<>(whole, seated.profile(), seated.names()).of(kernel, viewer).toString();
    }

    /// Plays the move on each witness, masked for that viewer.
    public void beSeen() {
      var seen = new Move();
      for (int i = 0; i < witnesses.size(); i++) {
        seen.copyFrom(move);
        table.mask(viewer(i), actor, seen);
        assertThat(Kernel.forbids(witnesses.get(i).check(actor, seen)))
            .as("%s: %s, as viewer %d sees it, is forbidden", where, seen, viewer(i))
            .isFalse();
        witnesses.get(i).play(actor, seen, RulingLog.none());
      }
    }

    public int viewer(int place) {
      return place == seats() ? Kernel.NOBODY : place;
    }
  }

  public static void everywhere(Game game, Law law) {
    CompleteGame<?> whole = game.complete().orElseThrow();
    List<Tables.Table> tables = Tables.of(whole);
    int games = Tables.games(GAMES, tables);
    for (int i = 0; i < tables.size() * games; i++) {
      walk(whole, tables.get(i / games), i, law);
    }
  }

  private static <K extends Kernel<K>> void walk(
      CompleteGame<K> whole, Tables.Table table, int seed, Law law) {
    var position = new Position<>(whole, table, seed);
    List<Strategy<K>> players = whole.strategies();
    var log = RulingLog.none();
    for (int moves = 0; position.table.toAct() != Kernel.OVER && moves < MAX_MOVES; moves++) {
      position.where = table + ", seed " + seed + ", move " + moves;
      choose(position, players.get((seed + moves) % players.size()));
      if (moves < 60 || position.random.nextInt(20) == 0) {
        law.at(position);
      }
      position.beSeen();
      position.table.play(position.actor, position.move, log);
    }
  }

  private static <K extends Kernel<K>> void choose(Position<K> position, Strategy<K> player) {
    K table = position.table;
    position.actor =
        position.dealer.step(
            table,
            position.random,
            (_, seat, into) -> player.choose(position.veiled(seat), seat, position.random, into),
            position.move);
  }
}
