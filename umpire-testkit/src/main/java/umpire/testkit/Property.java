package umpire.testkit;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Tries a law on many arbitrary examples, and reports a failing one in its simplest form.
///
/// Every run tries the same examples, so that no build fails at random; `-Dproperty.seed=N` tries
/// others. A failing example is simplified by leaving out and lowering draws while it still fails.
public final class Property {

  /// A statement about every example; it throws if the example breaks it.
  public interface Law {
    void holdFor(Choices choices) throws Exception;
  }

  private static final long SEED = Long.getLong("property.seed", 1);
  private static final long SHRINKING_NANOS = 5_000_000_000L;
  private static final int LONGEST_CUT = 64;

  private final Law law;
  private Choices simplest;
  private Throwable failure;
  private final long patience = System.nanoTime() + SHRINKING_NANOS;

  private Property(Law law, Choices failing, Throwable failure) {
    this.law = law;
    this.simplest = failing;
    this.failure = failure;
  }

  /// Tries the law; throws an [AssertionError] with the simplest failing example found, if any
  /// fails.
  public static void holds(String name, int tries, Law law) {
    for (int i = 0; i < tries; i++) {
      long seed = SEED * 1_000_003 + i;
      var choices = Choices.random(seed);
      Throwable failure = failureOf(law, choices);
      if (failure != null) {
        throw new Property(law, choices, failure).shrunk(name, seed);
      }
    }
  }

  private AssertionError shrunk(String name, long seed) {
    int drawn = simplest.draws().length;
    boolean simpler = true;
    while (simpler) {
      simpler = leaveOut();
      simpler |= lower();
    }
    int[] draws = simplest.draws();
    String example = Arrays.toString(draws) + simplest.shown();
    return new AssertionError(
        "%s: not so for seed %d, shrunk from %d to %d draws %.5000s%n  because: %s"
            .formatted(name, seed, drawn, draws.length, example, failure),
        failure);
  }

  /// Leaves out runs of draws, the longest first.
  private boolean leaveOut() {
    boolean simpler = false;
    for (int length = LONGEST_CUT; length > 0; length /= 2) {
      for (int at = simplest.draws().length - length; at >= 0 && patient(); at--) {
        int[] draws = simplest.draws();
        if (at + length <= draws.length) {
          int[] rest = new int[draws.length - length];
          System.arraycopy(draws, 0, rest, 0, at);
          System.arraycopy(draws, at + length, rest, at, rest.length - at);
          simpler |= stillFails(rest);
        }
      }
    }
    return simpler;
  }

  /// Lowers each draw: to zero if the law still fails then, or else in ever smaller steps.
  private boolean lower() {
    boolean simpler = false;
    for (int at = 0; at < simplest.draws().length && patient(); at++) {
      for (int step = simplest.draws()[at]; step > 0; step /= 2) {
        int[] draws = simplest.draws();
        while (at < draws.length && draws[at] >= step) {
          draws[at] -= step;
          if (!stillFails(draws)) {
            break;
          }
          simpler = true;
          draws = simplest.draws();
        }
      }
    }
    return simpler;
  }

  private boolean patient() {
    return System.nanoTime() < patience;
  }

  private boolean stillFails(int[] draws) {
    var choices = Choices.replay(draws);
    Throwable again = failureOf(law, choices);
    if (again == null || again instanceof Choices.ExhaustedException || !simpler(choices.draws())) {
      return false;
    }
    simplest = choices;
    failure = again;
    return true;
  }

  /// Whether these draws are simpler: fewer, or as many and lower at the first difference.
  private boolean simpler(int[] draws) {
    int[] best = simplest.draws();
    return draws.length == best.length
        ? Arrays.compare(draws, best) < 0
        : draws.length < best.length;
  }

  private static @Nullable Throwable failureOf(Law law, Choices choices) {
    try {
      law.holdFor(choices);
      return null;
    } catch (Exception | AssertionError | StackOverflowError failure) {
      return failure;
    }
  }
}
