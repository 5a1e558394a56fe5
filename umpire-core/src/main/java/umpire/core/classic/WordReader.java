package umpire.core.classic;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import umpire.core.text.BadInputException;
import umpire.core.text.ForeignText;

/// Splits untrusted text into lines of words with their positions, in constant memory.
///
/// A line ends with a line feed; spaces, tabs and carriage returns separate words. Words are
/// examined where they lie in the buffer, so reading makes no garbage. A word longer than
/// [#LONGEST_WORD] bytes is cut to that [#length()], and no format has a word of that length.
public final class WordReader {

  /// The greatest length of a word, in bytes; a longer one is cut.
  public static final int LONGEST_WORD = 1 << 12;

  /// The least number of bytes before the current word that are kept for excerpts.
  private static final int MEMORY = 1 << 13;

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};
  private static final int BUFFER = 1 << 16;

  private final InputStream in;
  private final byte[] buffer = new byte[BUFFER];

  /// A view of the buffer that reads eight bytes at a time.
  private final ByteBuffer eights = ByteBuffer.wrap(buffer).order(ByteOrder.LITTLE_ENDIAN);

  private int limit;
  private boolean exhausted;
  private boolean forgotten;

  /// The fault that [ForeignText] found in the beginning, kept when the beginning is discarded.
  private String foreign = "";

  /// The index of the text's first byte: after a byte order mark, if that is still in the buffer.
  private int textStart;

  private int start;
  private int end;
  private long line = 1;

  /// The index of the current line's first byte in the buffer; negative if that part has been
  /// discarded.
  private long lineStart;

  /// Whether the current word continues beyond the buffer.
  private boolean unfinished;

  /// The number of bytes cut from the current word; [#droppedBefore] counts those cut from earlier
  /// words of its line.
  private int dropped;

  private long droppedBefore;

  private boolean begun;
  private int blankLines;

  /// Opens an input. A byte order mark at its beginning is skipped.
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

  /// Moves to the next word, on this line or a later one. Returns false at the end of the input.
  public boolean nextWord() throws IOException {
    while (!nextWordInLine()) {
      if (!endLine()) {
        return false;
      }
    }
    return true;
  }

  /// Moves to the next word of this line. Returns false if there is none.
  public boolean nextWordInLine() throws IOException {
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

  /// Looks at the next words of this line without moving: whether they are `count` words of two
  /// characters each, with one space before each, as in well-formed rows of cards. If so, `pairs`
  /// holds their characters, the first in the low byte. If false, the contents of `pairs` are
  /// undefined, and the caller reads word by word to locate a fault.
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

  /// Moves to the last of the `count` words that [#pairsAhead] found.
  public void passPairs(int count) {
    droppedBefore += dropped;
    dropped = 0;
    end += 3 * count;
    start = end - 2;
  }

  /// Looks ahead without moving: returns the eight bytes that begin `offset` bytes after the
  /// current word, the first in the lowest byte, or 0 if the buffer holds fewer.
  ///
  /// This serves lines in their plain form, as nearly all are: a format that recognizes its next
  /// line takes it with [#passLine]. If the line differs or is faulty, the format reads it word by
  /// word, which gives positions and refills the buffer.
  public long ahead(int offset) {
    int at = end + offset;
    return at <= limit - Long.BYTES ? eights.getLong(at) : 0;
  }

  /// Skips a line that [#ahead] has shown, as if it had been read word by word: `length` bytes,
  /// from the line feed after the current word up to the line feed that ends the skipped line.
  public void passLine(int length) {
    lineStart = end + 1L;
    droppedBefore = 0;
    end += length;
    start = end;
    line++;
    dropped = 0;
    blankLines = 0;
  }

  /// Skips the rest of the current line and moves to the first word of the next line that is not
  /// blank. Returns false at the end of the input.
  public boolean nextLine() throws IOException {
    blankLines = 0;
    if (begun) {
      while (nextWordInLine()) {
        // pass over the rest of the line
      }
      if (!endLine()) {
        return false;
      }
    }
    begun = true;
    while (!nextWordInLine()) {
      if (!endLine()) {
        return false;
      }
      blankLines++;
    }
    return true;
  }

  /// The number of blank lines before the line that [#nextLine()] found.
  public int blankLines() {
    return blankLines;
  }

  /// Whether no more input is available without waiting.
  public boolean isDrained() throws IOException {
    return end == limit && (exhausted || in.available() == 0);
  }

  // The current word.

  /// The length of the current word in bytes, at most [#LONGEST_WORD].
  public int length() {
    return end - start;
  }

  /// Byte `i` of the current word, from 0. The index is not checked against its length.
  public byte at(int i) {
    return buffer[start + i];
  }

  /// Whether the current word equals this ASCII text.
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

  /// The word as a whole number of digits only, without a sign; -1 if it is not one, does not fit
  /// an `int`, or may have been cut.
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

  /// The word as a whole number of any size: one beyond a `long` is returned as [Long#MAX_VALUE].
  /// -1 if the word has a character that is not a digit, or may have been cut.
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

  /// Whether the word consists of digits only, however many.
  public boolean isDigits() {
    for (int i = 0; i < length(); i++) {
      if (at(i) < '0' || at(i) > '9') {
        return false;
      }
    }
    return true;
  }

  /// The whole word as text; it may hold harmful characters.
  public String text() {
    return new String(buffer, start, length(), StandardCharsets.UTF_8);
  }

  /// The word for use in a message: shortened, with harmful characters replaced.
  public String safeText() {
    int shown = Math.min(length(), 20);
    return Excerpts.readable(buffer, start, start + shown) + (shown < length() ? "…" : "");
  }

  /// The word for use in a message, as [#safeText] returns it, in quotes.
  public String quoted() {
    return '\'' + safeText() + '\'';
  }

  // Positions and faults.

  /// The number of the current line, from 1.
  public long line() {
    return line;
  }

  /// The column of the current word in bytes, from 1; the end of the line if there is no such word.
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

  /// A fault just after the current word, where something is missing.
  public BadInputException faultAfter(String what) {
    return faultAt(line, column() + length(), what);
  }

  /// A fault just after the last word of the input, which ended where something is missing; at the
  /// end of the input if that word has been discarded.
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

  /// Returns the reason why the text cannot be read as lines if it has a foreign encoding or
  /// foreign line ends, else empty. A format that ignores line ends may be able to read it.
  public String foreign() {
    // Only as far as the current word: how much was read ahead depends on how the input arrives.
    return forgotten ? foreign : ForeignText.fault(buffer, 0, Math.min(end, MEMORY));
  }

  /// A fault at an earlier position. In a [#foreign] text, every fault is the one that [#foreign]
  /// returns.
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

  /// Moves past the line feed at the end of a line. Returns false at the end of the input.
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

  /// Reads more of a word that reaches the end of the buffer, up to [#LONGEST_WORD]: an endless
  /// word must not keep the caller from reporting it.
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

  /// Skips the rest of a word that is too long to be read in full.
  private void passTail() throws IOException {
    unfinished = false;
    while (end < limit || (end = refill(end)) < limit) {
      if (isWhite(buffer[end])) {
        return;
      }
      end++;
    }
  }

  /// Cuts a word to [#LONGEST_WORD], so that no word can fill the buffer.
  private void cutTail() {
    int surplus = end - start - LONGEST_WORD;
    if (surplus > 0) {
      System.arraycopy(buffer, end, buffer, end - surplus, limit - end);
      dropped += surplus;
      limit -= surplus;
      end -= surplus;
    }
  }

  /// Reads more input into the buffer, discarding old text when room is short. Returns the new
  /// index of the byte that was at index `at`; [#limit] does not grow if the input has ended.
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
