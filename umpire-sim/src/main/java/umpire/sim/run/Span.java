package umpire.sim.run;

/// A range of consecutive games in a simulation.
///
/// @param from the first game, counted from 0
/// @param to the game after the last
public record Span(long from, long to) {

  public Span {
    if (from < 0 || to < from) {
      throw new IllegalArgumentException("expected 0 <= from <= to, found " + from + " to " + to);
    }
  }

  public long games() {
    return to - from;
  }
}
