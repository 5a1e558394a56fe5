package umpire.snooker;

/// An event of a match as one number, which is how [Contest] takes it: its verb, and below that a
/// stroke ([MoveCode]) with its remarks ([Remark]), or a seat, a ball, or a kind of miss.
public final class EventCode {

  private static final int REMARKS_SHIFT = 14;
  private static final int VERB_SHIFT = 40;
  private static final int OPERAND = (1 << REMARKS_SHIFT) - 1;

  /// What is said about a miss, as bits: a ball on could be hit full; it was not even tried.
  private static final int MISS_FULL_BALL = 1;

  private static final int MISS_DELIBERATE = 2;

  private EventCode() {}

  public static long stroke(int stroke, int remarks) {
    return of(Verb.STROKE, stroke, remarks);
  }

  static long of(Verb verb) {
    return of(verb, 0, 0);
  }

  /// An event with one operand: a seat, a ball, or a kind of miss.
  static long of(Verb verb, int operand) {
    return of(verb, operand, 0);
  }

  /// A foul without a stroke.
  ///
  /// @param ball the ball concerned, 0 if none is named
  /// @param nominated the ball nominated before it, 0 if none was
  static long foul(FoulReason reason, int ball, int nominated) {
    return of(Verb.FOUL, 0, Remark.foul(reason, ball) | Remark.of(nominated, 0));
  }

  static long miss(boolean fullBall, boolean deliberate) {
    int kind = (fullBall ? MISS_FULL_BALL : 0) | (deliberate ? MISS_DELIBERATE : 0);
    return of(Verb.MISS, kind);
  }

  /// Whether a kind of miss is that a ball on could be hit full.
  public static boolean fullBall(int kind) {
    return (kind & MISS_FULL_BALL) != 0;
  }

  /// Whether a kind of miss is that it was not even tried.
  public static boolean deliberate(int kind) {
    return (kind & MISS_DELIBERATE) != 0;
  }

  private static long of(Verb verb, int operand, int remarks) {
    return (long) verb.ordinal() << VERB_SHIFT | (long) remarks << REMARKS_SHIFT | operand;
  }

  static Verb verb(long event) {
    return Verb.of((int) (event >> VERB_SHIFT));
  }

  static int operand(long event) {
    return (int) event & OPERAND;
  }

  static int remarks(long event) {
    return (int) (event >> REMARKS_SHIFT) & Remark.REMARKS - 1;
  }
}
