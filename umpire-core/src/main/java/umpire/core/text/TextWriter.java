package umpire.core.text;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// Writes plain text through one buffer, without garbage. Lines end with a line feed on every
/// machine. Nothing is written before the buffer is full or [#flush] is called; a failure to write
/// is thrown as an [UncheckedIOException]. Not safe for use by several threads.
public final class TextWriter {

  private static final int ROOM = 1 << 16;

  /// The number of words in a row of pairs between two checks of the room left.
  private static final int PAIRS_AT_ONCE = 1 << 10;

  /// The numbers of up to three digits as text: the digits from the lowest byte on, their count in
  /// the highest.
  private static final int[] SHORT_NUMBERS = shortNumbers();

  private final OutputStream out;
  private final byte[] buffer = new byte[ROOM];

  /// A view of the buffer that writes four bytes at a time.
  private final ByteBuffer fours = ByteBuffer.wrap(buffer).order(ByteOrder.LITTLE_ENDIAN);

  private int size;

  public TextWriter(OutputStream out) {
    this.out = out;
  }

  /// Writes ASCII text that is shorter than the buffer of 65,536 bytes; other characters are not
  /// converted.
  @SuppressWarnings("deprecation") // the fast way to copy a string that is known to be ASCII
  public TextWriter ascii(String text) {
    int length = text.length();
    reserve(length);
    text.getBytes(0, length, buffer, size);
    size += length;
    return this;
  }

  /// Writes text of any kind and length, as UTF-8.
  public TextWriter text(String text) {
    return bytes(text.getBytes(StandardCharsets.UTF_8));
  }

  /// Writes bytes of any number.
  public TextWriter bytes(byte[] bytes) {
    for (int at = 0; at < bytes.length; ) {
      reserve(1);
      int part = Math.min(bytes.length - at, ROOM - size);
      System.arraycopy(bytes, at, buffer, size, part);
      size += part;
      at += part;
    }
    return this;
  }

  /// Writes an ASCII character.
  public TextWriter character(char ascii) {
    reserve(1);
    buffer[size++] = (byte) ascii;
    return this;
  }

  /// Writes two ASCII characters, packed into one number with the first in the low byte.
  public TextWriter pair(int letters) {
    reserve(2);
    buffer[size] = (byte) letters;
    buffer[size + 1] = (byte) (letters >>> 8);
    size += 2;
    return this;
  }

  /// Writes a row of words of two characters each, packed as in [#pair], with one space between
  /// them.
  public TextWriter pairs(short[] pairs, int count) {
    int next = 0;
    while (next < count) {
      int end = Math.min(count, next + PAIRS_AT_ONCE);
      reserve((end - next) * 3 + 1);
      // The position is kept in a local, because the field would have to be written and read again
      // for every word. The last of each word's four bytes is overwritten by the next word.
      int at = size;
      for (; next < end; next++, at += 3) {
        fours.putInt(at, (pairs[next] & 0xffff) | ' ' << 16);
      }
      size = at;
    }
    if (count > 0) {
      size--; // the space after the last word
    }
    return this;
  }

  /// Writes a number in decimal digits.
  public TextWriter number(int value) {
    if (value < 0) {
      return ascii(Integer.toString(value));
    }
    if (value >= SHORT_NUMBERS.length) {
      return number(value / 10).character((char) ('0' + value % 10));
    }
    reserve(Integer.BYTES);
    int digits = SHORT_NUMBERS[value];
    fours.putInt(size, digits);
    size += digits >>> 24;
    return this;
  }

  /// Ends a line.
  public TextWriter line() {
    return character('\n');
  }

  /// Writes the buffer to the stream and flushes it.
  ///
  /// @throws UncheckedIOException if that fails; the contents of the buffer are discarded
  public void flush() {
    try {
      out.write(buffer, 0, size);
      size = 0;
      out.flush();
    } catch (IOException failure) {
      size = 0;
      throw new UncheckedIOException(failure);
    }
  }

  private void reserve(int room) {
    if (size + room > ROOM) {
      flush();
    }
  }

  private static int[] shortNumbers() {
    var numbers = new int[1000];
    for (int value = 0; value < numbers.length; value++) {
      int digits = '0' + value % 10;
      int length = 1;
      for (int rest = value / 10; rest > 0; rest /= 10) {
        digits = digits << Byte.SIZE | ('0' + rest % 10);
        length++;
      }
      numbers[value] = digits | length << 24;
    }
    return numbers;
  }
}
