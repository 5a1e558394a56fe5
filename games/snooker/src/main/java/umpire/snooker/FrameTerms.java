package umpire.snooker;

/// In which of the rules that tables differ in a frame is played, as far as the frame itself has to
/// know.
///
/// @param seats two players, or four in two pairs
/// @param reds how many there are at the start, at most fifteen
/// @param sevenUnnamed whether a foul before a colour is nominated costs seven; else the cheapest
///   colour counts as nominated
/// @param playAgain whether an offender may be sent back
/// @param freeBall whether a player snookered by a foul has a free ball
/// @param behindNominated whether the opponent must not be left snookered behind any nominated
///   colour, at any time; else only behind a free ball
/// @param miss whether the referee calls misses
/// @param lateMiss whether also when the points left are not more than the lead
/// @param threeMisses whether a third miss with a full ball in view loses the frame
/// @param missLimit after how many misses in a row the balls are not replaced again, 0 for never
/// @param pace what is agreed about the clock
/// @param choice whether the winner of the lot chooses who plays at the black; else they play
record FrameTerms(
    int seats,
    int reds,
    boolean sevenUnnamed,
    boolean playAgain,
    boolean freeBall,
    boolean behindNominated,
    boolean miss,
    boolean lateMiss,
    boolean threeMisses,
    int missLimit,
    PaceTerms pace,
    boolean choice) {

  /// Those of the published problem.
  static final FrameTerms CLASSIC =
      new FrameTerms(
          Frame.SEATS,
          Frame.REDS,
          false,
          true,
          false,
          false,
          false,
          false,
          false,
          0,
          PaceTerms.NONE,
          false);
}
