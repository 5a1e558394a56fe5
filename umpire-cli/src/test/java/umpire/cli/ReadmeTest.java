package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Executes the README: in a block of code, each line `$ ./umpire …` is followed by what that
/// command prints, to standard output and then to standard error. A line `…` matches any lines. A
/// line `$ cat FILE` is followed by the file.
class ReadmeTest {

  /// Matches a word of a shell, quoted or not.
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");

  private record Session(int line, String call, List<String> shown) {}

  @TestFactory
  Stream<DynamicTest> everyCallPrintsWhatIsShown() throws IOException {
    return sessions().stream()
        .map(s -> DynamicTest.dynamicTest("line " + s.line() + ": " + s.call(), () -> check(s)));
  }

  @Test
  void thereAreCallsToCheck() throws IOException {
    assertThat(sessions()).hasSizeGreaterThan(6);
  }

  @Test
  void theTwoCommandsStandInTheFirstScreen() throws IOException {
    List<String> screen = Files.readAllLines(Command.ROOT.resolve("README.md")).subList(0, 60);
    assertThat(String.join("\n", screen))
        .contains("./umpire judge maumau examples/maumau.in", "mvn -T2 verify");
  }

  private static List<Session> sessions() throws IOException {
    var sessions = new ArrayList<Session>();
    boolean code = false;
    boolean asked = false;
    List<String> lines = Files.readAllLines(Command.ROOT.resolve("README.md"));
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith("```")) {
        code = !code;
        asked = false;
      } else if (code && (line.startsWith("$ ./umpire ") || line.startsWith("$ cat "))) {
        sessions.add(new Session(i + 1, line.substring(2), new ArrayList<>()));
        asked = true;
      } else if (asked && !line.startsWith("$ ")) {
        sessions.getLast().shown().add(line);
      }
    }
    return sessions;
  }

  private static void check(Session session) throws IOException {
    if (session.call().startsWith("cat ")) {
      String file = session.call().substring("cat ".length());
      matches(session.shown(), Files.readAllLines(Command.ROOT.resolve(file)));
      return;
    }
    byte[] piped = new byte[0];
    var messages = new StringBuilder();
    for (String part : session.call().split(" \\| ")) {
      Command.Result result = Command.callWith(piped, false, arguments(part));
      piped = result.out().getBytes(StandardCharsets.UTF_8);
      messages.append(result.err());
    }
    String printed =
        (new String(piped, StandardCharsets.UTF_8) + messages).replace(Command.ROOT + "/", "");
    matches(session.shown(), printed.lines().toList());
  }

  private static String[] arguments(String part) {
    var args = new ArrayList<String>();
    for (Matcher word = WORD.matcher(part); word.find(); ) {
      String text = word.group(1) == null ? word.group() : word.group(1);
      args.add(text.startsWith("examples/") ? Command.ROOT.resolve(text).toString() : text);
    }
    assertThat(args.removeFirst()).isEqualTo("./umpire");
    return args.toArray(String[]::new);
  }

  private static void matches(List<String> shown, List<String> printed) {
    int at = 0;
    for (int i = 0; i < shown.size(); i++) {
      if (shown.get(i).equals("…")) {
        String next = i + 1 < shown.size() ? shown.get(i + 1) : null;
        at = next == null ? printed.size() : printed.subList(at, printed.size()).indexOf(next) + at;
      } else {
        assertThat(at).as("more lines are shown than printed").isLessThan(printed.size());
        assertThat(printed.get(at)).isEqualTo(shown.get(i));
        at++;
      }
    }
    assertThat(at).as("lines printed but not shown").isEqualTo(printed.size());
  }
}
