package umpire.core.repair;

import org.jspecify.annotations.Nullable;
import umpire.core.kernel.Kernel;
import umpire.core.record.Transcript;
import umpire.core.verify.Repair;
import umpire.core.verify.Repairs;

/// A limit on the search for repairs: a number of steps, each of which reads, checks or plays one
/// event. One budget serves all games of a file, so that the file takes a bounded time however many
/// of its games are faulty; no game may take more than its share. Not safe for use by several
/// threads.
public final class RepairBudget implements Repairs {

  /// The number of steps for one file, about a second.
  public static final int A_FILE = 1_500_000;

  /// The most steps that one game of a file may take.
  public static final int A_GAME = 500_000;

  /// The number of steps that copying a position counts for.
  static final int A_COPY = 2;

  private final int all;
  private int leftOfFile;
  private int leftOfGame;
  private boolean refused;

  private RepairBudget(int steps) {
    this.all = steps;
    this.leftOfFile = steps;
  }

  /// A budget for the games of one file.
  public static RepairBudget ofFile() {
    return of(A_FILE);
  }

  /// A budget of this number of steps.
  public static RepairBudget of(int steps) {
    return new RepairBudget(steps);
  }

  /// A budget without steps: no repairs are searched for.
  public static RepairBudget none() {
    return of(0);
  }

  /// Whether the budget is used up, so that no more repairs are searched for. Never true of
  /// [#none].
  public boolean isUsedUp() {
    return all > 0 && leftOfFile == 0;
  }

  /// The number of steps taken so far.
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

  /// Starts the search in another faulty game.
  void beginGame() {
    leftOfGame = Math.min(A_GAME, leftOfFile);
    refused = leftOfGame == 0;
  }

  /// Takes steps and returns true. If fewer are left, the game loses those too, and the result is
  /// false until [#beginGame] is called.
  boolean spend(int steps) {
    refused |= steps > leftOfGame;
    int taken = refused ? leftOfGame : steps;
    leftOfGame -= taken;
    leftOfFile -= taken;
    return !refused;
  }

  /// Whether the search in this game ran out of steps.
  boolean gaveUp() {
    return refused;
  }
}
