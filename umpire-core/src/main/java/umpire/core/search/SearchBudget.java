package umpire.core.search;

import java.util.function.BooleanSupplier;

/// How much a search may do, and how it spends that.
///
/// @param rollouts how many games may be played on, over all worlds and candidates
/// @param spread how they are shared out among the candidates
/// @param precision a standard error that is small enough: the search ends early when every
///   candidate that is left is behind the best by a difference as certain as that, or is clearly
///   worse. With 0 all rollouts are spent.
/// @param enough asked after each world; true ends the search before its time. Whoever wants a
///   limit on time brings it here, and gives up that the same seed finds the same.
public record SearchBudget(int rollouts, Spread spread, double precision, BooleanSupplier enough) {

  /// Who gets how much.
  public enum Spread {
    /// Most for those that are close to the best: the worse half is left behind again and again
    /// (sequential halving). For somebody who has to choose one.
    HALVING,
    /// Equal shares, to evaluate every candidate.
    EVEN
  }

  /// Below so many worlds an error says little.
  private static final int MIN_WORLDS = 32;

  private static final int WORLDS_BETWEEN_LOOKS = 16;

  /// To find the best.
  public static SearchBudget toChoose(int rollouts) {
    return new SearchBudget(rollouts, Spread.HALVING, 0, () -> false);
  }

  /// To judge them all.
  public static SearchBudget toJudge(int rollouts) {
    return new SearchBudget(rollouts, Spread.EVEN, 0, () -> false);
  }

  /// The same, ended early once differences are as certain as that.
  public SearchBudget to(double error) {
    return new SearchBudget(rollouts, spread, error, enough);
  }

  /// Whether errors are compared with the precision after so many worlds. An error that is looked
  /// at too early, or too often, seems small by chance; so it is done now and then only.
  boolean looksAfter(int worlds) {
    return precision > 0 && worlds >= MIN_WORLDS && worlds % WORLDS_BETWEEN_LOOKS == 0;
  }

  /// The same, ended early as soon as that is so.
  public SearchBudget until(BooleanSupplier sooner) {
    return new SearchBudget(rollouts, spread, precision, sooner);
  }
}
