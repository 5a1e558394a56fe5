package umpire.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import umpire.live.log.LogException;

/// One server's exclusive claim to a file of tables. Two servers on one file would each miss the
/// other's moves, and a file must not be replaced while a server uses it.
///
/// It is a lock of the operating system on a file beside the tables, so it ends with its owner,
/// even after a crash.
record Claim(FileChannel channel) implements AutoCloseable {

  static Claim of(Path file) throws LogException.BrokenException {
    Path beside = file.resolveSibling(file.getFileName() + ".lock");
    FileChannel channel;
    try {
      Files.createDirectories(beside.toAbsolutePath().getParent());
      channel = FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new LogException.BrokenException("cannot open " + file + ": " + e, e);
    }
    var claim = new Claim(channel);
    try {
      if (claim.lock() != null) {
        return claim;
      }
    } catch (IOException | OverlappingFileLockException e) {
      // This process holds the lock already, so it is taken.
    }
    claim.close();
    throw new LogException.BrokenException(
        "another server has " + file + " open: stop it first, or name another file",
        new IllegalStateException("locked"));
  }

  private @Nullable FileLock lock() throws IOException {
    return channel.tryLock();
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // The lock ends with the process at the latest.
    }
  }
}
