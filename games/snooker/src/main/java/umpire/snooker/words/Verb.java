package umpire.snooker.words;

import java.util.Map;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.Form;
import umpire.core.words.Vocabulary;
import umpire.core.words.WordedVerb;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.stroke.Remark;

/// The kinds of events in a match, and the words for them.
public enum Verb implements WordedVerb {
  /// The code is a [umpire.snooker.stroke.StrokeCode], the amount the time in seconds, 0 if not
  /// recorded.
  STROKE(
      Form.player(
              "pot BALLS",
              "hits the first of these balls and pots them all; a ball alone, without a"
                  + " verb, is also potted; balls by name, by value, or as r y g br bl p bk w",
              "pot red")
          .shown("hit BALL", "hits this ball first and pots nothing", "hit red")
          .shown("hit none", "hits nothing", "hit none")
          .shown(
              "hit BALL pot BALLS",
              "hits one ball first and pots others",
              "hit red pot black white")
          .shown("hit BALL BALL", "hits two balls at the same moment", "hit red blue")
          .shown("... off BALLS", "forces balls off the table", "hit red off red")
          .shown("... nom BALL", "had nominated a ball other than the one hit", "hit none nom blue")
          .shown(
              "... foul REASON [BALL]",
              "commits a foul that only the eye sees: " + Reasons.words(FoulReason::withStroke),
              "hit red foul push")
          .shown("... safe", "leaves the opponent nothing easy", "hit red safe")
          .shown("... SECONDSs", "took this long, if the time was noted", "hit red foul push 14s")
          .reading("STROKE")
          .where("STROKE", new StrokeSlot())),

  /// The ball that a player chooses to play at; the outcome is a stroke. The code is the ball, and
  /// whether the aim is to pot it.
  AIM(
      Form.player("aim BALL [safe]", "names the ball played at, for a pot or safe", "aim red safe")
          .where("BALL", new BallSlot("expected the ball played at"))
          .where("safe", new SafeSlot())),

  AGAIN(Form.player("again", "sends the offender back after a foul", "again").also("play again")),
  REPLACE(Form.player("replace", "has the balls put back after a miss", "replace")),
  CHOOSE(
      Form.player(
          "choose NAME", "chooses who plays first after the lot for the last ball", "choose Anna")),
  CONCEDE(Form.player("concede", "gives the frame to the opponent", "concede")),
  CLAIM(Form.player("claim", "claims the frame", "claim")),
  LOT(Form.table("lot NAME", "by the table: the lot falls to this player", "lot Anna")),
  RACK(Form.table("rack", "by the table: the balls are set up for a frame", "rack")),

  /// The seat breaks off; the code is the seat that comes next.
  ORDER(
      Form.table(
              "order NAME NAME",
              "by the table: before a frame of two pairs, the player who breaks off and the"
                  + " one who follows",
              "order Anna Ben")
          .reading("order NAME NEXT")
          .where("NEXT", new NextSlot())),
  FREE_BALL(
      Form.table("free ball", "by the table: the player is snookered after a foul", "free ball")
          .also("free-ball", "freeball")),

  /// The code is the ball.
  TOUCHING(
      Form.table("touching BALL", "by the table: the white touches a ball", "touching red")
          .where("BALL", new BallSlot("expected the ball that the white touches"))),

  /// The code records whether a ball on could be hit full, and whether the miss was deliberate.
  MISS(
      Form.table(
              "miss [full] [deliberate]",
              "by the table: the referee calls a miss; a ball on could be hit full; it was"
                  + " intentional",
              "miss full")
          .reading("miss [HOW]")
          .where("HOW", new MissSlot())),

  /// The code is a [Remark]: the foul, the ball it concerns, and the ball nominated before it.
  FOUL(
      Form.table(
              "foul REASON [BALL] [nom BALL]",
              "by the table: a foul without a stroke, on a ball, after a colour was nominated: "
                  + Reasons.words(FoulReason::withoutStroke),
              "foul touch brown nom blue")
          .reading("foul FOUL")
          .where("FOUL", new FoulSlot())),
  HALF(Form.table("half", "by the table: half of the time of a frame is over", "half")),
  TIME(Form.table("time", "by the table: the time of a frame is up", "time")),
  STALEMATE(Form.table("stalemate", "by the table: the referee offers a re-rack", "stalemate")),
  RERACK(
      Form.table("rerack", "by the table: the frame is started again", "rerack").also("re-rack")),

  /// A repair may leave out a warning for conduct, since nothing later depends on it; every other
  /// event determines the balls on, the player, or the score.
  WARN(Form.table("warn NAME", "by the table: a warning for conduct", "warn Ben").needless()),
  AWARD_FRAME(
      Form.table(
          "award frame NAME",
          "by the table: the referee gives a player the frame",
          "award frame Anna")),
  AWARD_MATCH(
      Form.table(
          "award match NAME",
          "by the table: the referee gives a player the match",
          "award match Anna"));

  private static final Verb[] ALL = values();

  /// All words of the game.
  public static final Vocabulary WORDS = Vocabulary.of(ALL, Map.of());

  /// Marks an aim to pot the ball.
  private static final int POT = 8;

  private static final int FULL_BALL = 1;
  private static final int DELIBERATE = 2;

  private final Form form;

  Verb(Form form) {
    this.form = form;
  }

  public static Verb of(Parts move) {
    return ALL[move.verb()];
  }

  @Override
  public Form form() {
    return form;
  }

  // Moves with arguments besides their verb and a seat.

  /// Writes a stroke.
  ///
  /// @param code a [umpire.snooker.stroke.StrokeCode]
  public static Move stroke(long code, Move into) {
    return into.set(STROKE).code(code);
  }

  /// Writes the ball that a player plays at, and whether for a pot.
  public static Move aim(int ball, boolean pot, Move into) {
    return into.set(AIM).code(ball | (pot ? POT : 0));
  }

  /// The ball that is aimed at.
  public static int aimed(Parts aim) {
    return (int) aim.code() & POT - 1;
  }

  public static boolean isForAPot(Parts aim) {
    return isPot((int) aim.code());
  }

  /// Whether the code of an aim means a pot.
  public static boolean isPot(int code) {
    return (code & POT) != 0;
  }

  /// Writes the player who breaks off in a frame of two pairs, and the player who comes next.
  public static Move order(int first, int second, Move into) {
    return into.set(ORDER).seat(first).code(second);
  }

  public static int second(Parts order) {
    return (int) order.code();
  }

  public static Move touching(int ball, Move into) {
    return into.set(TOUCHING).code(ball);
  }

  public static Move miss(boolean fullBall, boolean deliberate, Move into) {
    return into.set(MISS).code((fullBall ? FULL_BALL : 0) | (deliberate ? DELIBERATE : 0));
  }

  /// Whether the code of a miss records that a ball on could be hit full.
  public static boolean isFullBall(int code) {
    return (code & FULL_BALL) != 0;
  }

  /// Whether the code of a miss records that the ball was not even tried for.
  public static boolean isDeliberate(int code) {
    return (code & DELIBERATE) != 0;
  }

  /// Writes a foul without a stroke.
  ///
  /// @param ball the ball concerned, 0 if none is named
  /// @param nominated the ball nominated before it, 0 if none was
  public static Move foul(FoulReason reason, int ball, int nominated, Move into) {
    return into.set(FOUL).code(Remark.foul(reason, ball) | Remark.of(nominated, 0));
  }

  public static int remarks(Parts foul) {
    return (int) foul.code();
  }
}
