package umpire.coach;

import java.util.List;

/// The win probabilities after an event.
///
/// @param event the number of the event, from 1; 0 before the first
/// @param actor a seat, or [umpire.core.kernel.Kernel#HOUSE]
/// @param what the event in the words of the record; empty before the first
/// @param odds each side's win probability, for a spectator who sees every hand but not the cards
///   to come
public record Moment(int event, int actor, String what, List<Odds> odds) {

  public Moment {
    odds = List.copyOf(odds);
  }

  /// The win probability of a side.
  ///
  /// @param chance the probability, from 0 to 1
  /// @param error its standard error; 0 if the probability is certain
  public record Odds(double chance, double error) {}
}
