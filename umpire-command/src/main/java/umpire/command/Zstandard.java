package umpire.command;

import io.airlift.compress.zstd.ZstdCompressor;
import io.airlift.compress.zstd.ZstdInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/// The one place that knows the library for Zstandard; loaded when a file is packed so.
final class Zstandard {

  private Zstandard() {}

  static byte[] packed(byte[] piece) {
    var compressor = new ZstdCompressor();
    var room = new byte[compressor.maxCompressedLength(piece.length)];
    int length = compressor.compress(piece, 0, piece.length, room, 0, room.length);
    return Arrays.copyOf(room, length);
  }

  static InputStream opened(InputStream in) {
    return new CheckedStream(new ZstdInputStream(in));
  }

  /// What the library says of a damaged file, said as of any other file that cannot be read.
  private static final class CheckedStream extends FilterInputStream {

    CheckedStream(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      var one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      try {
        return super.read(bytes, offset, length);
      } catch (RuntimeException damage) {
        throw new IOException("the compressed file is damaged: " + damage.getMessage(), damage);
      }
    }
  }
}
