package umpire.snooker;

/// What tables agree on that play against the clock, as in the Snooker Shoot Out. Umpire has no
/// clock: a referee says when time is up.
///
/// @param clock whether a frame ends when its time is up
/// @param shotClock whether a stroke that takes too long is a foul
/// @param cushion whether a stroke has to pot a ball or bring one to a cushion
/// @param handAfterFoul whether the white is in hand after every foul
record PaceTerms(boolean clock, boolean shotClock, boolean cushion, boolean handAfterFoul) {

  /// Those of everybody else.
  static final PaceTerms NONE = new PaceTerms(false, false, false, false);
}
