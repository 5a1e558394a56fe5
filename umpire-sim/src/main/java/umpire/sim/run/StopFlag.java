package umpire.sim.run;

/// Raised by whoever wants a simulation to stop; what is known until then is kept.
public final class StopFlag {

  private volatile boolean up;

  public void set() {
    up = true;
  }

  public boolean isSet() {
    return up;
  }
}
