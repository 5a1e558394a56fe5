package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.core.Game;
import umpire.core.MoveCodec;

/// A move and its code are two spellings of the same thing.
@Contract
final class CodecContract {

  @Test
  <M> void everyCodeIsOneMove(Game<M> game) {
    game.codec().ifPresent(codec -> isOneMove(game, codec));
  }

  private static <M> void isOneMove(Game<M> game, MoveCodec<M> codec) {
    assertThat(codec.codes()).as("codes of %s", game.id()).isPositive();
    Map<M, Integer> codes = new HashMap<>();
    for (int code = 0; code < codec.codes(); code++) {
      M move = codec.decode(code);
      assertThat(codec.encode(move)).as("code of %s", move).isEqualTo(code);
      assertThat(codec.decode(code)).as("the move with code %d, again", code).isEqualTo(move);
      assertThat(codes.put(move, code)).as("another code of %s", move).isNull();
    }
  }
}
