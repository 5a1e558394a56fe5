package umpire.core.text;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/// Plain text out, through one buffer and without garbage. Lines end with a line feed on every
/// machine.
public final class TextWriter {

  private static final int ROOM = 1 << 16;

  /// How many words of a row of pairs are written between two looks at the room left.
  private static final int PAIRS_AT_ONCE = 1 << 10;

  /// The numbers of up to three digits as they are written: the digits from the lowest byte on, how
  /// many there are in the highest.
  private static final int[] SHORT_NUMBERS = shortNumbers();

  private final OutputStream out;
  private final byte[] buffer = new byte[ROOM];

  /// The same bytes, to be written four at a time.
  private final ByteBuffer fours = ByteBuffer.wrap(buffer).order(ByteOrder.LITTLE_ENDIAN);

  private int size;

  public TextWriter(OutputStream out) {
    this.out = out;
  }

  /// Text in ASCII, shorter than the buffer.
  @SuppressWarnings("deprecation") // the fast way to copy a string that is known to be ASCII
  public TextWriter ascii(String text) {
    int length = text.length();
    reserve(length);
    text.getBytes(0, length, buffer, size);
    size += length;
    return this;
  }

  /// Text of any kind and length, as UTF-8.
  public TextWriter text(String text) {
    return bytes(text.getBytes(StandardCharsets.UTF_8));
  }

  /// Any bytes.
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

  public TextWriter letter(char ascii) {
    reserve(1);
    buffer[size++] = (byte) ascii;
    return this;
  }

  /// Two ASCII letters in one number, the first in the low byte.
  public TextWriter pair(int letters) {
    reserve(2);
    buffer[size] = (byte) letters;
    buffer[size + 1] = (byte) (letters >>> 8);
    size += 2;
    return this;
  }

  /// A row of words of two letters each, as above, with one blank between them.
  public TextWriter pairs(short[] pairs, int count) {
    int next = 0;
    while (next < count) {
      int end = Math.min(count, next + PAIRS_AT_ONCE);
      reserve((end - next) * 3 + 1);
      // Counted here and not in the field, which would have to be written and read again for every
      // word. Of each word's four bytes the last is written over by the next.
      int at = size;
      for (; next < end; next++, at += 3) {
        fours.putInt(at, (pairs[next] & 0xffff) | ' ' << 16);
      }
      size = at;
    }
    if (count > 0) {
      size--; // the blank behind the last word
    }
    return this;
  }

  public TextWriter number(int value) {
    if (value < 0) {
      return ascii(Integer.toString(value));
    }
    if (value >= SHORT_NUMBERS.length) {
      return number(value / 10).letter((char) ('0' + value % 10));
    }
    reserve(Integer.BYTES);
    int digits = SHORT_NUMBERS[value];
    fours.putInt(size, digits);
    size += digits >>> 24;
    return this;
  }

  public TextWriter line() {
    return letter('\n');
  }

  /// Hands everything over. A failure to write comes as [UncheckedIOException].
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
