package umpire.command.verify;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// Receives how far verifying has come, while it goes on.
public interface ProgressListener {

  /// Nobody looks.
  ProgressListener NONE = new ProgressListener() {};

  /// A game was ruled on.
  ///
  /// @param games of all files so far
  /// @param bytes of all files so far, as they lie there; somewhat more than those games have
  default void sees(long games, long bytes) {}

  /// Something is about to be said about a game or a file.
  default void isToldSomething() {}

  /// Counts what is read.
  final class Bytes {

    private long read;

    long read() {
      return read;
    }

    InputStream counting(InputStream in) {
      return new FilterInputStream(in) {
        @Override
        public int read() throws IOException {
          int next = super.read();
          read += next < 0 ? 0 : 1;
          return next;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
          int count = super.read(bytes, offset, length);
          read += Math.max(0, count);
          return count;
        }
      };
    }
  }
}
