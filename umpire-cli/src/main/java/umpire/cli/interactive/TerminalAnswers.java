package umpire.cli.interactive;

import java.io.IOError;
import java.util.Map;
import java.util.Objects;
import org.jline.keymap.KeyMap;
import org.jline.reader.Binding;
import org.jline.reader.LineReader;
import org.jline.reader.Reference;
import org.jline.reader.Widget;
import org.jline.reader.impl.LineReaderImpl;

/// Keeps a terminal's answers to questions of other programs out of the line that is typed.
///
/// An answer is a control sequence, such as the position of the cursor, or a control string, such
/// as a colour. Keys are control sequences too: those that the reader knows keep their meaning, and
/// all others are dropped.
final class TerminalAnswers {

  private static final String SEQUENCE = "\033[";

  /// Begins a device control string; also what Alt-P sends.
  private static final String DEVICE_STRING = "\033P";

  /// Begin an operating system command and an application's string.
  private static final String[] OTHER_STRINGS = {"\033]", "\033_"};

  private static final String STRING_END = "\033\\";

  /// A report of the window's size, which nobody asks for. The reader would take a cursor in line
  /// 48 for one.
  private static final String SIZE = "\033[48;";

  private static final char BELL = '\007';

  /// Milliseconds between two characters of an answer, at most.
  private static final long PAUSE = 100;

  /// Keys as terminals send them that do not heed the mode of the keypad.
  private static final Map<String, String> PLAIN_KEYS =
      Map.of(
          "\033[A", LineReader.UP_LINE_OR_SEARCH,
          "\033[B", LineReader.DOWN_LINE_OR_SEARCH,
          "\033[C", LineReader.FORWARD_CHAR,
          "\033[D", LineReader.BACKWARD_CHAR,
          "\033[H", LineReader.BEGINNING_OF_LINE,
          "\033[1~", LineReader.BEGINNING_OF_LINE,
          "\033[F", LineReader.END_OF_LINE,
          "\033[4~", LineReader.END_OF_LINE);

  private final LineReaderImpl reader;
  private final KeyMap<Binding> keys;

  TerminalAnswers(LineReaderImpl reader) {
    this.reader = reader;
    this.keys = Objects.requireNonNull(reader.getKeyMaps().get(LineReader.MAIN));
  }

  void passOver() {
    PLAIN_KEYS.forEach((key, does) -> keys.bindIfNotBound(new Reference(does), key));
    keys.getBoundKeys().keySet().stream()
        .filter(key -> key.startsWith(SEQUENCE))
        .forEach(this::dropWhatOnlyBeginsLike);
    keys.bind((Widget) this::dropSequence, SIZE);
    keys.bind((Widget) this::dropDeviceString, DEVICE_STRING);
    keys.bind((Widget) this::dropString, OTHER_STRINGS);
    keys.bind((Widget) () -> true, STRING_END);
  }

  /// The reader falls back on the characters it has matched so far, not on fewer: each beginning of
  /// a key needs a binding of its own.
  private void dropWhatOnlyBeginsLike(String key) {
    for (int end = SEQUENCE.length(); end < key.length(); end++) {
      keys.bindIfNotBound((Widget) this::dropSequence, key.substring(0, end));
    }
  }

  private boolean dropSequence() {
    int next = next();
    while (next >= ' ' && next < '@') {
      reader.readCharacter();
      next = next();
    }
    if (next >= '@') {
      reader.readCharacter();
    }
    return true;
  }

  /// The end, if it is not a bell, is a key that does nothing.
  private boolean dropString() {
    int next = next();
    while (next >= ' ') {
      reader.readCharacter();
      next = next();
    }
    if (next == BELL) {
      reader.readCharacter();
    }
    return true;
  }

  /// A string follows at once; a person who has pressed Alt-P needs longer for the next key.
  private boolean dropDeviceString() {
    if (next() >= ' ') {
      return dropString();
    }
    reader.callWidget(LineReader.DO_LOWERCASE_VERSION);
    return true;
  }

  /// The next character, which stays unread; negative if none comes in time.
  private int next() {
    try {
      return reader.peekCharacter(PAUSE);
    } catch (IOError gone) {
      return -1; // Then the next line ends the input.
    }
  }
}
