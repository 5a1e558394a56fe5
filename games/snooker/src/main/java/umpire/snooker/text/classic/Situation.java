package umpire.snooker.text.classic;

import java.util.Arrays;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.MoveCode;

/// Describes the frame for messages: the move due, the balls on the table, and the line in which a
/// ball left it.
final class Situation {

  private final Frame frame;
  private final Names names;

  /// The line of the stroke in which each colour, or the last red so far, left the table.
  private final long[] goneIn = new long[Balls.BLACK + 1];

  Situation(Frame frame, Names names) {
    this.frame = frame;
    this.names = names;
  }

  /// Begins a frame, with everything on the table.
  void open() {
    Arrays.fill(goneIn, 0);
  }

  /// Notes the line of a move, given the balls on the table before it.
  void note(long line, int redsBefore, int coloursBefore) {
    if (frame.reds() != redsBefore) {
      goneIn[Balls.RED] = line;
    }
    int gone = coloursBefore & ~frame.colours();
    if (gone != 0) {
      goneIn[Integer.numberOfTrailingZeros(gone)] = line;
    }
  }

  /// The words for the next line expected, as in `a stroke of Zero`.
  String due() {
    if (frame.lotDue()) {
      return "the lot";
    }
    String who = names.get(frame.toAct());
    return "a stroke of " + who + (frame.fouled() ? " or 'Play again'" : "");
  }

  /// The words for the legal moves.
  String legal() {
    if (frame.lotDue()) {
      return "legal here: the winner of the lot, " + names.get(0) + " or " + names.get(1);
    }
    return "legal here: "
        + (frame.fouled() ? "Play again, or " : "")
        + "a stroke with what is on the table, "
        + table()
        + "; "
        + BallText.on(frame.on())
        + " is on";
  }

  private String table() {
    String single = String.join(" ", BallText.names(frame.colours()));
    return switch (frame.reds()) {
      case 0 -> single;
      case 1 -> "1 red and " + single;
      default -> frame.reds() + " reds and " + single;
    };
  }

  /// The words for the reason why a move is refused.
  String objection(SnookerRule rule, int move) {
    return switch (rule) {
      case NOTHING_FALLS_UNTOUCHED -> "nothing was hit, so only the white can fall";
      case RED_TO_HIT -> "no red is left" + since(Balls.RED);
      case REDS_TO_POT -> tooManyReds();
      case COLOUR_TO_HIT -> isGone(MoveCode.first(move));
      case COLOUR_TO_POT -> isGone(firstGone(MoveCode.colours(move)));
      case ONLY_AFTER_FOUL -> "'Play again' may only follow a foul";
      default -> rule.statement();
    };
  }

  String tooManyReds() {
    String left =
        switch (frame.reds()) {
          case 0 -> "none is left";
          case 1 -> "only 1 is left";
          default -> "only " + frame.reds() + " are left";
        };
    return "too many reds fall: " + left + since(Balls.RED);
  }

  /// The cheapest of these colours that is not on the table.
  int firstGone(int fallen) {
    return Integer.numberOfTrailingZeros(fallen & ~frame.colours());
  }

  private String isGone(int colour) {
    return BallText.name(colour) + " is off the table" + since(colour);
  }

  private String since(int ball) {
    return goneIn[ball] == 0 ? "" : " (since line " + goneIn[ball] + ")";
  }
}
