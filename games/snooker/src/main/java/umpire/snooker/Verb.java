package umpire.snooker;

/// The kinds of events of a match, as its kernel takes them.
enum Verb {
  STROKE,
  AGAIN,
  REPLACE,
  CHOOSE,
  CONCEDE,
  CLAIM,

  /// Says what is played at; what comes of it is a stroke.
  AIM,

  // What chance brings about or the referee says.
  LOT,
  RACK,
  FREE_BALL,
  TOUCHING,
  FOUL,
  MISS,
  STALEMATE,
  RERACK,
  WARN,
  AWARD_FRAME,
  AWARD_MATCH,
  ORDER,
  HALF,
  TIME;

  private static final Verb[] ALL = values();

  static Verb of(int ordinal) {
    return ALL[ordinal];
  }

  /// Whether it is the house's.
  boolean ofHouse() {
    return ordinal() >= LOT.ordinal();
  }
}
