package umpire.coach;

import java.util.List;

/// How things stand after an event.
///
/// @param event its number, from 1; 0 before the first
/// @param actor a seat, or [umpire.core.kernel.Kernel#HOUSE]
/// @param what happened, in the words of the record; empty before the first
/// @param odds each side's chance to win, for a spectator who sees every hand and nothing to come
public record Moment(int event, int actor, String what, List<Odds> odds) {

  public Moment {
    odds = List.copyOf(odds);
  }

  /// A chance to win.
  ///
  /// @param error its standard error; 0 if it is certain
  public record Odds(double chance, double error) {}
}
