package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import umpire.command.Streams;

/// `docs/umpire.1` is the manual page of today's commands. With `-Dgolden.update=true` it is
/// regenerated.
final class ManPageTest {

  private static final Path FILE = Command.ROOT.resolve("docs/umpire.1");

  private final Streams streams =
      Streams.of(
          InputStream.nullInputStream(),
          new ByteArrayOutputStream(),
          new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8),
          false);

  @Test
  void isCurrent() throws IOException {
    String page = ManPage.of(streams);
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(FILE, page);
    }
    assertThat(FILE).content().isEqualTo(page);
  }

  @Test
  void namesEveryCommandAndItsOptions() {
    assertThat(ManPage.of(streams))
        .contains(".SS judge\n", ".SS serve\n", "\\fB\\-\\-keep\\-going\\fR", "EXIT STATUS");
  }
}
