package umpire.snooker.ball;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Balls as a scorer writes them: by name, by abbreviation, or by value.
public final class BallWords {

  /// The abbreviations accepted besides the name and the value, indexed by the ball's ordinal.
  private static final List<List<String>> SHORT =
      List.of(
          List.of("-", "nothing"),
          List.of("r"),
          List.of("y"),
          List.of("g"),
          List.of("br", "n"),
          List.of("bl"),
          List.of("p"),
          List.of("bk", "k"),
          List.of("w", "cue"));

  private static final List<String> NAMES =
      Stream.of(Ball.values()).map(ball -> ball.name().toLowerCase(Locale.ROOT)).toList();

  /// Every word accepted for a ball.
  private static final Map<String, Ball> BALLS = understood();

  /// Every word accepted for a ball, with that ball as a list.
  private static final Map<String, List<Ball>> ONE = alone();

  public static final String HINT = "red, yellow, green, brown, blue, pink, black, white or none";

  private BallWords() {}

  private static Map<String, Ball> understood() {
    Map<String, Ball> balls = new HashMap<>();
    for (Ball ball : Ball.values()) {
      balls.put(name(ball), ball);
      SHORT.get(ball.ordinal()).forEach(word -> balls.put(word, ball));
      if (ball != Ball.WHITE) {
        balls.put(Integer.toString(ball.ordinal()), ball);
      }
    }
    return balls;
  }

  private static Map<String, List<Ball>> alone() {
    Map<String, List<Ball>> alone = new HashMap<>();
    BALLS.forEach((word, ball) -> alone.put(word, List.of(ball)));
    return alone;
  }

  public static String name(Ball ball) {
    return NAMES.get(ball.ordinal());
  }

  public static List<String> names(List<Ball> balls) {
    return balls.stream().map(BallWords::name).toList();
  }

  public static Optional<Ball> read(String word) {
    return Optional.ofNullable(BALLS.get(word.toLowerCase(Locale.ROOT)));
  }

  /// The balls in a word: one, or several reds as in `3red`; empty if the word names no ball.
  public static List<Ball> readSome(String word) {
    List<Ball> one = ONE.get(word.toLowerCase(Locale.ROOT));
    if (one != null) {
      return one;
    }
    int digits = 0;
    while (digits < Math.min(2, word.length()) && Character.isDigit(word.charAt(digits))) {
      digits++;
    }
    var balls = new ArrayList<Ball>();
    if (digits > 0 && read(word.substring(digits)).equals(Optional.of(Ball.RED))) {
      for (int i = Integer.parseInt(word.substring(0, digits)); i > 0; i--) {
        balls.add(Ball.RED);
      }
    }
    return balls;
  }
}
