package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The container file follows the usual rules for image builders; a builder, where there is one,
/// may find more.
final class ContainerfileTest {

  private static final Set<String> KNOWN =
      Set.of("FROM", "RUN", "COPY", "WORKDIR", "USER", "VOLUME", "EXPOSE", "ENTRYPOINT", "CMD");

  private static String text() throws IOException {
    return Files.readString(Command.ROOT.resolve("examples/serve/Containerfile"));
  }

  /// The faults of a container file.
  private static List<String> faults(String text) {
    var faults = new ArrayList<String>();
    String user = "root";
    for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
      String[] words = line.split(" ", 2);
      String rest = words.length > 1 ? words[1] : "";
      user = words[0].equals("FROM") ? "root" : words[0].equals("USER") ? rest : user;
      if (!line.startsWith("#") && !fault(words[0], rest).isEmpty()) {
        faults.add(fault(words[0], rest));
      }
    }
    if (user.equals("root")) {
      faults.add("it runs as root");
    }
    return faults;
  }

  private static String fault(String instruction, String rest) {
    if (!KNOWN.contains(instruction)) {
      return instruction + " is not an instruction";
    }
    return switch (instruction) {
      case "FROM" -> rest.matches("\\S+:(?!latest)\\S+( AS \\w+)?") ? "" : "no fixed version";
      case "RUN" -> installsQuietly(rest) ? "" : "apt-get must not ask, nor recommend";
      case "WORKDIR", "VOLUME" -> rest.startsWith("/") ? "" : "no absolute path";
      case "ENTRYPOINT", "CMD" -> isList(rest) ? "" : "a shell would stand in the way of signals";
      default -> "";
    };
  }

  private static boolean installsQuietly(String command) {
    return !command.contains("apt-get install")
        || (command.contains(" -y ")
            && command.contains("--no-install-recommends")
            && command.contains("apt-get update &&"));
  }

  private static boolean isList(String words) {
    try {
      return JsonParser.parseString(words).isJsonArray();
    } catch (JsonSyntaxException _) {
      return false;
    }
  }

  @Test
  void nothingIsWrongWithIt() throws IOException {
    assertThat(faults(text())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "debian:13-slim | debian | fixed version",
        "debian:13-slim | debian:latest | fixed version",
        "apt-get update && | | must not ask",
        "--no-install-recommends | --quiet | must not ask",
        "USER umpire | | runs as root",
        "[\"/opt/umpire/umpire\"] | /opt/umpire/umpire | in the way of signals",
        "VOLUME /data | VOLUME data | absolute path",
        "EXPOSE | EXPORT | is not an instruction"
      })
  void aFlawIsFound(String right, @Nullable String wrong, String said) throws IOException {
    String flawed = text().replace(right, wrong == null ? "" : wrong);
    assertThat(flawed).isNotEqualTo(text());
    assertThat(String.join("; ", faults(flawed)).toLowerCase(Locale.ROOT)).contains(said);
  }
}
