package umpire.sim.run;

/// Some games of a simulation, one after another.
///
/// @param from the first, counted from 0
/// @param to the one after the last
public record Span(long from, long to) {

  public Span {
    if (from < 0 || to < from) {
      throw new IllegalArgumentException(from + " to " + to);
    }
  }

  public long games() {
    return to - from;
  }
}
