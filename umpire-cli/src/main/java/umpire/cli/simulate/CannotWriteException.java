package umpire.cli.simulate;

import java.io.IOException;
import java.nio.file.Path;
import umpire.command.Failure;

/// A file cannot be written; the message names it.
public final class CannotWriteException extends IOException {

  private static final long serialVersionUID = 1L;

  CannotWriteException(Path path, IOException cause) {
    super("cannot write " + path + ": " + Failure.inWords(cause), cause);
  }
}
