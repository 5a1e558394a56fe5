package umpire.command.verify;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// Listens to the progress of verifying.
public interface ProgressListener {

  /// A listener that ignores the progress.
  ProgressListener NONE = new ProgressListener() {};

  /// Called when a game was verified.
  ///
  /// @param games the number of games so far, in all files
  /// @param bytes the number of bytes read so far, in all files, before decompression; somewhat
  ///   more than those games have
  default void sees(long games, long bytes) {}

  /// Called before a message about a game or a file is printed.
  default void isToldSomething() {}

  /// Counts the bytes that are read.
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
