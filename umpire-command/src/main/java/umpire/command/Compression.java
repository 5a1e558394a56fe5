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

/// Compression formats of files. For output the name's extension selects one; input is recognized
/// by its first bytes, whatever its name, on standard input as well.
public enum Compression {
  GZIP(".gz", 0x1f, 0x8b) {
    @Override
    public byte[] packed(byte[] piece) {
      var bytes = new ByteArrayOutputStream();
      try (var gzip = new GZIPOutputStream(bytes)) {
        gzip.write(piece);
      } catch (IOException never) {
        throw new UncheckedIOException(never); // writes only to memory
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

  /// Compresses a piece. Compressed pieces can be concatenated, and decompress as one file.
  public abstract byte[] packed(byte[] piece);

  /// A stream that decompresses the rest of an input.
  abstract InputStream opened(InputStream in) throws IOException;

  /// The extension of such files, with the dot.
  public String ending() {
    return ending;
  }

  /// Whether a file name has this extension.
  public boolean isNamedBy(String file) {
    return file.toLowerCase(Locale.ROOT).endsWith(ending);
  }

  /// Decompresses an input if it is compressed. Reads one byte to detect that, and more only if the
  /// byte matches a header: an input that is not compressed is never waited for.
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

  /// A stream whose [#available] is positive unless it has ended. Java's gzip reader otherwise
  /// takes a pause between two concatenated pieces for the end.
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
