package umpire.sim.run;

/// A flag that stops a simulation early; the results so far are kept. For many threads.
public final class StopFlag {

  private volatile boolean stopped;

  public void set() {
    stopped = true;
  }

  public boolean isSet() {
    return stopped;
  }
}
