package umpire.sim.bot;

/// Thrown if a bot cannot be used: its program cannot be started, fails again and again, or uses
/// another version of the protocol. It ends the run and is not a ruling on a game. The message is
/// complete, for the person who started the run.
public final class BotFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  BotFailedException(String message) {
    super(message, null, false, false);
  }
}
