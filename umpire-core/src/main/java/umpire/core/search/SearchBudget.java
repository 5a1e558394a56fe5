package umpire.core.search;

import java.util.function.BooleanSupplier;

/// The effort of a search, and its distribution among the candidates.
///
/// @param rollouts the number of games that may be played on, over all worlds and candidates
/// @param spread the distribution among the candidates
/// @param precision a standard error that is small enough. The search ends early when, for every
///   remaining candidate, the difference from the best is known with that error or is clearly a
///   loss. With 0 all rollouts are spent.
/// @param enough called after each world; true ends the search early. It can impose a time limit,
///   but then equal seeds may give different results.
public record SearchBudget(int rollouts, Spread spread, double precision, BooleanSupplier enough) {

  /// The distribution of rollouts among the candidates.
  public enum Spread {
    /// Most for those close to the best: the worse half is dropped again and again (sequential
    /// halving). For choosing one move.
    HALVING,
    /// Equal shares, to evaluate every candidate.
    EVEN
  }

  /// The fewest worlds after which an error is meaningful.
  private static final int MIN_WORLDS = 32;

  private static final int WORLDS_BETWEEN_LOOKS = 16;

  /// A budget for finding the best candidate.
  public static SearchBudget toChoose(int rollouts) {
    return new SearchBudget(rollouts, Spread.HALVING, 0, () -> false);
  }

  /// A budget for evaluating all candidates.
  public static SearchBudget toJudge(int rollouts) {
    return new SearchBudget(rollouts, Spread.EVEN, 0, () -> false);
  }

  /// Returns this budget with a precision: the search ends once differences have at most this
  /// standard error.
  public SearchBudget to(double error) {
    return new SearchBudget(rollouts, spread, error, enough);
  }

  /// Whether errors are compared with the precision after this number of worlds. An error that is
  /// checked too early, or too often, seems small by chance; so it is checked only at intervals.
  boolean looksAfter(int worlds) {
    return precision > 0 && worlds >= MIN_WORLDS && worlds % WORLDS_BETWEEN_LOOKS == 0;
  }

  /// Returns this budget with another condition that ends the search early.
  public SearchBudget until(BooleanSupplier sooner) {
    return new SearchBudget(rollouts, spread, precision, sooner);
  }
}
