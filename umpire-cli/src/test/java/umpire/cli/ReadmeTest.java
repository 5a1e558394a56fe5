package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Runs the sessions of the README and of the pages in `docs/`. In a block of code, a line `$
/// ./umpire …` is followed by what that command prints, to standard output and then to standard
/// error; a line `$ cat FILE` by the file. What may be left out: [Excerpt]. With
/// `-Dgolden.update=true` the pages are rewritten to show what is printed now.
class ReadmeTest {

  /// A word of a shell, in quotes or without.
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|\\S+");

  /// @param line the number of the line with the command, from 0
  private record Session(Path page, int line, String call, List<String> shown) {}

  @TestFactory
  Stream<DynamicTest> everySessionIsTrue() throws IOException {
    var tests = new ArrayList<DynamicTest>();
    for (Path page : pages()) {
      // From the last one to the first, so that an update moves no line that is still needed.
      for (Session session : sessions(page).reversed()) {
        String name = Command.ROOT.relativize(page) + ":" + (session.line() + 1);
        tests.add(DynamicTest.dynamicTest(name + ": " + session.call(), () -> check(session)));
      }
    }
    return tests.stream();
  }

  @Test
  void bothPagesOfTheCommandLineHaveSessions() throws IOException {
    assertThat(sessions(Command.ROOT.resolve("README.md"))).hasSizeGreaterThan(6);
    assertThat(sessions(Command.ROOT.resolve("docs/commands.md"))).hasSizeGreaterThan(10);
  }

  @Test
  void theFirstScreenShowsHowToRunAndTest() throws IOException {
    List<String> screen = Files.readAllLines(Command.ROOT.resolve("README.md")).subList(0, 60);
    assertThat(String.join("\n", screen))
        .contains("./umpire judge maumau examples/maumau.in", "mvn -T2 verify");
  }

  @Test
  void theReadmeIsShort() throws IOException {
    assertThat(Files.readAllLines(Command.ROOT.resolve("README.md"))).hasSizeLessThanOrEqualTo(230);
  }

  private static List<Path> pages() throws IOException {
    var pages = new ArrayList<Path>();
    pages.add(Command.ROOT.resolve("README.md"));
    try (Stream<Path> files = Files.list(Command.ROOT.resolve("docs"))) {
      files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages;
  }

  private static List<Session> sessions(Path page) throws IOException {
    var sessions = new ArrayList<Session>();
    boolean code = false;
    boolean asked = false;
    List<String> lines = Files.readAllLines(page);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith("```")) {
        code = !code;
        asked = false;
      } else if (code && (line.startsWith("$ ./umpire ") || line.startsWith("$ cat "))) {
        sessions.add(new Session(page, i, line.substring(2), new ArrayList<>()));
        asked = true;
      } else if (line.startsWith("$ ")) {
        asked = false;
      } else if (asked) {
        sessions.getLast().shown().add(line);
      }
    }
    return sessions;
  }

  private static void check(Session session) throws IOException {
    List<String> printed = printed(session.call());
    List<String> expected = new Excerpt(session.shown()).of(printed);
    if (Boolean.getBoolean("golden.update")) {
      List<String> page = Files.readAllLines(session.page());
      int first = session.line() + 1;
      page.subList(first, first + session.shown().size()).clear();
      page.addAll(first, expected);
      Files.write(session.page(), page);
    } else {
      assertThat(session.shown()).isEqualTo(expected);
    }
  }

  private static List<String> printed(String call) throws IOException {
    if (call.startsWith("cat ")) {
      return Files.readAllLines(Command.ROOT.resolve(call.substring("cat ".length())));
    }
    byte[] piped = new byte[0];
    var messages = new StringBuilder();
    for (String part : call.split(" \\| ")) {
      String[] command = part.split(" < ");
      if (command.length == 2) {
        piped = Files.readAllBytes(Command.ROOT.resolve(command[1]));
      }
      Command.Result result = Command.callWith(piped, false, arguments(command[0]));
      piped = result.out().getBytes(StandardCharsets.UTF_8);
      messages.append(result.err());
    }
    return (new String(piped, StandardCharsets.UTF_8) + messages)
        .replace(Command.ROOT + "/", "")
        .lines()
        .toList();
  }

  private static String[] arguments(String command) {
    var args = new ArrayList<String>();
    for (Matcher word = WORD.matcher(command); word.find(); ) {
      String quoted = word.group(1) == null ? word.group(2) : word.group(1);
      String text = quoted == null ? word.group() : quoted;
      args.add(text.startsWith("examples/") ? Command.ROOT.resolve(text).toString() : text);
    }
    assertThat(args.removeFirst()).isEqualTo("./umpire");
    return args.toArray(String[]::new);
  }
}
