package umpire.core.classic;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import umpire.core.text.BadInputException;
import umpire.core.text.ForeignText;

/// Untrusted text as lines of words, each with its place, in constant memory.
///
/// A line ends with a line feed; blanks, tabs and carriage returns part the words. Words are looked
/// at where they lie in the buffer, so reading makes no garbage. A word too long for any format is
/// cut: its [#length()] stays honest up to [#LONGEST_WORD], and no format knows a word of that
/// length.
public final class WordReader {

  /// No word is reported to be longer than this.
  public static final int LONGEST_WORD = 1 << 12;

  /// How much text before the current word stays at hand for excerpts, at the least.
  private static final int MEMORY = 1 << 13;

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};
  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER];

  /// The same bytes, to be taken eight at a time.
  private final ByteBuffer eights = ByteBuffer.wrap(buffer).order(ByteOrder.LITTLE_ENDIAN);

  private int limit;
  private boolean exhausted;
  private boolean forgotten;

  /// What [ForeignText] found in the beginning, kept when that is let go.
  private String foreign = "";

  /// Where the text starts in the buffer, behind a byte order mark if it is still there.
  private int textStart;

  private int start;
  private int end;
  private long line = 1;

  /// Where the current line starts, counted from the start of the buffer; negative when that part
  /// has been let go.
  private long lineStart;

  /// Whether the current word goes on behind the buffer.
  private boolean unfinished;

  /// How much of the current word was dropped, and how much of the line before it.
  private int dropped;

  private long droppedBefore;

  private boolean begun;
  private int blankLines;

  /// A byte order mark before the first word is passed over.
  public WordReader(InputStream in) throws IOException {
    this.in = in;
    int matched = 0;
    while (matched < BYTE_ORDER_MARK.length
        && (matched < limit || refill(0) < limit)
        && buffer[matched] == BYTE_ORDER_MARK[matched]) {
      matched++;
    }
    if (matched == BYTE_ORDER_MARK.length) {
      end = textStart = matched;
      lineStart = matched;
    }
  }

  /// Moves to the next word, on this line or a later one; false at the end of the input.
  public boolean anyWord() throws IOException {
    while (!word()) {
      if (!endLine()) {
        return false;
      }
    }
    return true;
  }

  /// Moves to the next word of this line; false if there is none.
  public boolean word() throws IOException {
    if (unfinished) {
      passTail();
    }
    droppedBefore += dropped;
    dropped = 0;
    int at = end;
    while (true) {
      if (at == limit && (at = refill(at)) == limit) {
        start = end = at;
        return false;
      }
      byte c = buffer[at];
      if (c == '\n') {
        start = end = at;
        return false;
      }
      if (!isBlank(c)) {
        break;
      }
      at++;
    }
    start = at;
    end = at + 1;
    while (end < limit && !isWhite(buffer[end])) {
      end++;
    }
    if (end == limit) {
      completeWord();
    }
    if (end - start > LONGEST_WORD) {
      cutTail();
    }
    return true;
  }

  /// Looks at the next words of this line without moving: whether `count` words of two letters each
  /// stand there, one blank before each, as well-formed rows of cards have them. Fills `pairs` with
  /// their letters, the first in the low byte. If anything is otherwise, whoever wants to know what
  /// goes word by word.
  public boolean pairsAhead(short[] pairs, int count) {
    if (limit - end <= 3 * count) {
      return false;
    }
    int at = end;
    int different = 0;
    for (int i = 0; i < count; i++, at += 3) {
      different |= buffer[at] ^ ' ';
      pairs[i] = (short) ((buffer[at + 1] & 0xff) | (buffer[at + 2] << 8));
    }
    return different == 0 && isWhite(buffer[at]);
  }

  /// Moves to the last of `count` words that [#pairsAhead] has found.
  public void passPairs(int count) {
    droppedBefore += dropped;
    dropped = 0;
    end += 3 * count;
    start = end - 2;
  }

  /// Looks ahead without moving: the eight bytes that begin `offset` bytes behind the current word,
  /// the first in the lowest byte. 0 if so many are not at hand.
  ///
  /// That is for lines written plainly, as nearly all are: a format that knows its next line at
  /// sight takes it with [#passLine]. If anything is otherwise, or if there is anything to say
  /// against the line, it goes word by word, which can tell places and brings in more bytes.
  public long ahead(int offset) {
    int at = end + offset;
    return at <= limit - Long.BYTES ? eights.getLong(at) : 0;
  }

  /// Passes over a line that [#ahead] has shown, as if it had been read word by word: from the line
  /// feed behind the current word, `length` bytes, up to the line feed that ends it.
  public void passLine(int length) {
    lineStart = end + 1L;
    droppedBefore = 0;
    end += length;
    start = end;
    line++;
    dropped = 0;
    blankLines = 0;
  }

  /// Moves to the first word of the next line that is not blank; false at the end of the input. The
  /// rest of the current line is passed over.
  public boolean nextLine() throws IOException {
    blankLines = 0;
    if (begun) {
      while (word()) {
        // pass over the rest of the line
      }
      if (!endLine()) {
        return false;
      }
    }
    begun = true;
    while (!word()) {
      if (!endLine()) {
        return false;
      }
      blankLines++;
    }
    return true;
  }

  /// How many blank lines stood before the line that [#nextLine()] found.
  public int blankLines() {
    return blankLines;
  }

  /// Whether the input has nothing more without waiting for it.
  public boolean drained() throws IOException {
    return end == limit && (exhausted || in.available() == 0);
  }

  // The current word.

  public int length() {
    return end - start;
  }

  public byte at(int i) {
    return buffer[start + i];
  }

  public boolean is(String text) {
    if (length() != text.length()) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      if (at(i) != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /// The word as a whole number, or -1 if it is not one, or too large for an `int`: digits only, no
  /// sign, and not thousands of zeros.
  public int number() {
    if (length() == LONGEST_WORD) {
      return -1; // it may have been cut
    }
    long value = 0;
    for (int i = 0; i < length(); i++) {
      int digit = at(i) - '0';
      if (digit < 0 || digit > 9 || (value = 10 * value + digit) > Integer.MAX_VALUE) {
        return -1;
      }
    }
    return (int) value;
  }

  /// The word as a whole number, however large: numbers beyond a `long` are taken as its largest.
  /// -1 if the word is not all digits.
  public long count() {
    if (length() == LONGEST_WORD) {
      return -1; // it may have been cut
    }
    long value = 0;
    for (int i = 0; i < length(); i++) {
      int digit = at(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      value = value > (Long.MAX_VALUE - digit) / 10 ? Long.MAX_VALUE : 10 * value + digit;
    }
    return value;
  }

  /// Whether the word consists of digits alone, of whatever length.
  public boolean isDigits() {
    for (int i = 0; i < length(); i++) {
      if (at(i) < '0' || at(i) > '9') {
        return false;
      }
    }
    return true;
  }

  /// The word as text, whole.
  public String text() {
    return new String(buffer, start, length(), StandardCharsets.UTF_8);
  }

  /// The word as it may be shown in a message: shortened, harmless.
  public String safeText() {
    int shown = Math.min(length(), 20);
    return Excerpts.readable(buffer, start, start + shown) + (shown < length() ? "…" : "");
  }

  /// The same in quotes.
  public String quoted() {
    return '\'' + safeText() + '\'';
  }

  // Places and faults.

  /// The line of the current word, or of the line's end if there is none.
  public long line() {
    return line;
  }

  /// The column of the current word in bytes, from 1.
  public long column() {
    return start - lineStart + 1 + droppedBefore;
  }

  /// A fault at the current word, or at the line's end if there is none.
  public BadInputException fault(String what) {
    return faultAt(line, column(), what);
  }

  /// A fault `offset` bytes into the current word.
  public BadInputException faultInside(int offset, String what) {
    return faultAt(line, column() + offset, what);
  }

  /// A fault just behind the current word, where something is missing.
  public BadInputException faultAfter(String what) {
    return faultAt(line, column() + length(), what);
  }

  /// A fault just behind the last word of the input, which has ended where something is missing; at
  /// the end of the input if that word was let go.
  public BadInputException faultAtEnd(String what) {
    int at = start;
    long wordLine = line;
    while (at > textStart && isWhite(buffer[at - 1])) {
      at--;
      wordLine -= buffer[at] == '\n' ? 1 : 0;
    }
    int from = wordLine == line ? (int) lineStart : startOfLineBefore(at + 1);
    return at == textStart || (from <= 0 && forgotten)
        ? fault(what)
        : faultAt(wordLine, at - from + 1, what);
  }

  /// Returns why no line of the text can be read, if it was saved in another way; else empty. A
  /// format that minds no line ends may read it all the same.
  public String foreign() {
    // Not farther than to the word: what was read ahead depends on how the text arrives.
    return forgotten ? foreign : ForeignText.fault(buffer, 0, Math.min(end, MEMORY));
  }

  /// A fault at an earlier place. In a text that was saved in another way every fault is that one.
  public BadInputException faultAt(long faultLine, long faultColumn, String what) {
    if (!foreign().isEmpty()) {
      return new BadInputException(1, 1, foreign(), null);
    }
    return new BadInputException(faultLine, faultColumn, what, excerpt(faultLine, faultColumn));
  }

  private BadInputException.@Nullable Excerpt excerpt(long wantedLine, long wantedColumn) {
    long from = lineStart;
    for (long l = line; l > wantedLine && from > 0; l--) {
      from = startOfLineBefore((int) from);
    }
    long caret = from + wantedColumn - 1 - (wantedLine == line ? droppedBefore : 0);
    boolean letGo = wantedLine < line && from == 0 && forgotten;
    if (letGo || caret < 0 || caret > limit) {
      return null;
    }
    return Excerpts.around(caret, from, buffer, limit);
  }

  private int startOfLineBefore(int lineFrom) {
    int from = lineFrom - 1;
    while (from > textStart && buffer[from - 1] != '\n') {
      from--;
    }
    return from;
  }

  // The buffer.

  private static boolean isBlank(byte c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == 0x0b;
  }

  private static boolean isWhite(byte c) {
    return c <= ' ' && (c == '\n' || isBlank(c));
  }

  /// Steps over the line feed at which the words of a line ended; false at the end of the input.
  private boolean endLine() {
    if (end == limit) {
      return false;
    }
    start = ++end;
    lineStart = end;
    droppedBefore = 0;
    line++;
    return true;
  }

  /// The word reaches the end of the buffer: brings in the rest of it, as far as anybody may want
  /// it. A word without end must not keep its reader from saying so.
  private void completeWord() throws IOException {
    while (end == limit && end - start < LONGEST_WORD) {
      int length = end - start;
      start = refill(start);
      end = start + length;
      if (end == limit) {
        return;
      }
      while (end < limit && !isWhite(buffer[end])) {
        end++;
      }
    }
    unfinished = end == limit;
  }

  /// Passes over the rest of a word that was too long to be brought in.
  private void passTail() throws IOException {
    unfinished = false;
    while (end < limit || (end = refill(end)) < limit) {
      if (isWhite(buffer[end])) {
        return;
      }
      end++;
    }
  }

  /// Drops what is too much of a word, so that no word can fill the buffer.
  private void cutTail() {
    int surplus = end - start - LONGEST_WORD;
    if (surplus > 0) {
      System.arraycopy(buffer, end, buffer, end - surplus, limit - end);
      dropped += surplus;
      limit -= surplus;
      end -= surplus;
    }
  }

  /// Reads more behind what is there, letting go of old text when room is short. Returns where the
  /// byte that was at `at` is now; [#limit] did not grow if the input has ended.
  private int refill(int at) throws IOException {
    if (exhausted) {
      return at;
    }
    if (limit > BUFFER - BUFFER / 4) {
      int gone = Math.max(0, at - MEMORY);
      foreign = foreign();
      forgotten |= gone > 0;
      textStart = Math.max(0, textStart - gone);
      System.arraycopy(buffer, gone, buffer, 0, limit - gone);
      limit -= gone;
      lineStart -= gone;
      at -= gone;
    }
    int read = in.read(buffer, limit, BUFFER - limit);
    if (read > 0) {
      limit += read;
    } else {
      exhausted = true;
    }
    return at;
  }
}
