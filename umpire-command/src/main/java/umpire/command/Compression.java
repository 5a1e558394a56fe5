package umpire.command;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/// How files are packed. Whoever writes one says it by the ending of its name; in one that is read
/// it shows in the first bytes, whatever the name is, and on standard input too.
public enum Compression {
  GZIP(".gz", 0x1f, 0x8b) {
    @Override
    public byte[] packed(byte[] piece) {
      var bytes = new ByteArrayOutputStream();
      try (var gzip = new GZIPOutputStream(bytes)) {
        gzip.write(piece);
      } catch (IOException never) {
        throw new UncheckedIOException(never); // nothing is written but memory
      }
      return bytes.toByteArray();
    }

    @Override
    InputStream opened(InputStream in) throws IOException {
      return new GZIPInputStream(new AvailabilityStream(in), BUFFER);
    }
  },

  ZSTD(".zst", 0x28, 0xb5, 0x2f, 0xfd) {
    @Override
    public byte[] packed(byte[] piece) {
      return Zstandard.packed(piece);
    }

    @Override
    InputStream opened(InputStream in) {
      return Zstandard.opened(in);
    }
  };

  private static final int BUFFER = 1 << 16;

  private final String ending;
  private final byte[] start;

  Compression(String ending, int... start) {
    this.ending = ending;
    this.start = new byte[start.length];
    for (int i = 0; i < start.length; i++) {
      this.start[i] = (byte) start[i];
    }
  }

  /// A piece in its packed form. Pieces that are packed and put together are unpacked as one.
  public abstract byte[] packed(byte[] piece);

  /// What is read from here on, unpacked.
  abstract InputStream opened(InputStream in) throws IOException;

  /// What names of such files end in, with the dot.
  public String ending() {
    return ending;
  }

  /// Whether a name says that its file is packed so.
  public boolean isNamedBy(String file) {
    return file.toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /// What stands in an input, unpacked if it is packed. It waits for one byte, which no input that
  /// is not packed has to wait for in vain.
  static InputStream unpacked(InputStream in) throws IOException {
    int first = in.read();
    if (first < 0) {
      return in;
    }
    var again = new PushbackInputStream(in, 8);
    again.unread(first);
    for (Compression each : values()) {
      if (each.start[0] == (byte) first && each.begins(again)) {
        return each.opened(again);
      }
    }
    return again;
  }

  private boolean begins(PushbackInputStream in) throws IOException {
    byte[] found = in.readNBytes(start.length);
    in.unread(found);
    return Arrays.equals(found, start);
  }

  /// A stream that knows whether there is more. Java takes a pause for the end, between two of the
  /// pieces that a file may be made of, if the stream does not.
  private static final class AvailabilityStream extends PushbackInputStream {

    AvailabilityStream(InputStream in) {
      super(in, 1);
    }

    @Override
    public int available() throws IOException {
      int next = read();
      if (next < 0) {
        return 0;
      }
      unread(next);
      return Math.max(1, super.available());
    }
  }
}
