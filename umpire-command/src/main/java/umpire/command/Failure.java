package umpire.command;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Plain messages about failures of files and memory.
public final class Failure {

  private Failure() {}

  public static String inWords(IOException failure) {
    String what = String.valueOf(failure.getMessage());
    return switch (failure) {
      case NoSuchFileException _ -> what + ": there is no such file or folder";
      case AccessDeniedException _ -> what + ": permission denied";
      case FileSystemException other when other.getReason() == null -> what + ": it cannot be used";
      default -> what;
    };
  }

  /// The message about too little memory, with the option that allows more.
  public static String outOfMemory() {
    long megabytes = Runtime.getRuntime().maxMemory() >> 20;
    return "out of memory: Java may use %d MB; UMPIRE_JAVA_OPTS=-Xmx%dm allows twice as much"
        .formatted(megabytes, 2 * megabytes);
  }

  /// The reason why a file cannot be written, as far as it can be known beforehand; empty if there
  /// is none.
  public static String writing(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || Files.isDirectory(file)) {
      return "cannot write " + file + ": it is a folder";
    }
    if (!Files.isDirectory(folder)) {
      return "cannot write " + file + ": there is no folder " + folder;
    }
    boolean writable = Files.exists(file) ? Files.isWritable(file) : Files.isWritable(folder);
    return writable ? "" : "cannot write " + file + ": permission denied";
  }
}
