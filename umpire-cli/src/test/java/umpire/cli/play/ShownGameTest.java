package umpire.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.core.kernel.Ending;

class ShownGameTest {

  @Test
  void aGameWithoutEndIsSaid() {
    var err = new ByteArrayOutputStream();
    var streams =
        Streams.of(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            false);
    int status =
        new ShownGame(streams, false, false)
            .tell(new Ending.Unending(), 7, List.of("Anna"), List.of("random"));
    assertThat(status).isEqualTo(Status.UNFINISHED);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "umpire: the game with seed 7 did not end and was stopped: its record is"
                + " unfinished\n");
  }
}
