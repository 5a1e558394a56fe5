package umpire.sim.bot;

/// A bot cannot be used: its program cannot be started, or fails again and again. Not a ruling on a
/// game but the end of the run; the message says all there is to say.
public final class BotGivenUp extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BotGivenUp(String message) {
    super(message, null, false, false);
  }
}
