package umpire.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.core.text.TextPage;
import umpire.core.text.TextWriter;

/// The help of `umpire` itself: the commands with their descriptions, and the exit statuses.
///
/// The command-line parser would inspect every command for it, which takes longer than starting
/// Java. It prints only the help of single commands.
final class CommandList {

  private static final List<String> FIRST_STEPS =
      List.of(
          "umpire judge cribbage examples/cribbage.in",
          "umpire explain snooker examples/snooker.in",
          "umpire rules tractor",
          "umpire play cribbage --seed 7 > game.rec",
          "umpire verify game.rec",
          "umpire simulate maumau --profile classic --games 1M",
          "umpire generate maumau --cases 3 --seed 1 | umpire judge maumau",
          "umpire serve");

  /// The minimum width that the parser accepts.
  private static final int NARROWEST = 55;

  private static final int WIDEST = 80;

  /// The width of the column of names; the longest is that of an option.
  private static final int COLUMN = 15;

  private static final String BOLD = "\033[1m";
  private static final String PLAIN = "\033[0m";

  private final Streams streams;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final TextPage page;

  private CommandList(Streams streams) {
    this.streams = streams;
    page = new TextPage(new TextWriter(bytes), width(streams));
  }

  /// The width of help texts, including those of single commands.
  static int width(Streams streams) {
    return streams.width() == 0 ? WIDEST : Math.clamp(streams.width(), NARROWEST, WIDEST);
  }

  static String text(Streams streams) {
    return new CommandList(streams).text();
  }

  private String text() {
    page.line("Usage: umpire [-hV] COMMAND");
    page.line("The referee for table games: rulings and points, each with its rule.");
    entry("-h, --help", "Prints this help; after a command, the help of that command.");
    entry("-V, --version", "Prints the version.");
    heading("Commands");
    Commands.all(streams).forEach(entry -> entry(entry.name(), entry.about()));
    entry("help", "Prints the help of a command.");
    heading("Exit status");
    Status.inWords().forEach(this::entry);
    heading("Try");
    FIRST_STEPS.forEach(step -> page.line("  " + step));
    page.flush();
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private void heading(String words) {
    page.line();
    page.line(streams.colour() ? BOLD + words + PLAIN : words);
  }

  /// Adds a line in the two columns of the list.
  private void entry(String name, String meaning) {
    page.line("  " + name + " ".repeat(COLUMN - name.length()) + meaning);
  }
}
