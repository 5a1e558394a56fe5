package umpire.tractor.thrown;

import umpire.core.kernel.Parts;
import umpire.tractor.deck.Deck;

/// What everybody hears of a throw, as one number: that it stands; or that it is refused, which of
/// its components may be laid instead, and who beats the first of them.
public final class Outcome {

  /// Nothing is known: it is no throw, or nobody recorded enough.
  public static final int UNKNOWN = 0;

  static final int STANDS = 1 << 30;

  private static final int REFUSED = 1 << 29;
  private static final int SEAT = 7;
  private static final int DUE = (1 << Deck.HAND) - 1;

  private Outcome() {}

  /// What a lay says of itself; nothing, if nobody has noted it there.
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
