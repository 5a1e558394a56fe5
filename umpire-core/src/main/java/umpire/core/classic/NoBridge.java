package umpire.core.classic;

import java.util.Optional;
import umpire.core.text.Print;

/// Refuses every record: its game has no published format to write it in, and none to read.
record NoBridge<E>() implements ClassicBridge<E> {

  private static final String REASON = "this game has no published text format";

  @Override
  public Arrivals<E> read(Words words, Reading reading) {
    throw new UnsupportedOperationException(REASON + ": ask Game.hasClassic() first");
  }

  @Override
  public String heading(int games) {
    return "";
  }

  @Override
  public Optional<String> write(Crossing<E> crossing, Print out) {
    return Optional.of(REASON);
  }
}
