package umpire.snooker;

/// An event of a match as one number, which is how [Contest] takes it: its verb, and below that a
/// stroke ([MoveCode]) with its remarks ([Remark]), or a seat, a ball, or a kind of miss.
public final class EventCode {

  private static final int REMARKS_SHIFT = 14;
  private static final int VERB_SHIFT = 40;
  private static final int OPERAND = (1 << REMARKS_SHIFT) - 1;

  /// Kinds of misses: nothing said, a ball on could be hit full, not even tried.
  static final int MISS_PLAIN = 0;

  static final int MISS_FULL_BALL = 1;
  static final int MISS_DELIBERATE = 2;

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
  static long foul(FoulReason reason, int ball) {
    return of(Verb.FOUL, 0, Remark.foul(reason, ball));
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
