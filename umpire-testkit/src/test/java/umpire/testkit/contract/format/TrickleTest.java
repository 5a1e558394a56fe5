package umpire.testkit.contract.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// A trickle delivers all bytes, a few at a time.
final class TrickleTest {

  @Test
  void allBytesComeInSmallPieces() throws IOException {
    byte[] text = "0123456789".repeat(100).getBytes(StandardCharsets.US_ASCII);
    var got = new ByteArrayOutputStream();
    var sizes = new TreeSet<Integer>();
    try (var trickle = new Trickle(text, 1)) {
      var piece = new byte[64];
      for (int size = trickle.read(piece, 0, 64); size >= 0; size = trickle.read(piece, 0, 64)) {
        sizes.add(size);
        got.write(piece, 0, size);
      }
    }
    assertThat(got.toByteArray()).isEqualTo(text);
    assertThat(sizes).containsExactly(1, 2, 3, 4, 5, 6, 7);
  }
}
