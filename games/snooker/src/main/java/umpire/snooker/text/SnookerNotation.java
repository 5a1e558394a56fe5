package umpire.snooker.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.core.text.Shown;
import umpire.core.words.BadEvent;
import umpire.core.words.Form.Usage;
import umpire.core.words.Notation;
import umpire.core.words.SeatName;
import umpire.snooker.Ball;
import umpire.snooker.FoulReason;
import umpire.snooker.SnookerEvent;

/// How a scorer writes down a match: a short line for each stroke, and a word or two for what the
/// players and the referee say.
final class SnookerNotation implements Notation<SnookerEvent> {

  @Override
  public SnookerEvent read(List<String> words, List<String> names) throws BadEvent {
    if (words.isEmpty()) {
      throw unknown(words);
    }
    if (StrokeWords.beginsStroke(words.getFirst())) {
      return StrokeWords.read(words);
    }
    return switch (words.getFirst().toLowerCase(Locale.ROOT)) {
      case "again" -> alone(words, 1, new SnookerEvent.Again());
      case "play" -> alone(words, expect(words, 1, "again"), new SnookerEvent.Again());
      case "replace" -> alone(words, 1, new SnookerEvent.Replace());
      case "concede" -> alone(words, 1, new SnookerEvent.Concede());
      case "claim" -> alone(words, 1, new SnookerEvent.Claim());
      case "aim" -> aim(words);
      case "choose" -> new SnookerEvent.Choose(seat(words, 1, names));
      case "lot" -> new SnookerEvent.Lot(seat(words, 1, names));
      case "rack" -> alone(words, 1, new SnookerEvent.Rack());
      case "order" -> order(words, names);
      case "half" -> alone(words, 1, new SnookerEvent.Time(true));
      case "time" -> alone(words, 1, new SnookerEvent.Time(false));
      case "free-ball", "freeball" -> alone(words, 1, new SnookerEvent.FreeBall());
      case "free" -> alone(words, expect(words, 1, "ball"), new SnookerEvent.FreeBall());
      case "touching" -> touching(words);
      case "foul" -> foul(words);
      case "miss" -> miss(words);
      case "stalemate" -> alone(words, 1, new SnookerEvent.Stalemate());
      case "rerack", "re-rack" -> alone(words, 1, new SnookerEvent.Rerack());
      case "warn" -> new SnookerEvent.Warn(seat(words, 1, names));
      case "award" -> award(words, names);
      default -> throw unknown(words);
    };
  }

  private BadEvent unknown(List<String> words) {
    var patterns = new ArrayList<String>();
    for (Usage form : forms()) {
      patterns.add(form.pattern());
    }
    String what =
        words.isEmpty() ? "nothing happens" : Shown.quoted(words.getFirst()) + " is no event";
    return new BadEvent(0, what + "; write one of: " + String.join(", ", patterns));
  }

  private static <T> T alone(List<String> words, int length, T event) throws BadEvent {
    if (words.size() > length) {
      throw new BadEvent(length, "nothing follows '" + words.get(length - 1) + "'");
    }
    return event;
  }

  /// The number of words up to and with the one that has to be here.
  private static int expect(List<String> words, int at, String word) throws BadEvent {
    if (at >= words.size() || !words.get(at).equalsIgnoreCase(word)) {
      throw new BadEvent(
          Math.min(at, words.size()), "'" + words.get(at - 1) + "' is followed by '" + word + "'");
    }
    return at + 1;
  }

  /// The player who is named last.
  private static int seat(List<String> words, int at, List<String> names) throws BadEvent {
    SeatName name = SeatName.at(at, words, names);
    return alone(words, at + name.words(), name.seat());
  }

  private static SnookerEvent order(List<String> words, List<String> names) throws BadEvent {
    SeatName first = SeatName.at(1, words, names);
    return new SnookerEvent.Order(first.seat(), seat(words, 1 + first.words(), names));
  }

  private static SnookerEvent aim(List<String> words) throws BadEvent {
    var ball = words.size() > 1 ? BallWords.read(words.get(1)) : BallWords.read("none");
    if (ball.isEmpty() || ball.get() == Ball.NONE || ball.get() == Ball.WHITE) {
      throw new BadEvent(1, "the ball that is played at is due here");
    }
    boolean safe = words.size() > 2;
    return alone(
        words, safe ? expect(words, 2, "safe") : 2, new SnookerEvent.Aim(ball.get(), !safe));
  }

  private static SnookerEvent touching(List<String> words) throws BadEvent {
    String due = "the ball that the white touches is due here";
    Ball ball = ball(words, 1, due);
    if (ball == Ball.NONE) {
      throw new BadEvent(1, due);
    }
    return alone(words, 2, new SnookerEvent.Touching(ball));
  }

  private static SnookerEvent foul(List<String> words) throws BadEvent {
    FoulReason reason = Reasons.read(words, 1);
    int at = 2;
    Ball concerned = Ball.NONE;
    if (at < words.size() && !StrokeWords.isNomination(words.get(at))) {
      concerned = ball(words, at++, "the ball concerned is due here, or nothing for the white");
    }
    Ball nominated = Ball.NONE;
    if (at < words.size() && StrokeWords.isNomination(words.get(at))) {
      nominated = ball(words, at + 1, "the colour that was nominated is due here");
      if (!nominated.isColour()) {
        throw new BadEvent(at + 1, "a colour is nominated; if none was, leave it out");
      }
      at += 2;
    }
    return alone(words, at, new SnookerEvent.Foul(reason, concerned, nominated));
  }

  /// A ball other than the white.
  private static Ball ball(List<String> words, int at, String due) throws BadEvent {
    var ball = at < words.size() ? BallWords.read(words.get(at)) : Optional.<Ball>empty();
    if (ball.isEmpty() || ball.get() == Ball.WHITE) {
      throw new BadEvent(at, due);
    }
    return ball.get();
  }

  private static SnookerEvent miss(List<String> words) throws BadEvent {
    boolean fullBall = false;
    boolean deliberate = false;
    for (int at = 1; at < words.size(); at++) {
      switch (words.get(at).toLowerCase(Locale.ROOT)) {
        case "full" -> fullBall = true;
        case "deliberate", "intentional" -> deliberate = true;
        default -> throw new BadEvent(at, "a miss is 'full', 'deliberate', both, or nothing more");
      }
    }
    return new SnookerEvent.Miss(fullBall, deliberate);
  }

  private static SnookerEvent award(List<String> words, List<String> names) throws BadEvent {
    String what = words.size() > 1 ? words.get(1).toLowerCase(Locale.ROOT) : "";
    return switch (what) {
      case "frame" -> new SnookerEvent.Award(seat(words, 2, names), false);
      case "match" -> new SnookerEvent.Award(seat(words, 2, names), true);
      default -> throw new BadEvent(1, "'frame' or 'match' is due here");
    };
  }

  @Override
  public String write(SnookerEvent event, List<String> names) {
    return switch (event) {
      case SnookerEvent.Shot shot -> StrokeWords.write(shot);
      case SnookerEvent.Again() -> "again";
      case SnookerEvent.Replace() -> "replace";
      case SnookerEvent.Choose(int seat) -> "choose " + names.get(seat);
      case SnookerEvent.Aim(Ball ball, boolean pot) ->
          "aim " + BallWords.name(ball) + (pot ? "" : " safe");
      case SnookerEvent.Concede() -> "concede";
      case SnookerEvent.Claim() -> "claim";
      case SnookerEvent.Lot(int seat) -> "lot " + names.get(seat);
      case SnookerEvent.Rack() -> "rack";
      case SnookerEvent.Order(int first, int second) ->
          "order " + names.get(first) + " " + names.get(second);
      case SnookerEvent.Time(boolean half) -> half ? "half" : "time";
      case SnookerEvent.FreeBall() -> "free ball";
      case SnookerEvent.Touching(Ball ball) -> "touching " + BallWords.name(ball);
      case SnookerEvent.Foul(FoulReason reason, Ball ball, Ball nominated) ->
          "foul "
              + Reasons.word(reason)
              + (ball == Ball.NONE ? "" : " " + BallWords.name(ball))
              + (nominated == Ball.NONE ? "" : " nom " + BallWords.name(nominated));
      case SnookerEvent.Miss(boolean fullBall, boolean deliberate) ->
          "miss" + (fullBall ? " full" : "") + (deliberate ? " deliberate" : "");
      case SnookerEvent.Stalemate() -> "stalemate";
      case SnookerEvent.Rerack() -> "rerack";
      case SnookerEvent.Warn(int seat) -> "warn " + names.get(seat);
      case SnookerEvent.Award(int seat, boolean match) ->
          (match ? "award match " : "award frame ") + names.get(seat);
    };
  }

  /// Nothing that follows depends on a warning for conduct. Every other line says what is on, who
  /// plays, or what was scored.
  @Override
  public boolean mayBeLeftOut(SnookerEvent event) {
    return event instanceof SnookerEvent.Warn;
  }

  @Override
  public List<Usage> forms() {
    return List.of(
        new Usage(
            "pot BALLS",
            "hits the first of these balls and pots them; a ball alone, without a verb, is potted too;"
                + " balls by name, by value, or as r y g br bl p bk w",
            "pot red"),
        new Usage("hit BALL", "hits this ball first and pots nothing", "hit red"),
        new Usage("hit none", "hits nothing", "hit none"),
        new Usage(
            "hit BALL pot BALLS", "hits one ball first and pots others", "hit red pot black white"),
        new Usage("hit BALL BALL", "hits two balls at the same moment", "hit red blue"),
        new Usage("... off BALLS", "forces balls off the table", "hit red off red"),
        new Usage(
            "... nom BALL", "had nominated another ball than the one hit", "hit none nom blue"),
        new Usage(
            "... foul REASON [BALL]",
            "commits a foul that only the eye sees: " + Reasons.words(FoulReason::withStroke),
            "hit red foul push"),
        new Usage("... safe", "leaves the opponent nothing easy", "hit red safe"),
        new Usage(
            "... SECONDSs", "took so long, if somebody looked at a clock", "hit red foul push 14s"),
        new Usage("aim BALL [safe]", "says what is played at, for a pot or safe", "aim red safe"),
        new Usage("again", "sends the offender back after a foul", "again"),
        new Usage("replace", "has the balls put back after a miss", "replace"),
        new Usage(
            "choose NAME", "says who plays first after the lot for the last ball", "choose Anna"),
        new Usage("concede", "gives the frame to the opponent", "concede"),
        new Usage("claim", "claims the frame", "claim"),
        new Usage("lot NAME", "by the table: the lot falls to this player", "lot Anna"),
        new Usage("rack", "by the table: the balls are set up for a frame", "rack"),
        new Usage(
            "order NAME NAME",
            "by the table: before a frame of two pairs, who breaks off and who follows",
            "order Anna Ben"),
        new Usage("free ball", "by the table: the player is snookered after a foul", "free ball"),
        new Usage("touching BALL", "by the table: the white touches a ball", "touching red"),
        new Usage(
            "miss [full] [deliberate]",
            "by the table: the referee calls a miss; a ball on could be hit full; it was intentional",
            "miss full"),
        new Usage(
            "foul REASON [BALL] [nom BALL]",
            "by the table: a foul without a stroke, on a ball, after a colour was nominated: "
                + Reasons.words(FoulReason::withoutStroke),
            "foul touch brown nom blue"),
        new Usage("half", "by the table: half of the time of a frame is over", "half"),
        new Usage("time", "by the table: the time of a frame is up", "time"),
        new Usage("stalemate", "by the table: the referee offers a re-rack", "stalemate"),
        new Usage("rerack", "by the table: the frame is started again", "rerack"),
        new Usage("warn NAME", "by the table: a warning for conduct", "warn Ben"),
        new Usage(
            "award frame NAME",
            "by the table: the referee gives a player the frame",
            "award frame Anna"),
        new Usage(
            "award match NAME",
            "by the table: the referee gives a player the match",
            "award match Anna"));
  }
}
