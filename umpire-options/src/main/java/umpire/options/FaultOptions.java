package umpire.options;

import picocli.CommandLine.Option;

/// What counts as a fault, and what is done after one.
public final class FaultOptions {

  @Option(
      names = "--strict",
      description =
          "Refuse what the classic format only frowns at (tractor: a third copy of a card,"
              + " blank lines out of place).")
  private boolean strict;

  @Option(
      names = "--keep-going",
      description =
          "After a fault, go on with the next game if it can be found."
              + " The exit status is still 65.")
  private boolean keepGoing;

  public boolean strict() {
    return strict;
  }

  public boolean keepGoing() {
    return keepGoing;
  }
}
