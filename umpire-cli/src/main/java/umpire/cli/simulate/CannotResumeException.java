package umpire.cli.simulate;

import java.io.IOException;
import java.nio.file.Path;

/// A run cannot be resumed; the message says why.
public final class CannotResumeException extends IOException {

  private static final long serialVersionUID = 1L;

  CannotResumeException(Path file, String why) {
    super("cannot resume from " + file + ": " + why);
  }
}
