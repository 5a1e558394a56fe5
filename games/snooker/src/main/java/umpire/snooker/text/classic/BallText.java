package umpire.snooker.text.classic;

import java.util.ArrayList;
import java.util.List;
import umpire.core.classic.WordReader;
import umpire.core.classic.WordTable;
import umpire.snooker.ball.Ball;
import umpire.snooker.ball.Balls;
import umpire.snooker.stroke.MoveCode;

/// The names of balls in the classic format, by their numbers in [Ball].
public final class BallText {

  static final int NO_BALL = WordTable.UNKNOWN;

  public static final int WHITE = Ball.WHITE.ordinal();

  private static final String[] NAMES = {
    "None", "Red", "Yellow", "Green", "Brown", "Blue", "Pink", "Black", "White"
  };

  private static final WordTable BALLS = new WordTable(NAMES);

  private static final String[] RESPOTS = respots();

  private BallText() {}

  /// The ball whose name begins the text, see [WordReader#ahead], or [#NO_BALL].
  static int find(long text) {
    return BALLS.find(text);
  }

  /// The ball named by the current word, or [#NO_BALL]. The constants are written out because the
  /// compiler turns each into a few comparisons, and a ball is read every few bytes of input.
  static int read(WordReader words) {
    return switch (words.at(0)) {
      case 'R' -> words.is("Red") ? 1 : NO_BALL;
      case 'Y' -> words.is("Yellow") ? 2 : NO_BALL;
      case 'G' -> words.is("Green") ? 3 : NO_BALL;
      case 'B' -> words.is("Black") ? 7 : words.is("Blue") ? 5 : words.is("Brown") ? 4 : NO_BALL;
      case 'P' -> words.is("Pink") ? 6 : NO_BALL;
      case 'W' -> words.is("White") ? 8 : NO_BALL;
      case 'N' -> words.is("None") ? 0 : NO_BALL;
      default -> NO_BALL;
    };
  }

  /// Whether a stroke's line can begin with this ball: any ball but the white, or none.
  static boolean canBeHit(int ball) {
    return ball >= Balls.NONE && ball <= Balls.BLACK;
  }

  /// Whether a stroke's line can continue with this ball: any ball, but not none.
  static boolean canFall(int ball) {
    return ball >= Balls.RED;
  }

  /// The ball that the current word names if case is ignored, or [#NO_BALL].
  static int readAnyCase(WordReader words) {
    for (int ball = 0; ball < NAMES.length; ball++) {
      if (words.length() == NAMES[ball].length() && words.text().equalsIgnoreCase(NAMES[ball])) {
        return ball;
      }
    }
    return NO_BALL;
  }

  public static String name(int ball) {
    return NAMES[ball];
  }

  /// The names of a set of balls, cheapest first.
  public static List<String> names(int balls) {
    var names = new ArrayList<String>();
    for (int rest = balls; rest != 0; rest &= rest - 1) {
      names.add(name(Integer.numberOfTrailingZeros(rest)));
    }
    return names;
  }

  /// The names of the balls that fell in a stroke: the reds, the colours by value, the white.
  public static List<String> potted(int stroke) {
    var names = new ArrayList<String>();
    for (int i = 0; i < MoveCode.reds(stroke); i++) {
      names.add(name(Balls.RED));
    }
    names.addAll(names(MoveCode.colours(stroke)));
    if (MoveCode.white(stroke)) {
      names.add(name(WHITE));
    }
    return names;
  }

  /// The line that puts these colours back.
  static String respot(int colours) {
    return RESPOTS[colours >> Balls.YELLOW];
  }

  private static String[] respots() {
    var respots = new String[(Balls.COLOURS >> Balls.YELLOW) + 1];
    for (int i = 0; i < respots.length; i++) {
      respots[i] = "Respot " + String.join(" ", names(i << Balls.YELLOW)) + '\n';
    }
    return respots;
  }

  /// The words for the balls on: one ball, or any colour.
  public static String on(int balls) {
    return balls == Balls.COLOURS ? "any colour" : name(Integer.numberOfTrailingZeros(balls));
  }
}
