package umpire.core.repair;

import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Kernel;
import umpire.core.record.Transcript;
import umpire.core.verify.Repair;
import umpire.core.verify.Repairs;

/// How much may be done in search of repairs: a number of steps, each of which reads, checks or
/// plays one event. A file has one budget, so that it costs a bounded time however many games in it
/// are at fault, and of that no game may take more than its share.
public final class RepairBudget implements Repairs {

  /// About a second for all games of a file together.
  public static final int A_FILE = 1_500_000;

  /// Of that, what one game may take.
  public static final int A_GAME = 500_000;

  /// What a copy of a position counts for.
  static final int A_COPY = 2;

  private final int all;
  private int leftOfFile;
  private int leftOfGame;
  private boolean refused;

  private RepairBudget(int steps) {
    this.all = steps;
    this.leftOfFile = steps;
  }

  /// For the games of one file.
  public static RepairBudget ofFile() {
    return of(A_FILE);
  }

  /// Of so many steps.
  public static RepairBudget of(int steps) {
    return new RepairBudget(steps);
  }

  /// No repairs are looked for.
  public static RepairBudget none() {
    return of(0);
  }

  /// Whether it is used up, so that no more repairs are looked for.
  public boolean isUsedUp() {
    return all > 0 && leftOfFile == 0;
  }

  /// How many steps have been taken so far.
  public int spent() {
    return all - leftOfFile;
  }

  @Override
  public <K extends Kernel<K>> @Nullable Repair ofIllegal(Transcript<K> game, int event) {
    return RepairSearch.ofIllegal(game, event, this);
  }

  @Override
  public <K extends Kernel<K>> @Nullable Repair ofUnreadable(Transcript<K> game) {
    return RepairSearch.ofUnreadable(game, this);
  }

  /// Another game is at fault.
  void beginGame() {
    leftOfGame = Math.min(A_GAME, leftOfFile);
    refused = leftOfGame == 0;
  }

  /// Takes steps if there are so many left; if not, the game gets no more either.
  boolean spend(int steps) {
    refused |= steps > leftOfGame;
    int taken = refused ? leftOfGame : steps;
    leftOfGame -= taken;
    leftOfFile -= taken;
    return !refused;
  }

  /// Whether the search in this game had to be given up.
  boolean gaveUp() {
    return refused;
  }
}
