package umpire.options;

import picocli.CommandLine.Option;

/// Options on faults: which inputs are faults, and whether to continue after one.
public final class FaultOptions {

  @Option(
      names = "--strict",
      description =
          "Rejects what otherwise only causes a warning (tractor: a third copy of a card,"
              + " blank lines out of place).")
  private boolean strict;

  @Option(
      names = "--keep-going",
      description =
          "After a fault, continues with the next game if it can be found. The exit"
              + " status is still 65.")
  private boolean keepGoing;

  public boolean strict() {
    return strict;
  }

  public boolean keepGoing() {
    return keepGoing;
  }
}
