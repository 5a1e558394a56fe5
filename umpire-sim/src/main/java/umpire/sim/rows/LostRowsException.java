package umpire.sim.rows;

import java.io.IOException;

/// Thrown if the rows before a checkpoint are missing or were changed. The message is complete, for
/// the person who resumes.
public final class LostRowsException extends IOException {

  private static final long serialVersionUID = 1L;

  public LostRowsException(String message) {
    super(message);
  }
}
