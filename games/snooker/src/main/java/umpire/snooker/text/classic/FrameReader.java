package umpire.snooker.text.classic;

import java.io.IOException;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.Seating;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Kernel;
import umpire.core.text.BadInputException;
import umpire.core.text.NarratedGame;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.text.TextWriter;
import umpire.snooker.frame.Frame;
import umpire.snooker.rule.Sides;
import umpire.snooker.rule.SnookerRule;
import umpire.snooker.stroke.MoveCode;

/// Reads frames and judges them, one line per step, so that a frame with any number of fair misses
/// needs no more memory.
public final class FrameReader implements ClassicReader {

  /// The current point in the input.
  private enum Progress {
    /// Before the number of frames, or after a fault from which no further frame can be found.
    ASTRAY,
    BETWEEN_FRAMES,
    /// The names of the next frame have been read already.
    AT_NAMES,
    INSIDE
  }

  private static final SnookerRule[] RULES = SnookerRule.values();
  private static final int BEFORE_ANY_MOVE = -1;

  private final WordReader words;
  private final Frame frame = new Frame();
  private final Names names;
  private final Situation situation;
  private final PlainStroke plain;
  private final MoveReader reader;

  private Progress progress = Progress.ASTRAY;
  private int frames;
  private int number;

  /// The move made by the last step.
  private int move = BEFORE_ANY_MOVE;

  private boolean printedFrame;

  /// The lines that call a seat to the table, built once per frame.
  private final String[] turn = new String[Sides.SEATS];

  private final String[] turnInHand = new String[Sides.SEATS];

  public FrameReader(WordReader words) {
    this.words = words;
    names = new Names(words);
    situation = new Situation(frame, names);
    plain = new PlainStroke(words);
    reader = new MoveReader(words, frame, names, situation);
  }

  @Override
  public boolean step(RulingLog log) throws BadInputException, IOException {
    if (progress == Progress.INSIDE) {
      readMove(log);
      return true;
    }
    if (progress == Progress.ASTRAY) {
      readNumberOfFrames();
      progress = Progress.BETWEEN_FRAMES;
    }
    if (!findNames()) {
      return false;
    }
    readNames();
    situation.open();
    move = BEFORE_ANY_MOVE;
    frame.rack(log);
    return true;
  }

  private void readNumberOfFrames() throws BadInputException, IOException {
    if (!words.nextLine()) {
      throw words.fault("expected the number of frames, found the end of the input");
    }
    frames = words.number();
    if (frames < 0 && words.isDigits()) {
      throw words.fault("too many frames: at most " + Integer.MAX_VALUE + " can be counted");
    }
    if (frames < 0) {
      throw words.fault("expected the number of frames, found " + words.quoted());
    }
    if (words.nextWordInLine()) {
      throw words.fault(
          "expected the number of frames alone on its line, found " + words.quoted() + " after it");
    }
  }

  /// Advances to the names of the next frame; false if all frames were read and nothing follows.
  private boolean findNames() throws BadInputException, IOException {
    boolean read = progress == Progress.AT_NAMES;
    boolean more = read || words.nextLine();
    boolean due = number < frames;
    if (more == due) {
      return more;
    }
    progress = Progress.ASTRAY;
    if (due) {
      throw words.fault(
          "the input ends after " + number + " of " + frames + " frames: expected two names");
    }
    String what =
        "unexpected text after the last frame: the first line announces "
            + frames
            + (frames == 1 ? " frame" : " frames");
    throw read ? names.fault(what) : words.fault(what);
  }

  private void readNames() throws BadInputException, IOException {
    boolean read = progress == Progress.AT_NAMES;
    progress = Progress.INSIDE;
    number++;
    reader.pause();
    if (!read) {
      names.read();
    }
    names.check();
    for (int seat = 0; seat < Sides.SEATS; seat++) {
      turn[seat] = names.get(seat) + "'s turn\n";
      turnInHand[seat] = names.get(seat) + "'s turn, in-hand\n";
    }
  }

  private void readMove(RulingLog log) throws BadInputException, IOException {
    int stroke = plain.ahead();
    if (stroke != PlainStroke.NONE && frame.check(frame.toAct(), stroke) == Kernel.LEGAL) {
      plain.pass();
      move = stroke;
    } else {
      readMoveByWords();
    }
    int reds = frame.reds();
    int colours = frame.colours();
    frame.play(move, log);
    situation.note(words.line(), reds, colours);
    if (isOver()) {
      progress = Progress.BETWEEN_FRAMES;
    }
  }

  private void readMoveByWords() throws BadInputException, IOException {
    if (!words.nextLine()) {
      progress = Progress.ASTRAY;
      throw words.fault("the input ends inside frame " + number + ": expected " + situation.due());
    }
    move = reader.read();
    int objection = frame.check(frame.toAct(), move);
    if (objection != Kernel.LEGAL) {
      throw reader.refusal(RULES[objection], move);
    }
  }

  /// Skips to the next frame after a fault. A frame has no mark at its start, only one blank line
  /// before it. So the next frame is assumed to begin at the first line after an empty one that is
  /// certainly a line of names: exactly two alphabetic words that are neither a stroke nor `Play
  /// again`. The faulty line may itself be that line, if the last strokes are missing.
  @Override
  public boolean recover() throws IOException {
    if (progress == Progress.ASTRAY) {
      return false;
    }
    progress = Progress.BETWEEN_FRAMES;
    boolean found = words.blankLines() > 0 && reader.offersNames();
    while (!found && words.nextLine()) {
      found = words.blankLines() > 0 && names.readIfSure();
    }
    if (found) {
      progress = Progress.AT_NAMES;
    }
    return true;
  }

  @Override
  public void print(RulingLog log, TextWriter out) {
    if (move == BEFORE_ANY_MOVE) {
      printHead(out);
    } else if (MoveCode.isStroke(move)) {
      printScore(out);
    }
    if (frame.lotDue()) {
      out.ascii("Tie\nRespot Black\n");
    } else if (isOver()) {
      out.ascii(names.get(frame.leader())).ascii(" wins\n");
    } else {
      printRespot(frame.respotted(), out);
      printCall(out);
    }
  }

  /// Frames are separated by a blank line; there is none before the first or after the last (S44).
  private void printHead(TextWriter out) {
    out.ascii(printedFrame ? "\nFrame " : "Frame ").number(number).line();
    printedFrame = true;
  }

  private void printScore(TextWriter out) {
    if (frame.fouled()) {
      out.ascii("Foul!\n");
    }
    out.number(frame.score(0))
        .character(' ')
        .character(':')
        .character(' ')
        .number(frame.score(1))
        .line();
  }

  private static void printRespot(int balls, TextWriter out) {
    if (balls != 0) {
      out.ascii(BallText.respot(balls));
    }
  }

  private void printCall(TextWriter out) {
    if (frame.called()) {
      out.ascii(frame.inHand() ? turnInHand[frame.toAct()] : turn[frame.toAct()]);
    }
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public Note caption() {
    return NarratedGame.opponents(List.of(names.get(0), names.get(1)));
  }

  @Override
  public Seating seating() {
    return () -> Sides.SEATS;
  }

  @Override
  public boolean isOver() {
    return frame.toAct() == Kernel.NOBODY;
  }

  @Override
  public int score(int side) {
    return frame.score(side);
  }

  @Override
  public Note seat(int seat) {
    return Note.plain(names.get(seat));
  }

  @Override
  public String sideName(int side) {
    return seatName(side);
  }

  @Override
  public void narrate(Ruling ruling, Sentence sentence) {
    FrameNarrator.tell(ruling, sentence);
  }
}
