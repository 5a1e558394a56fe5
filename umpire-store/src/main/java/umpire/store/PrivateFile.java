package umpire.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/// Creates files that only their owner reads: running games have cards in them that nobody may see.
/// Where the file system knows no such permissions, as on Windows, the folder's rules hold.
public final class PrivateFile {

  private PrivateFile() {}

  /// Creates an empty file. One that is there keeps its contents and its permissions.
  static void create(Path file) throws IOException {
    try {
      Files.createFile(file, permissions(file));
    } catch (FileAlreadyExistsException e) {
      // Its owner decided who reads it.
    }
  }

  /// Writes a text, in place of the file that was there before.
  public static void write(Path file, String text) throws IOException {
    Files.deleteIfExists(file);
    create(file);
    Files.writeString(file, text, StandardCharsets.UTF_8);
  }

  private static FileAttribute<?>[] permissions(Path file) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }
}
