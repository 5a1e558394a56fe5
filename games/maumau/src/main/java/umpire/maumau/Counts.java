package umpire.maumau;

/// What [Course] counts of a game on the way, because nothing at its end shows it.
final class Counts {

  /// Cards drawn for sevens.
  int penaltyCards;

  /// The highest penalty set by a seven that was laid.
  int highestPenalty;

  /// How often the discard pile was turned over.
  int turnOvers;

  void reset() {
    penaltyCards = highestPenalty = turnOvers = 0;
  }
}
