package umpire.tractor.thrown;

import umpire.core.kernel.Parts;
import umpire.tractor.deck.Deck;

/// The public outcome of a throw as one number: it stands; or it is refused, with the components
/// that may be laid instead, and the player who beats the first of them.
public final class Outcome {

  /// The outcome is not known, or the lay is not a throw.
  public static final int UNKNOWN = 0;

  static final int STANDS = 1 << 30;

  private static final int REFUSED = 1 << 29;
  private static final int SEAT = 7;
  private static final int DUE = (1 << Deck.HAND) - 1;

  private Outcome() {}

  /// The outcome recorded with a lay, or [#UNKNOWN] if none is recorded.
  public static int told(Parts lay) {
    return (int) lay.code();
  }

  /// @param due the components that may be laid instead, as a set of bits
  static int refused(int due, int beater) {
    return REFUSED | beater << Deck.HAND | due;
  }

  public static boolean isRefused(int outcome) {
    return (outcome & REFUSED) != 0;
  }

  public static int due(int outcome) {
    return outcome & DUE;
  }

  public static int beater(int outcome) {
    return outcome >> Deck.HAND & SEAT;
  }
}
