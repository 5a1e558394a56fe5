package umpire.snooker.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.count.Count;
import umpire.core.count.Counter;
import umpire.core.count.Question;
import umpire.core.kernel.Kernel;
import umpire.core.text.BadInputException;
import umpire.core.text.SafeText;
import umpire.core.text.Sentence;
import umpire.core.text.SourceLine;
import umpire.snooker.ball.Ball;
import umpire.snooker.ball.BallWords;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Remaining;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.text.classic.BallText;

/// Counts the points left on the table, and reports which player needs snookers.
public final class SnookerCounter implements Counter {

  private static final String SCORE = "score";
  private static final String COLOUR_ON = "colour-on";
  private static final List<SnookerRule> RULES = List.of(SnookerRule.values());

  /// More points than any frame has seen, and small enough to add without overflow.
  private static final int MAX_POINTS = 9999;

  @Override
  public String about() {
    return "Counts the points left on the table; with the score, also the lead and the"
        + " snookers needed";
  }

  @Override
  public String words() {
    return "N reds | COLOURS";
  }

  @Override
  public List<Detail> details() {
    return List.of(
        new Detail(SCORE, "A:B", "The points so far; A is at the table."),
        new Detail(COLOUR_ON, "", "A red was just potted, and a colour is on."));
  }

  @Override
  public List<Example> examples() {
    return List.of(
        new Example("8 reds", "how much is left?"),
        new Example("2 reds --score 30:81", "does anybody need snookers?"),
        new Example("blue pink black --score 50:62", "and when the reds are gone?"));
  }

  /// The balls that are left.
  private record RemainingBalls(int reds, int colours) {}

  @Override
  public Count count(Question question) throws BadInputException {
    RemainingBalls balls = balls(question);
    boolean colourOn = question.has(COLOUR_ON);
    if (colourOn && balls.colours != Balls.COLOURS) {
      throw question.fault(
          question.words().getFirst(), "after a red all six colours are on the table");
    }
    var frame = new Remaining(question.profile(), balls.reds, balls.colours, colourOn);
    var heading = new Sentence();
    if (balls.reds > 0) {
      heading.say("{reds|# red|# reds} and {colours:word}: {left} left").fact("reds", balls.reds);
    } else {
      heading.say("{colours:word}: {left} left");
    }
    heading.fact("colours", BallText.names(balls.colours)).fact("left", frame.left());
    var lines = new ArrayList<Count.Line>();
    Optional<SourceLine> score = question.detail(SCORE);
    if (score.isPresent()) {
      lines.addAll(standing(frame, points(score.get())));
    }
    lines.addAll(clearance(frame));
    return new Count(heading.note(), lines);
  }

  // Parsing the question.

  private static RemainingBalls balls(Question question) throws BadInputException {
    List<SourceLine.Word> words = question.words();
    if (words.isEmpty()) {
      throw question.missing("expected the balls that are left, as in 8 reds, or blue pink black");
    }
    SourceLine.Word first = words.getFirst();
    if (!first.text().chars().allMatch(c -> c >= '0' && c <= '9')) {
      return new RemainingBalls(0, colours(question));
    }
    int most = Remaining.reds(question.profile());
    int reds = first.text().length() > 2 ? most + 1 : Integer.parseInt(first.text());
    if (reds > most) {
      throw question.fault(first, "there are " + most + " reds at most");
    }
    boolean named = words.size() == 1 || isRed(words.get(1).text());
    if (!named || words.size() > 2) {
      throw question.fault(words.get(named ? 2 : 1), "expected a number of reds, as in 8 reds");
    }
    return new RemainingBalls(reds, Balls.COLOURS);
  }

  private static boolean isRed(String word) {
    String one = word.toLowerCase(Locale.ROOT);
    return BallWords.read(one.equals("reds") ? "red" : one).equals(Optional.of(Ball.RED));
  }

  /// The colours named. They are potted in order, so all more valuable ones must be left as well.
  private static int colours(Question question) throws BadInputException {
    int colours = 0;
    for (SourceLine.Word word : question.words()) {
      if (word.text().equalsIgnoreCase("colours")) {
        colours |= Balls.COLOURS;
        continue;
      }
      Optional<Ball> ball = BallWords.read(word.text()).filter(Ball::isColour);
      if (ball.isEmpty()) {
        throw question.fault(
            word, SafeText.quoted(word.text()) + " is neither a number of reds nor a colour");
      }
      colours |= 1 << ball.get().ordinal();
    }
    int left = Balls.COLOURS & -Integer.lowestOneBit(colours);
    if (left != colours) {
      throw question
          .line()
          .fault(0, "expected " + spoken(left) + ": the colours go in their order")
          .against(SnookerRule.IN_ORDER);
    }
    return colours;
  }

  private static String spoken(int colours) {
    return String.join(" ", BallText.names(colours)).toLowerCase(Locale.ROOT);
  }

  /// The points of both players.
  private static int[] points(SourceLine score) throws BadInputException {
    String[] parts = score.text().strip().split("[:-]", -1);
    var points = new int[Sides.SEATS];
    for (int seat = 0; seat < Sides.SEATS; seat++) {
      String part = parts.length == Sides.SEATS ? parts[seat].strip() : "";
      boolean number = !part.isEmpty() && part.chars().allMatch(c -> c >= '0' && c <= '9');
      if (!number || part.length() > 4) {
        throw score.fault(0, "expected two numbers up to " + MAX_POINTS + ", as in 30:81");
      }
      points[seat] = Integer.parseInt(part);
    }
    return points;
  }

  // The answer.

  private static List<Count.Line> standing(Remaining frame, int[] points) {
    for (int seat = 0; seat < Sides.SEATS; seat++) {
      frame.score(seat, points[seat]);
    }
    var log = new RulingLog();
    frame.tellStanding(log);
    return Count.lines(
        log,
        RULES,
        (ruling, sentence) -> {
          if (ruling.seat() == Kernel.NOBODY) {
            MatchNarrator.tell(ruling, sentence);
          } else {
            standing(ruling, points[ruling.seat()], sentence);
          }
        });
  }

  private static void standing(Ruling ruling, int points, Sentence sentence) {
    if (ruling.rule() == SnookerRule.STANDING) {
      sentence.say("{points|# point|# points}: leads by {lead}, {left} left");
      MatchNarrator.lead(ruling, sentence.fact("points", points));
    } else {
      sentence.say("{points|# point|# points}: needs {snookers|# snooker|# snookers}, {left} left");
      MatchNarrator.need(ruling, sentence.fact("points", points));
    }
  }

  /// The points of a clearance, with equal balls grouped.
  private static List<Count.Line> clearance(Remaining frame) {
    var log = new RulingLog();
    frame.clear(log);
    Map<ScoredBall, Integer> times = new LinkedHashMap<>();
    for (int i = 0; i < log.size(); i++) {
      Ruling ruling = log.ruling(i, RULES);
      if (ruling.points() > 0) {
        times.merge(new ScoredBall(ruling.rule(), ruling.subject()), 1, Integer::sum);
      }
    }
    var lines = new ArrayList<Count.Line>();
    times.forEach((scoredBall, count) -> lines.add(scoredBall.line(count)));
    return lines;
  }

  /// A ball that scores under a rule.
  private record ScoredBall(Rule rule, int ball) {

    Count.Line line(int times) {
      var told =
          Sentence.of(times == 1 ? "{ball:word}, {value}" : "{ball:word}, {times} times {value}")
              .fact("ball", BallText.name(ball));
      if (times == 1) {
        told.fact("value", ball).fact("times", times);
      } else {
        told.fact("times", times).fact("value", ball);
      }
      return new Count.Line(rule, told.note(), times * ball);
    }
  }
}
