package umpire.cli;

import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import umpire.command.Status;
import umpire.command.Streams;

/// Writes the manual page, in the language of `man`: the help of all commands on one page.
final class ManPage {

  private final StringBuilder page = new StringBuilder();
  private final Streams streams;

  private ManPage(Streams streams) {
    this.streams = streams;
  }

  static String of(Streams streams) {
    return new ManPage(streams).written();
  }

  private String written() {
    // No version: classes that are not in a jar do not have one.
    page.append(".TH UMPIRE 1 \"\" \"umpire\"\n");
    heading("NAME");
    text("umpire \\- the referee for table games");
    heading("SYNOPSIS");
    text("\\fBumpire\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR ...] [\\fIFILE\\fR ...]");
    heading("DESCRIPTION");
    text(
        escaped(
            "Rules on recorded games of Mau-Mau, snooker, cribbage and Tractor: rulings and points,"
                + " each with its rule. Plays games, simulates millions of them, and serves live"
                + " tables. 'umpire COMMAND --help' prints more of each command."));
    heading("COMMANDS");
    Map<String, CommandLine> commands = CommandLineTree.build(streams).getSubcommands();
    Commands.all(streams)
        .forEach(entry -> command(entry, commands.get(entry.name()).getCommandSpec()));
    heading("EXIT STATUS");
    Status.inWords().forEach((status, meaning) -> entry(escaped(status), meaning));
    heading("ENVIRONMENT");
    entry("UMPIRE_JAVA_OPTS", "Further options for Java.");
    entry("NO_COLOR", "No colours, even on a terminal.");
    heading("SEE ALSO");
    text("README.md and the folder docs, which come with the program.");
    return page.toString();
  }

  private void command(Commands.Entry entry, CommandSpec spec) {
    page.append(".SS ").append(escaped(entry.name())).append('\n');
    text(escaped(entry.about()));
    spec.options().stream().filter(option -> !option.hidden()).forEach(this::option);
  }

  private void option(OptionSpec option) {
    String label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
    String names = String.join(", ", option.names()) + label;
    entry(escaped(names), String.join(" ", option.description()));
  }

  private void heading(String words) {
    page.append(".SH ").append(words).append('\n');
  }

  private void entry(String name, String meaning) {
    page.append(".TP\n\\fB").append(name).append("\\fR\n");
    text(escaped(meaning));
  }

  /// A line of text. One that begins with a dot would be a command to the formatter.
  private void text(String words) {
    page.append(words.startsWith(".") || words.startsWith("'") ? "\\&" : "");
    page.append(words).append('\n');
  }

  private static String escaped(String words) {
    return words.replace("\\", "\\e").replace("-", "\\-").replace("%n", " ").replace("%%", "%");
  }
}
