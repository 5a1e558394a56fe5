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

/// Keeps a terminal's answers to queries of other programs out of the line that is being typed.
///
/// An answer is a control sequence, such as the position of the cursor, or a control string, such
/// as a colour. Keys are control sequences as well: those that the reader knows keep their meaning,
/// and all others are dropped.
final class TerminalAnswers {

  private static final String SEQUENCE = "\033[";

  /// The start of a device control string; also sent by Alt-P.
  private static final String DEVICE_STRING = "\033P";

  /// The starts of an operating system command and of an application's string.
  private static final String[] OTHER_STRINGS = {"\033]", "\033_"};

  private static final String STRING_END = "\033\\";

  /// The start of a report of the window's size. The reader would take it for a cursor in line 48.
  private static final String SIZE = "\033[48;";

  private static final char BELL = '\007';

  /// The maximum pause between two characters of an answer, in milliseconds.
  private static final long PAUSE = 100;

  /// Keys as sent by terminals that ignore the mode of the keypad.
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

  /// Binds each prefix of a key, because the reader falls back on exactly the characters matched so
  /// far, not on fewer.
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

  /// Drops a string up to its end. An end other than a bell is a key of its own, bound to nothing.
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

  /// Drops a device control string, whose characters follow at once; a person who has pressed Alt-P
  /// needs longer for the next key.
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
      return -1; // the terminal is gone: the next line ends the input
    }
  }
}
