package umpire.command;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// What went wrong with a file, in plain words.
public final class Failure {

  private Failure() {}

  public static String inWords(IOException failure) {
    String what = String.valueOf(failure.getMessage());
    return switch (failure) {
      case NoSuchFileException _ -> what + ": there is no such file or folder";
      case AccessDeniedException _ -> what + ": that is not allowed";
      case FileSystemException other when other.getReason() == null -> what + ": it cannot be used";
      default -> what;
    };
  }

  /// There was not enough memory: nobody's fault, and easily mended.
  public static String outOfMemory() {
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    return "out of memory: Java may use %d MB here; UMPIRE_JAVA_OPTS=-Xmx%dm gives it twice as much"
        .formatted(megabytes, 2 * megabytes);
  }

  /// What keeps a file from being written, as far as can be seen before; empty if nothing does.
  public static String writing(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || Files.isDirectory(file)) {
      return "cannot write " + file + ": it is a folder";
    }
    if (!Files.isDirectory(folder)) {
      return "cannot write " + file + ": there is no folder " + folder;
    }
    boolean writable = Files.exists(file) ? Files.isWritable(file) : Files.isWritable(folder);
    return writable ? "" : "cannot write " + file + ": that is not allowed";
  }
}
