package umpire.sim.run;

/// Set to stop a simulation early; what is known until then is kept.
public final class StopFlag {

  private volatile boolean up;

  public void set() {
    up = true;
  }

  public boolean isSet() {
    return up;
  }
}
