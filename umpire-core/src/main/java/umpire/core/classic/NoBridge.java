package umpire.core.classic;

import java.util.Optional;
import umpire.core.text.TextWriter;

/// The bridge of a game without a published format. It writes no record and reads none.
record NoBridge() implements ClassicBridge {

  private static final String REASON = "this game has no published text format";

  @Override
  public ConvertedGames read(WordReader words, ReadOptions options) {
    throw new UnsupportedOperationException(REASON + ": ask Game.hasClassic() first");
  }

  @Override
  public Optional<String> write(ConvertedGame converted, TextWriter out) {
    return Optional.of(REASON);
  }
}
