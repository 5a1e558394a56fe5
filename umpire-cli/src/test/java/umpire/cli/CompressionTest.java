package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.command.Compression;
import umpire.command.Status;
import umpire.command.Streams;

/// Compressed files are read like their content: in pieces, slowly, damaged, and under any name.
final class CompressionTest {

  private static final byte[] RECORD = read("club.rec");

  @TempDir private Path folder;

  private static byte[] read(String example) {
    try {
      return Files.readAllBytes(Path.of(Command.example(example)));
    } catch (IOException failure) {
      throw new AssertionError(failure);
    }
  }

  private static byte[] unpacked(InputStream in) throws IOException {
    try (InputStream open =
        Streams.of(in, OutputStream.nullOutputStream(), System.err, false).open("-")) {
      return open.readAllBytes();
    }
  }

  /// Two compressed pieces, concatenated.
  private static byte[] inTwoPieces(Compression how) {
    var all = new ByteArrayOutputStream();
    int half = RECORD.length / 2;
    all.writeBytes(how.packed(Arrays.copyOf(RECORD, half)));
    all.writeBytes(how.packed(Arrays.copyOfRange(RECORD, half, RECORD.length)));
    return all.toByteArray();
  }

  /// A pipe whose writer pauses after every byte.
  private static InputStream slow(byte[] bytes) {
    return new FilterInputStream(new ByteArrayInputStream(bytes)) {
      @Override
      public int read(byte[] room, int offset, int length) throws IOException {
        return super.read(room, offset, Math.min(1, length));
      }

      @Override
      public int available() {
        return 0;
      }
    };
  }

  @ParameterizedTest
  @EnumSource
  void piecesAreReadAsOne(Compression how) throws Exception {
    byte[] packed = inTwoPieces(how);
    assertThat(packed).hasSizeLessThan(RECORD.length);
    assertThat(unpacked(new ByteArrayInputStream(packed))).isEqualTo(RECORD);
    assertThat(unpacked(slow(packed))).isEqualTo(RECORD);
  }

  @Test
  void whatIsNotPackedStaysAsItIs() throws Exception {
    for (String text : new String[] {"", "(", "(µ", "\u001f", "umpire 1\n"}) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      assertThat(unpacked(slow(bytes))).isEqualTo(bytes);
    }
  }

  @ParameterizedTest
  @EnumSource
  void callsReadPackedInput(Compression how) throws Exception {
    Path file = Files.write(folder.resolve("of any name"), how.packed(RECORD));
    Command.Result plain = Command.call("verify", Command.example("club.rec"));
    Command.Result packed = Command.call("verify", file.toString());
    assertThat(packed.out()).isEqualTo(plain.out().replace(Command.example("club.rec"), "" + file));
    assertThat(packed.status()).isEqualTo(plain.status());
    byte[] classic = how.packed(read("cribbage.in"));
    assertThat(
            Command.callWith(classic, false, "judge", "cribbage")
                .out()
                .getBytes(StandardCharsets.UTF_8))
        .isEqualTo(read("cribbage.out"));
  }

  @ParameterizedTest
  @EnumSource
  void aFileThatWasCutIsNoWholeFile(Compression how) throws Exception {
    byte[] packed = how.packed(RECORD);
    Path file = Files.write(folder.resolve("cut"), Arrays.copyOf(packed, packed.length - 9));
    Command.Result result = Command.call("verify", file.toString());
    assertThat(result.err()).contains("umpire: cannot read " + file);
    assertThat(result.status()).isEqualTo(Status.IO_FAILURE);
  }

  /// A damaged file is either read or reported as damaged, and nothing else happens.
  @ParameterizedTest
  @EnumSource
  void damageIsNoAccident(Compression how) throws Exception {
    byte[] packed = inTwoPieces(how);
    long seed = 20261117;
    var random = new SplittableRandom(seed);
    int refused = 0;
    for (int round = 0; round < 500; round++) {
      byte[] damaged = packed.clone();
      for (int i = random.nextInt(1, 4); i > 0; i--) {
        damaged[random.nextInt(4, damaged.length)] = (byte) random.nextInt();
      }
      try {
        unpacked(new ByteArrayInputStream(damaged));
      } catch (IOException told) {
        refused++;
        assertThat(told.getMessage()).as("seed %d, round %d", seed, round).isNotBlank();
      }
    }
    assertThat(refused).isPositive();
  }
}
