package umpire.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/// Creates files that only their owner can read: games in progress contain hidden cards. On file
/// systems without such permissions, as on Windows, the permissions of the folder apply.
public final class PrivateFile {

  private PrivateFile() {}

  /// Creates an empty file. An existing file keeps its contents and permissions.
  static void create(Path file) throws IOException {
    try {
      Files.createFile(file, permissions(file));
    } catch (FileAlreadyExistsException e) {
      // Its owner decides on its permissions.
    }
  }

  /// Writes a text file, replacing any existing one.
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
