package umpire.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import umpire.core.Game;

/// Silent games. With `-prof gc` it also shows that they allocate nothing.
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlayoutBench {

  private static final int GAMES = 10_000;

  /// A game and its number of players.
  @Param({"maumau-2", "maumau-3", "maumau-4", "cribbage-2", "snooker-2", "tractor-4"})
  public String table = "";

  private Playouts playouts = none();
  private long expected;

  @Setup
  public void open() {
    int dash = table.indexOf('-');
    Game<?> game = Game.named(table.substring(0, dash)).orElseThrow();
    int seats = Integer.parseInt(table.substring(dash + 1));
    playouts = new Playouts(game, seats);
    expected = new Playouts(game, seats).run(GAMES);
  }

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public long games() {
    long sum = playouts.run(GAMES);
    Checksum.check(table, expected, sum);
    return sum;
  }

  private static Playouts none() {
    Game<?> any = Game.all().getFirst();
    return new Playouts(any, any.fewest());
  }
}
