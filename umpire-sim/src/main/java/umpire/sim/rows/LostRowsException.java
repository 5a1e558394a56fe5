package umpire.sim.rows;

import java.io.IOException;

/// The rows that a checkpoint tells of are not where they were, or not what they were. The message
/// says all there is to say.
public final class LostRowsException extends IOException {

  private static final long serialVersionUID = 1L;

  public LostRowsException(String message) {
    super(message);
  }
}
