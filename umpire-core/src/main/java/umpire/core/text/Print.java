package umpire.core.text;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Plain text out, through one buffer and without garbage. Lines end with a line feed on every
/// machine.
public final class Print {

  private static final int ROOM = 1 << 16;

  private final OutputStream out;
  private final byte[] buffer = new byte[ROOM];
  private int size;

  public Print(OutputStream out) {
    this.out = out;
  }

  /// Text in ASCII, shorter than the buffer.
  @SuppressWarnings("deprecation") // the fast way to copy a string that is known to be ASCII
  public Print ascii(String text) {
    int length = text.length();
    reserve(length);
    text.getBytes(0, length, buffer, size);
    size += length;
    return this;
  }

  /// Text of any kind and length, as UTF-8.
  public Print text(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    for (int at = 0; at < bytes.length; ) {
      reserve(1);
      int part = Math.min(bytes.length - at, ROOM - size);
      System.arraycopy(bytes, at, buffer, size, part);
      size += part;
      at += part;
    }
    return this;
  }

  public Print letter(char ascii) {
    reserve(1);
    buffer[size++] = (byte) ascii;
    return this;
  }

  /// Two ASCII letters in one number, the first in the low byte.
  public Print pair(int letters) {
    reserve(2);
    buffer[size] = (byte) letters;
    buffer[size + 1] = (byte) (letters >>> 8);
    size += 2;
    return this;
  }

  public Print number(int value) {
    if (value < 0) {
      return ascii(Integer.toString(value));
    }
    if (value < 10) {
      return letter((char) ('0' + value));
    }
    if (value < 100) {
      return pair('0' + value / 10 | ('0' + value % 10) << Byte.SIZE);
    }
    reserve(10);
    int digits = 1;
    for (int rest = value; rest >= 10; rest /= 10) {
      digits++;
    }
    for (int i = size + digits - 1; i >= size; i--) {
      buffer[i] = (byte) ('0' + value % 10);
      value /= 10;
    }
    size += digits;
    return this;
  }

  public Print line() {
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
}
