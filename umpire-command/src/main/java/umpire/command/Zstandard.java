package umpire.command;

import io.airlift.compress.zstd.ZstdCompressor;
import io.airlift.compress.zstd.ZstdInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/// The only class that uses the Zstandard library; loaded when a file is compressed in that format.
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

  /// Turns the library's exception about a damaged file into an [IOException] with a plain message.
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
