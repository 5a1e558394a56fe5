package umpire.snooker;

import umpire.core.kernel.Move;

/// An event of a match as one number, which is how [Contest] takes it: its verb, and below that a
/// stroke ([MoveCode]) with its remarks ([Remark]), or a seat or two, a ball, or a kind of miss.
/// Above it stands how long a stroke took, if somebody noted that.
public final class EventCode {

  private static final int REMARKS_SHIFT = 14;
  private static final int VERB_SHIFT = 40;
  private static final int SECONDS_SHIFT = 48;
  private static final int VERB = (1 << (SECONDS_SHIFT - VERB_SHIFT)) - 1;
  private static final int OPERAND = (1 << REMARKS_SHIFT) - 1;

  /// Where the second seat of an order stands, above the first.
  private static final int ORDER_SHIFT = 2;

  private static final int FIRST_OF_ORDER = 3;

  /// Marks an aim that is meant to pot its ball.
  private static final int POT = 8;

  /// What is said about a miss, as bits: a ball on could be hit full; it was not even tried.
  private static final int MISS_FULL_BALL = 1;

  private static final int MISS_DELIBERATE = 2;

  private EventCode() {}

  public static long stroke(int stroke, int remarks) {
    return of(Verb.STROKE, stroke, remarks);
  }

  /// A stroke of which it was noted how long it took.
  ///
  /// @param seconds 0 if it was not
  static long timed(long stroke, int seconds) {
    return stroke | (long) seconds << SECONDS_SHIFT;
  }

  /// How long a stroke took; 0 if nobody noted it.
  static int seconds(long event) {
    return (int) (event >> SECONDS_SHIFT);
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
  public static long foul(FoulReason reason, int ball, int nominated) {
    return of(Verb.FOUL, 0, Remark.foul(reason, ball) | Remark.of(nominated, 0));
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

  // What the players do beside strokes.

  public static long again() {
    return of(Verb.AGAIN);
  }

  public static long replace() {
    return of(Verb.REPLACE);
  }

  public static long choose(int seat) {
    return of(Verb.CHOOSE, seat);
  }

  /// The seat that is chosen.
  public static int chosen(long choice) {
    return operand(choice);
  }

  public static long concede() {
    return of(Verb.CONCEDE);
  }

  public static long claim() {
    return of(Verb.CLAIM);
  }

  // What chance brings and the referee says.

  public static long lot(int seat) {
    return of(Verb.LOT, seat);
  }

  public static long rack() {
    return of(Verb.RACK);
  }

  /// The first two of a frame's order of play.
  public static long order(int first, int second) {
    return of(Verb.ORDER, first | second << ORDER_SHIFT);
  }

  /// Who breaks off, from the operand of an order.
  static int breaksOff(int operand) {
    return operand & FIRST_OF_ORDER;
  }

  /// Who plays after that.
  static int follows(int operand) {
    return operand >> ORDER_SHIFT;
  }

  /// Half of the time of a frame is over, or all of it.
  public static long time(boolean half) {
    return of(half ? Verb.HALF : Verb.TIME);
  }

  public static long freeBall() {
    return of(Verb.FREE_BALL);
  }

  public static long touching(int ball) {
    return of(Verb.TOUCHING, ball);
  }

  public static long miss(boolean fullBall, boolean deliberate) {
    int kind = (fullBall ? MISS_FULL_BALL : 0) | (deliberate ? MISS_DELIBERATE : 0);
    return of(Verb.MISS, kind);
  }

  public static long stalemate() {
    return of(Verb.STALEMATE);
  }

  public static long rerack() {
    return of(Verb.RERACK);
  }

  public static long warn(int seat) {
    return of(Verb.WARN, seat);
  }

  public static long award(int seat, boolean match) {
    return of(match ? Verb.AWARD_MATCH : Verb.AWARD_FRAME, seat);
  }

  /// The event as a move of a [Contest].
  public static void write(long event, Move into) {
    into.set(verb(event).ordinal(), 0, 0, event, 0L);
  }

  public static boolean isStroke(long event) {
    return verb(event) == Verb.STROKE;
  }

  public static boolean isAim(long event) {
    return verb(event) == Verb.AIM;
  }

  /// What a player plays at, and whether for a pot.
  public static long aim(int ball, boolean pot) {
    return of(Verb.AIM, ball | (pot ? POT : 0));
  }

  /// The ball that is aimed at.
  public static int aimed(long aim) {
    return operand(aim) & POT - 1;
  }

  public static boolean forAPot(long aim) {
    return isPot(operand(aim));
  }

  /// Whether the operand of an aim, which is told, means a pot.
  public static boolean isPot(int operand) {
    return (operand & POT) != 0;
  }

  static Verb verb(long event) {
    return Verb.of((int) (event >> VERB_SHIFT) & VERB);
  }

  static int operand(long event) {
    return (int) event & OPERAND;
  }

  static int remarks(long event) {
    return (int) (event >> REMARKS_SHIFT) & Remark.REMARKS - 1;
  }
}
