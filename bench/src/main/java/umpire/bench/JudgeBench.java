package umpire.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import umpire.core.game.Game;

/// Judges 10,000 records of classic text, from reading to writing.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgs = "-XX:+UseSerialGC")
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class JudgeBench {

  @Param({"maumau", "snooker", "cribbage", "tractor"})
  public String game = "";

  private Judging judging = none();
  private long expected;

  @Setup
  public void open() {
    judging = new Judging(Game.byId(game).orElseThrow(), 10_000);
    expected = judging.checksum();
  }

  @Benchmark
  public long records() {
    long sum = judging.checksum();
    Checksum.check(game, expected, sum);
    return sum;
  }

  private static Judging none() {
    return new Judging(Game.all().getFirst(), 0);
  }
}
