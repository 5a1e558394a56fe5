package umpire.snooker.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.snooker.ball.Ball;
import umpire.snooker.ball.BallWords;
import umpire.snooker.stroke.FoulReason;
import umpire.snooker.stroke.Stroke;
import umpire.snooker.words.Shot.Remarks;

/// Reads and writes a stroke: `hit BALL`, or `pot BALL` if the ball hit first fell; then the other
/// balls that fell, the balls forced off the table, the nomination, the foul seen by the referee,
/// whether it left the opponent no easy shot, and the time it took.
///
/// The form of the published problem, `Red Red White` for a red hit and a red and the white potted,
/// is accepted as well; but a ball alone is a pot, as is usual in speech.
final class StrokeWords {

  private static final String HIT = "hit";
  private static final String POT = "pot";
  private static final String OFF = "off";
  private static final String NOM = "nom";
  private static final String FOUL = "foul";
  private static final String SAFE = "safe";

  /// The words that begin the parts of a stroke.
  static final List<String> CONNECTIVES = List.of(HIT, POT, OFF, NOM, FOUL, SAFE);

  /// The time of a stroke: at least one second, and less than a thousand.
  private static final Pattern SECONDS = Pattern.compile("[1-9][0-9]{0,2}[sS]");

  private final List<String> words;
  private int at;

  private final List<Ball> hit = new ArrayList<>();
  private final List<Ball> potted = new ArrayList<>();
  private final List<Ball> off = new ArrayList<>();
  private Ball nominated = Ball.NONE;
  private FoulReason reason = FoulReason.NONE;
  private Ball concerned = Ball.NONE;
  private boolean safe;
  private int seconds;

  private StrokeWords(List<String> words) {
    this.words = words;
  }

  static boolean beginsStroke(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case HIT, POT -> true;
      default -> BallWords.read(word).isPresent();
    };
  }

  static Shot read(List<String> words) throws BadEventException {
    return new StrokeWords(words).read();
  }

  private Shot read() throws BadEventException {
    boolean published = BallWords.read(words.getFirst()).isPresent();
    if (published) {
      readPublishedForm();
    }
    while (at < words.size()) {
      readPart();
    }
    if (hit.isEmpty()) {
      takeFirstPotted();
    } else if (published) {
      refuseIfAmbiguous();
    }
    try {
      var remarks = new Remarks(nominated, second(), off, reason, concerned, safe);
      return new Shot(new Stroke(hit.getFirst(), potted), remarks, seconds);
    } catch (IllegalArgumentException impossible) {
      throw new BadEventException(words.size() - 1, "no such stroke: " + impossible.getMessage());
    }
  }

  private Ball second() {
    return hit.size() > 1 ? hit.get(1) : Ball.NONE;
  }

  /// Reads the ball hit first, then those that fell; or one ball alone that was hit and fell.
  private void readPublishedForm() throws BadEventException {
    Ball first = ball();
    if (words.size() == 1 && first != Ball.NONE) {
      potted.add(first);
      return;
    }
    hit.add(first);
    while (at < words.size() && !BallWords.readSome(words.get(at)).isEmpty()) {
      potted.addAll(balls());
    }
  }

  /// Rejects a ball's name followed by another part, which could mean a ball hit or a ball potted.
  private void refuseIfAmbiguous() throws BadEventException {
    Ball first = hit.getFirst();
    if (first != Ball.NONE && potted.isEmpty()) {
      String ball = BallWords.name(first);
      throw new BadEventException(
          0, "write 'pot " + ball + "' if it fell, else 'hit " + ball + "'");
    }
  }

  static boolean isNomination(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case NOM, "nominating", "nominates", "nominated", "named" -> true;
      default -> false;
    };
  }

  private void readPart() throws BadEventException {
    int start = at;
    switch (words.get(at++).toLowerCase(Locale.ROOT)) {
      case HIT -> readBalls(hit, 2);
      case POT, "pots", "potted" -> readBalls(potted, Integer.MAX_VALUE);
      case OFF -> readBalls(off, Integer.MAX_VALUE);
      case FOUL -> readFoul();
      case SAFE -> safe = true;
      default -> {
        if (isNomination(words.get(start))) {
          readNomination();
        } else {
          at = start;
          readSeconds();
        }
      }
    }
  }

  private void readBalls(List<Ball> into, int most) throws BadEventException {
    if (!into.isEmpty()) {
      at--;
      throw new BadEventException(at, "'" + words.get(at) + "' appears twice");
    }
    into.addAll(balls());
    while (into.size() < most
        && at < words.size()
        && !BallWords.readSome(words.get(at)).isEmpty()) {
      into.addAll(balls());
    }
  }

  private void readNomination() throws BadEventException {
    nominated = ball();
    if (!nominated.isColour()) {
      throw new BadEventException(
          at - 1, "only a colour can be nominated: write 'foul unnamed' if none was");
    }
  }

  /// Reads a number followed by an `s`.
  private void readSeconds() throws BadEventException {
    String word = words.get(at);
    if (!SECONDS.matcher(word).matches()) {
      throw wrong("a ball, or one of hit, pot, off, nom, foul, safe, 14s");
    }
    if (seconds > 0) {
      throw new BadEventException(at, "the time of the stroke appears twice");
    }
    seconds = Integer.parseInt(word.substring(0, word.length() - 1));
    at++;
  }

  private void readFoul() throws BadEventException {
    var line = new EventWords(words, List.of(), at);
    reason = Reasons.read(line);
    at++;
    if (at < words.size() && BallWords.read(words.get(at)).isPresent()) {
      concerned = ball();
    }
  }

  /// Takes the first ball potted as the ball hit first, since no hit was written.
  private void takeFirstPotted() throws BadEventException {
    if (potted.isEmpty() || potted.getFirst() == Ball.WHITE) {
      throw new BadEventException(0, "expected the ball hit first, as in 'hit red pot white'");
    }
    hit.add(potted.getFirst());
  }

  private Ball ball() throws BadEventException {
    if (at < words.size()) {
      var ball = BallWords.read(words.get(at));
      if (ball.isPresent()) {
        at++;
        return ball.get();
      }
    }
    throw wrong(BallWords.HINT);
  }

  private List<Ball> balls() throws BadEventException {
    List<Ball> balls = at < words.size() ? BallWords.readSome(words.get(at)) : List.of();
    if (balls.isEmpty()) {
      throw wrong(BallWords.HINT);
    }
    at++;
    return balls;
  }

  private BadEventException wrong(String expected) {
    if (at >= words.size()) {
      return new BadEventException(at, "expected " + expected);
    }
    var line = new EventWords(words, List.of(), at);
    return line.fault("expected " + expected + ", found " + line.quoted());
  }

  // Writing.

  static void write(Shot shot, Consumer<String> text) {
    writeBalls(shot, text);
    Remarks remarks = shot.remarks();
    if (!remarks.off().isEmpty()) {
      text.accept(OFF);
      remarks.off().forEach(ball -> addBall(ball, text));
    }
    if (remarks.nominated() != Ball.NONE) {
      text.accept(NOM);
      addBall(remarks.nominated(), text);
    }
    if (remarks.reason() != FoulReason.NONE) {
      text.accept(FOUL);
      text.accept(Reasons.word(remarks.reason()));
      addIfAny(remarks.concerned(), text);
    }
    if (remarks.safe()) {
      text.accept(SAFE);
    }
    if (shot.seconds() > 0) {
      text.accept(shot.seconds() + "s");
    }
  }

  /// Writes the ball hit and the balls that fell. If the only ball hit also fell, it is written
  /// once, as the first one potted.
  private static void writeBalls(Shot shot, Consumer<String> text) {
    Ball first = shot.stroke().first();
    Ball second = shot.remarks().second();
    List<Ball> potted = shot.stroke().potted();
    int fell = second == Ball.NONE ? potted.indexOf(first) : -1;
    if (fell < 0) {
      text.accept(HIT);
      addBall(first, text);
      addIfAny(second, text);
    }
    if (!potted.isEmpty()) {
      text.accept(POT);
    }
    if (fell >= 0) {
      addBall(first, text);
    }
    for (int i = 0; i < potted.size(); i++) {
      if (i != fell) {
        addBall(potted.get(i), text);
      }
    }
  }

  private static void addIfAny(Ball ball, Consumer<String> text) {
    if (ball != Ball.NONE) {
      addBall(ball, text);
    }
  }

  private static void addBall(Ball ball, Consumer<String> text) {
    text.accept(BallWords.name(ball));
  }
}
