package umpire.snooker.text.classic;

import java.io.IOException;
import umpire.core.classic.WordReader;
import umpire.core.text.BadInputException;
import umpire.snooker.ball.Balls;
import umpire.snooker.frame.Frame;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.MoveCode;

/// Reads a line as the move that the frame waits for. The kind of a line follows from the state of
/// the frame, never from its text (S36).
final class MoveReader {

  /// The index used once every word in the line has been read.
  private static final int AFTER_LAST_WORD = -1;

  private final WordReader words;
  private final Frame frame;
  private final Names names;
  private final Situation situation;

  /// The index of the current word in its line, from 0.
  private int index;

  private String opening = "";
  private long openingColumn;
  private boolean openingIsBall;

  private int reds;
  private int colours;
  private boolean white;

  /// The column where each ball is named as fallen; for the reds, that of the first one too many.
  private final long[] columns = new long[Balls.BLACK + 1];

  private long firstFallColumn;

  MoveReader(WordReader words, Frame frame, Names names, Situation situation) {
    this.words = words;
    this.frame = frame;
    this.names = names;
    this.situation = situation;
  }

  /// Notes that a line other than a move is read.
  void pause() {
    index = AFTER_LAST_WORD;
  }

  /// Reads the line that begins with the current word.
  int read() throws BadInputException, IOException {
    index = 0;
    openingColumn = words.column();
    int move = frame.lotDue() ? readLot() : readStrokeOrRequest();
    index = AFTER_LAST_WORD;
    return move;
  }

  private int readLot() throws BadInputException, IOException {
    int seat = names.seat();
    if (seat < 0) {
      throw refusal(SnookerRule.LOT_DUE, "expected the lot, found " + words.quoted());
    }
    open(names.get(seat), false);
    if (words.nextWordInLine()) {
      index++;
      throw refusal(
          SnookerRule.LOT_DUE,
          "expected the lot, one name alone, found " + words.quoted() + " after it");
    }
    return MoveCode.lot(seat);
  }

  private int readStrokeOrRequest() throws BadInputException, IOException {
    int first = BallText.read(words);
    if (first == BallText.NO_BALL && words.is("Play")) {
      return readPlayAgain();
    }
    if (!BallText.canBeHit(first)) {
      throw noBallFirst(first);
    }
    return readStroke(first);
  }

  private int readStroke(int first) throws BadInputException, IOException {
    open(BallText.name(first), true);
    reds = colours = 0;
    white = false;
    while (words.nextWordInLine()) {
      index++;
      take(BallText.read(words));
    }
    return MoveCode.stroke(first, reds, colours, white);
  }

  private int readPlayAgain() throws BadInputException, IOException {
    open("Play", false);
    boolean more = words.nextWordInLine();
    index++;
    if (!more || !words.is("again")) {
      throw words.fault("expected 'again' after 'Play'");
    }
    if (words.nextWordInLine()) {
      index++;
      throw words.fault(
          "expected 'Play again' alone on its line, found " + words.quoted() + " after it");
    }
    return MoveCode.PLAY_AGAIN;
  }

  private void open(String word, boolean isBall) {
    opening = word;
    openingIsBall = isBall;
  }

  /// Notes that a ball fell.
  private void take(int ball) throws BadInputException {
    if (ball == Balls.RED) {
      takeRed();
    } else if (ball == BallText.WHITE) {
      if (white) {
        throw twice(ball);
      }
      white = true;
    } else if (ball > Balls.RED) {
      takeColour(ball);
    } else {
      throw noBallFalls(ball);
    }
  }

  private void takeRed() throws BadInputException {
    noteFirstFall();
    if (reds == frame.reds()) {
      columns[Balls.RED] = words.column();
    }
    if (reds == Balls.REDS) {
      throw refusal(SnookerRule.REDS_TO_POT, situation.tooManyReds());
    }
    reds++;
  }

  private void takeColour(int ball) throws BadInputException {
    noteFirstFall();
    if ((colours & 1 << ball) != 0) {
      throw twice(ball);
    }
    colours |= 1 << ball;
    columns[ball] = words.column();
  }

  private void noteFirstFall() {
    if ((reds | colours) == 0) {
      firstFallColumn = words.column();
    }
  }

  // Faults of a line in any frame.

  private BadInputException noBallFirst(int ball) {
    if (ball == BallText.WHITE) {
      return words.fault(
          "expected None or the ball hit first, found the white, which cannot hit itself");
    }
    return words.fault("expected " + situation.due() + ", found " + words.quoted() + capitals());
  }

  private BadInputException noBallFalls(int ball) {
    if (ball == Balls.NONE) {
      return words.fault("None says that nothing was hit, not that nothing fell");
    }
    return words.fault(words.quoted() + " is not a ball" + capitals());
  }

  private String capitals() {
    int meant = BallText.readAnyCase(words);
    return meant == BallText.NO_BALL ? "" : ": it is written " + BallText.name(meant);
  }

  private BadInputException twice(int ball) {
    return words.fault(BallText.name(ball) + " falls twice, and there is only one");
  }

  private BadInputException refusal(SnookerRule rule, String what) {
    return words.fault(what).against(rule, situation.legal());
  }

  // Faults of a line in this frame.

  /// The refusal of the move just read, at the word that causes it.
  BadInputException refusal(SnookerRule rule, int move) {
    return words
        .faultAt(words.line(), columnToBlame(rule, move), situation.objection(rule, move))
        .against(rule, situation.legal());
  }

  private long columnToBlame(SnookerRule rule, int move) {
    return switch (rule) {
      case NOTHING_FALLS_UNTOUCHED -> firstFallColumn;
      case REDS_TO_POT -> columns[Balls.RED];
      case COLOUR_TO_POT -> columns[situation.firstGone(MoveCode.colours(move))];
      default -> openingColumn;
    };
  }

  /// After a fault: whether the faulty line rather holds the names of the next frame. If so, they
  /// are taken.
  boolean offersNames() throws IOException {
    return switch (index) {
      case 0 -> names.readIfSure();
      case 1 -> names.readSecondIfSure(opening, openingColumn, openingIsBall);
      default -> false;
    };
  }
}
