package umpire.snooker.text.classic;

import java.io.IOException;
import umpire.core.classic.WordReader;
import umpire.core.text.BadInputException;
import umpire.snooker.rule.Sides;

/// The two names that head a frame. Any alphabetic word will do, even `Red` and `Play` (S36).
final class Names {

  private static final int LONGEST = 20;
  private static final int NOBODY_OF_THAT_NAME = -1;

  private final WordReader words;
  private final String[] names = {"", ""};
  private final long[] columns = new long[Sides.SEATS];
  private long line;

  Names(WordReader words) {
    this.words = words;
  }

  String get(int seat) {
    return names[seat];
  }

  /// The seat that the current word names, or -1.
  int seat() {
    if (words.is(names[0])) {
      return 0;
    }
    return words.is(names[1]) ? 1 : NOBODY_OF_THAT_NAME;
  }

  /// Reads the line that begins with the current word.
  void read() throws BadInputException, IOException {
    line = words.line();
    for (int seat = 0; seat < Sides.SEATS; seat++) {
      if (seat > 0 && !words.nextWordInLine()) {
        throw words.fault("expected two names, found only one");
      }
      if (!isLetters()) {
        throw words.fault("expected a name made of English letters only, found " + words.quoted());
      }
      take(seat);
    }
    if (words.nextWordInLine()) {
      throw words.fault("expected two names, found a third word, " + words.quoted());
    }
  }

  private void take(int seat) {
    columns[seat] = words.column();
    names[seat] = words.text();
  }

  /// Rejects alphabetic names that are too long, or equal to each other.
  void check() throws BadInputException {
    for (int seat = 0; seat < Sides.SEATS; seat++) {
      if (names[seat].length() > LONGEST) {
        throw words.faultAt(line, columns[seat], "a name has at most 20 letters");
      }
    }
    if (names[0].equals(names[1])) {
      throw words.faultAt(line, columns[1], "both players are called " + names[0]);
    }
  }

  /// A fault at the first name.
  BadInputException fault(String what) {
    return words.faultAt(line, columns[0], what);
  }

  /// Whether the line, from its first word on, certainly holds names: exactly two alphabetic words
  /// that are neither a stroke nor `Play again`. If so, they are taken.
  boolean readIfSure() throws IOException {
    if (!isLetters()) {
      return false;
    }
    line = words.line();
    take(0);
    boolean ball = BallText.canBeHit(BallText.read(words));
    return words.nextWordInLine() && secondIsSure(ball);
  }

  /// Whether the line certainly holds names, if its first word was already read as the start of a
  /// move. If so, they are taken.
  boolean readSecondIfSure(String first, long column, boolean ball) throws IOException {
    line = words.line();
    columns[0] = column;
    names[0] = first;
    return secondIsSure(ball);
  }

  private boolean secondIsSure(boolean ballFirst) throws IOException {
    boolean move =
        ballFirst
            ? BallText.canFall(BallText.read(words))
            : names[0].equals("Play") && words.is("again");
    if (move || !isLetters()) {
      return false;
    }
    take(1);
    return !words.nextWordInLine();
  }

  private boolean isLetters() {
    for (int i = 0; i < words.length(); i++) {
      int small = words.at(i) | 0x20;
      if (small < 'a' || small > 'z') {
        return false;
      }
    }
    return words.length() > 0;
  }
}
