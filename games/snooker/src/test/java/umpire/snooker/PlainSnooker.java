package umpire.snooker;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import umpire.testkit.PlainLines;
import umpire.testkit.PlainLines.Line;

/// A second, plain referee of snooker: the oracle for differential tests.
///
/// It is written from the problem "Snooker Referee" and the house decisions S1 to S44 alone and
/// shares no code with the real referee. It is slow, keeps everything in lists and strings, and
/// follows the wording of the rules step by step.
public final class PlainSnooker {
  private static final int REDS_AT_THE_START = 15;
  private static final int LOWEST_PENALTY = 4;

  private static final List<String> PLAY_AGAIN = List.of("Play", "again");

  private PlainSnooker() {}

  /// Returns the referee's announcements on `classicInput`, each line ended by one line feed. Blank
  /// lines are skipped but counted (S39, S40).
  ///
  /// @throws IllegalArgumentException `line N: what` if the input is refused
  public static String judge(String classicInput) {
    PlainLines lines = new PlainLines(classicInput);
    BigInteger frames = numberOfFrames(lines);
    StringBuilder output = new StringBuilder();
    BigInteger number = BigInteger.ONE;
    while (number.compareTo(frames) <= 0) {
      // S44: blank lines are written between frames only.
      if (!number.equals(BigInteger.ONE)) {
        output.append('\n');
      }
      Frame frame = new Frame(lines, namesOf(lines.due("the two names of frame " + number)));
      for (String said : frame.referee(number)) {
        output.append(said).append('\n');
      }
      number = number.add(BigInteger.ONE);
    }
    refuseAnythingAfterTheLastFrame(lines);
    return output.toString();
  }

  // ---------------------------------------------------------------------------------------------
  // The words of the input
  // ---------------------------------------------------------------------------------------------

  private static BigInteger numberOfFrames(PlainLines lines) {
    Line line = lines.due("the number of frames");
    if (line.words().size() != 1 || !line.words().getFirst().matches("[0-9]+")) {
      throw line.refused("the number of frames is not a whole number of zero or more");
    }
    return new BigInteger(line.words().getFirst());
  }

  /// S36, S37, S38: any alphabetic words will do, even colours or `Play again`.
  private static List<String> namesOf(Line line) {
    if (line.words().size() != 2) {
      throw line.refused("two names are due");
    }
    for (String name : line.words()) {
      if (!name.matches("[A-Za-z]{1,20}")) {
        throw line.refused("a name is 1 to 20 English letters");
      }
    }
    if (line.words().get(0).equals(line.words().get(1))) {
      throw line.refused("the two names are equal");
    }
    return line.words();
  }

  /// S43: the last frame's end is the end of the input.
  private static void refuseAnythingAfterTheLastFrame(PlainLines lines) {
    Optional<Line> surplus = lines.next();
    if (surplus.isPresent()) {
      throw surplus.get().refused("there is text after the last frame");
    }
  }

  // ---------------------------------------------------------------------------------------------
  // Balls and strokes
  // ---------------------------------------------------------------------------------------------

  /// The balls that a stroke can hit or pot, in ascending order of value.
  private enum Ball {
    NONE("None", 0),
    WHITE("White", 0),
    RED("Red", 1),
    YELLOW("Yellow", 2),
    GREEN("Green", 3),
    BROWN("Brown", 4),
    BLUE("Blue", 5),
    PINK("Pink", 6),
    BLACK("Black", 7);

    private final String word;
    private final int value;

    Ball(String word, int value) {
      this.word = word;
      this.value = value;
    }

    boolean isColour() {
      return value >= YELLOW.value;
    }

    static Ball of(String word, Line line) {
      for (Ball ball : values()) {
        if (ball.word.equals(word)) {
          return ball;
        }
      }
      throw line.refused(word + " is no ball");
    }
  }

  /// One stroke: the ball first hit (or `NONE`), and the balls that fell.
  private record Stroke(Ball first, List<Ball> potted) {
    static Stroke of(Line line) {
      List<Ball> balls = new ArrayList<>();
      for (String word : line.words()) {
        balls.add(Ball.of(word, line));
      }
      return new Stroke(balls.getFirst(), balls.subList(1, balls.size()));
    }

    int howOften(Ball ball) {
      return (int) potted.stream().filter(ball::equals).count();
    }

    boolean pottedTheWhite() {
      return potted.contains(Ball.WHITE);
    }

    /// The colours that fell, each once, in ascending order (S29).
    Set<Ball> colours() {
      Set<Ball> colours = EnumSet.noneOf(Ball.class);
      potted.stream().filter(Ball::isColour).forEach(colours::add);
      return colours;
    }
  }

  // ---------------------------------------------------------------------------------------------
  // One frame
  // ---------------------------------------------------------------------------------------------

  /// One frame: the table, the score, and the referee's announcements so far.
  private static final class Frame {
    private final PlainLines lines;
    private final List<String> names;
    private final List<String> said = new ArrayList<>();
    private final int[] scores = new int[2];
    private final Set<Ball> colours = EnumSet.range(Ball.YELLOW, Ball.BLACK);
    private int reds = REDS_AT_THE_START;
    private int striker = 0;

    /// Whether a red was just potted fairly, so that any colour is on.
    private boolean colourIsFree = false;

    /// Whether the last stroke was a foul that may still be answered by `Play again`.
    private boolean mayBeSentBack = false;

    /// Whether the last stroke potted the white.
    private boolean inHand = true;

    private boolean over = false;

    Frame(PlainLines lines, List<String> names) {
      this.lines = lines;
      this.names = names;
    }

    List<String> referee(BigInteger number) {
      said.add("Frame " + number);
      callTheStriker();
      while (!over) {
        Line line = lines.due("a stroke of frame " + number);
        // S36: a stroke is due here, so no line can be a name, whatever the names are.
        if (line.words().equals(PLAY_AGAIN)) {
          playAgain(line);
        } else {
          Stroke stroke = Stroke.of(line);
          refuseAnImpossibleStroke(stroke, line);
          judge(stroke);
        }
      }
      return said;
    }

    // Strokes impossible at this table

    private void refuseAnImpossibleStroke(Stroke stroke, Line line) {
      if (stroke.first() == Ball.WHITE) {
        throw line.refused("the white cannot be hit first");
      }
      if (stroke.potted().contains(Ball.NONE)) {
        throw line.refused("None cannot be potted");
      }
      if (stroke.first() == Ball.RED && reds == 0) {
        throw line.refused("no red is left to hit");
      }
      if (stroke.first().isColour() && !colours.contains(stroke.first())) {
        throw line.refused(stroke.first().word + " is off the table");
      }
      if (stroke.howOften(Ball.RED) > reds) {
        throw line.refused("more reds fell than are left");
      }
      if (stroke.howOften(Ball.WHITE) > 1) {
        throw line.refused("the white fell twice");
      }
      for (Ball colour : stroke.colours()) {
        if (!colours.contains(colour)) {
          throw line.refused(colour.word + " is off the table");
        }
        if (stroke.howOften(colour) > 1) {
          throw line.refused(colour.word + " fell twice");
        }
      }
      // S34: the white may roll in untouched. S35: another ball may not.
      if (stroke.first() == Ball.NONE && stroke.potted().stream().anyMatch(b -> b != Ball.WHITE)) {
        throw line.refused("nothing was hit, so no object ball can fall");
      }
    }

    // Which ball is on

    /// The ball on for this stroke. The same rule serves the next player and, after `Play again`,
    /// the offender (S9, S11, S24).
    private Ball ballOn(Stroke stroke) {
      if (colourIsFree) {
        return nominated(stroke);
      }
      return reds > 0 ? Ball.RED : cheapestColour();
    }

    /// S1, S2, S12: the first hit reveals which colour was meant; otherwise the cheapest is
    /// assumed.
    private Ball nominated(Stroke stroke) {
      return stroke.first().isColour() ? stroke.first() : Ball.YELLOW;
    }

    private Ball cheapestColour() {
      return colours.iterator().next();
    }

    private boolean onlyTheBlackIsLeft() {
      return reds == 0 && colours.equals(Set.of(Ball.BLACK));
    }

    // Fouls and points

    private static boolean isFoul(Stroke stroke, Ball on) {
      return hitNothing(stroke)
          || hitABallNotOnFirst(stroke, on)
          || !pottedBallsNotOn(stroke, on).isEmpty()
          || stroke.pottedTheWhite();
    }

    private static boolean hitNothing(Stroke stroke) {
      return stroke.first() == Ball.NONE;
    }

    private static boolean hitABallNotOnFirst(Stroke stroke, Ball on) {
      return stroke.first() != on;
    }

    /// The white in a pocket is a separate foul and has no value (S3).
    private static List<Ball> pottedBallsNotOn(Stroke stroke, Ball on) {
      return stroke.potted().stream().filter(b -> b != on && b != Ball.WHITE).toList();
    }

    /// S3 to S6: the highest of four, the ball on, and the balls concerned; never the sum.
    private static int penalty(Stroke stroke, Ball on) {
      int dearest = Math.max(LOWEST_PENALTY, on.value);
      if (hitABallNotOnFirst(stroke, on)) {
        dearest = Math.max(dearest, stroke.first().value);
      }
      for (Ball ball : pottedBallsNotOn(stroke, on)) {
        dearest = Math.max(dearest, ball.value);
      }
      return dearest;
    }

    /// Points of a fair stroke, in which only balls on fell, several only if they are reds.
    private static int pointsFor(Stroke stroke) {
      return stroke.potted().stream().mapToInt(ball -> ball.value).sum();
    }

    // The referee's answer to a stroke

    private void judge(Stroke stroke) {
      // S15: determined before any ball is taken off the table.
      boolean lastBall = onlyTheBlackIsLeft();
      Ball on = ballOn(stroke);
      boolean foul = isFoul(stroke, on);
      int points = foul ? penalty(stroke, on) : pointsFor(stroke);
      if (foul) {
        said.add("Foul!");
      }
      scores[foul ? opponent() : striker] += points;
      said.add(scores[0] + " : " + scores[1]);
      inHand = stroke.pottedTheWhite();
      mayBeSentBack = foul;
      if (lastBall && points > 0) {
        decideTheFrame();
      } else {
        goOn(stroke, on, foul, points);
      }
    }

    /// S14 to S20: a score or a foul on the lone black ends the frame, unless it left a tie.
    private void decideTheFrame() {
      if (scores[0] == scores[1]) {
        tie();
      } else {
        // S32: the player with more points wins, whichever of them struck last.
        said.add(names.get(scores[0] > scores[1] ? 0 : 1) + " wins");
        over = true;
      }
    }

    /// S20, S21: the black is respotted whether it fell or not, and a lot decides which player is
    /// next.
    private void tie() {
      said.add("Tie");
      said.add("Respot Black");
      Line lot = lines.due("the lot");
      if (lot.words().size() != 1 || !names.contains(lot.words().getFirst())) {
        throw lot.refused("the lot is due: the name of one of the players");
      }
      striker = names.indexOf(lot.words().getFirst());
      inHand = true;
      // S28: after the foul that tied the frame no player was called to the table.
      mayBeSentBack = false;
      callTheStriker();
    }

    private void goOn(Stroke stroke, Ball on, boolean foul, int points) {
      // S8: reds never come back.
      reds -= stroke.howOften(Ball.RED);
      if (foul || colourIsFree) {
        respot(stroke.colours());
      } else {
        colours.removeAll(stroke.potted());
      }
      // S10: only a fair red gives a free colour; S9, S11: everything else takes it away.
      colourIsFree = !foul && on == Ball.RED && points > 0;
      // S31: after a fair pot the break continues, and no player is called.
      if (foul || points == 0) {
        striker = opponent();
        callTheStriker();
      }
    }

    /// S7, S13, S14: balls that come back were never removed from our table, so the announcement is
    /// enough.
    private void respot(Set<Ball> fallen) {
      if (!fallen.isEmpty()) {
        said.add(
            fallen.stream().map(ball -> ball.word).collect(Collectors.joining(" ", "Respot ", "")));
      }
    }

    /// S24 to S28: the opponent, who has just been called, sends the offender back.
    private void playAgain(Line line) {
      if (!mayBeSentBack) {
        throw line.refused("Play again may only follow a foul, and only once");
      }
      striker = opponent();
      mayBeSentBack = false;
      // S25: inHand still describes the foul, since there was no stroke after it.
      callTheStriker();
    }

    private void callTheStriker() {
      said.add(names.get(striker) + "'s turn" + (inHand ? ", in-hand" : ""));
    }

    private int opponent() {
      return 1 - striker;
    }
  }
}
