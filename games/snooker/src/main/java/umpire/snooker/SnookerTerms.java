package umpire.snooker;

/// The rules of one table, as the kernel reads them.
///
/// @param frame those of a single frame
/// @param frames how many frames there are at most
/// @param decidedBy what wins the match
/// @param firstByLot whether a lot says who breaks off first; else the first seat does
/// @param breakOff who breaks off later
/// @param concession when a frame may be conceded
/// @param claim when a frame may be claimed
/// @param stalemate whether a frame in stalemate is started again
/// @param simple whether nothing is said about a stroke but what it hit and what fell
/// @param firstStart what the first seat begins each frame with
/// @param secondStart what the second seat begins each frame with
record SnookerTerms(
    FrameTerms frame,
    int frames,
    DecidedBy decidedBy,
    boolean firstByLot,
    BreakOff breakOff,
    Concession concession,
    Claim claim,
    boolean stalemate,
    boolean simple,
    int firstStart,
    int secondStart) {

  /// What wins a match, and whether frames are played that cannot change it.
  enum DecidedBy {
    FRAMES,
    ALL_FRAMES,
    POINTS
  }

  /// Who breaks off after the first frame.
  enum BreakOff {
    ALTERNATE,
    WINNER,
    LOSER
  }

  /// When a player may concede.
  enum Concession {
    ANYTIME,
    COSTLY,
    NEEDED,
    NEVER
  }

  /// When a striker may claim the frame.
  enum Claim {
    BLACK,
    NEEDED,
    NEVER
  }

  /// Whether all frames are played and their points added up; else most frames win.
  boolean aggregate() {
    return decidedBy == DecidedBy.POINTS;
  }

  int start(int side) {
    return side == 0 ? firstStart : secondStart;
  }
}
