package umpire.sim.bot;

/// A bot cannot be used: its program cannot be started, or fails again and again. Not a ruling on a
/// game but the end of the run; the message says all there is to say.
public final class BotGivenUpException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BotGivenUpException(String message) {
    super(message, null, false, false);
  }
}
