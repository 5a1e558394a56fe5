package umpire.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.Version;
import umpire.options.CommandParser;
import umpire.sim.bot.BotFailedException;

/// Builds and runs the whole command line: every command, its options and its help.
final class CommandLineTree {

  /// A message of picocli about a value that is not among the choices.
  private static final Pattern CHOICE =
      Pattern.compile("(.*)expected one of \\[(.*)\\] \\(case-insensitive\\) but was (.*)");

  /// The start of picocli's message about a positional parameter, which need not be named.
  private static final Pattern POSITIONAL =
      Pattern.compile("Invalid value for positional parameter at index \\d+ \\([^)]*\\): ");

  /// The only section of the help of `umpire` itself.
  private static final String LIST = "calls";

  private CommandLineTree() {}

  static int run(String[] args, Streams streams) {
    CommandLine line = build(args, streams);
    Optional<UnmatchedArgumentException> unknown = CommandParser.unknownCall(args, line);
    if (unknown.isPresent()) {
      return complain(unknown.get(), streams);
    }
    var out = new StringWriter();
    var err = new StringWriter();
    line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    var failures = new ArrayList<Exception>();
    line.setExecutionExceptionHandler((failure, _, _) -> {
      failures.add(failure); // if thrown here, picocli would print its stack trace
      return Status.BUG;
    });
    int status = line.execute(args);
    if (!failures.isEmpty() && failures.getFirst() instanceof BotFailedException bot) {
      streams.complain(String.valueOf(bot.getMessage()));
      return Status.BAD_INPUT;
    }
    if (!failures.isEmpty()) {
      throw asUnchecked(failures.getFirst());
    }
    streams.out().text(out.toString()).flush();
    streams.err().print(err);
    return status;
  }

  private static RuntimeException asUnchecked(Exception failure) {
    return failure instanceof RuntimeException unchecked
        ? unchecked
        : new IllegalStateException(failure);
  }

  /// The command line with all commands.
  static CommandLine build(Streams streams) {
    return build(new String[0], streams);
  }

  /// The command line for these arguments. The parser inspects every class it is given, which takes
  /// longer than most commands do; so it is given only the named command, and all commands if there
  /// is no such command.
  private static CommandLine build(String[] args, Streams streams) {
    List<Commands.Entry> calls = Commands.all(streams);
    List<Commands.Entry> called =
        calls.stream().filter(entry -> args.length > 0 && entry.name().equals(args[0])).toList();
    var line = new CommandLine(new Root());
    for (Commands.Entry entry : called.isEmpty() ? calls : called) {
      line.addSubcommand(entry.name(), entry.made().get());
    }
    return configured(line, streams);
  }

  private static CommandLine configured(CommandLine line, Streams streams) {
    if (line.getSubcommands().size() > 1) {
      line.addSubcommand(new CommandLine.HelpCommand());
    }
    CommandParser.configured(line);
    line.setUsageHelpWidth(CommandList.width(streams));
    line.setColorScheme(CommandLine.Help.defaultColorScheme(ansi(streams)));
    line.setParameterExceptionHandler((wrong, _) -> complain(wrong, streams));
    line.setExecutionExceptionHandler((failure, _, _) -> {
      throw failure;
    });
    statusInHelp(line);
    UsageMessageSpec help = line.getCommandSpec().usageMessage();
    help.sectionMap().put(LIST, _ -> CommandList.text(streams));
    help.sectionKeys(List.of(LIST));
    return line;
  }

  /// Prints what is wrong with the command line, and how to see the full help.
  private static int complain(ParameterException wrong, Streams streams) {
    CommandLine call = wrong.getCommandLine();
    streams.complain(inPlainWords(wrong));
    var suggestions = new StringWriter();
    UnmatchedArgumentException.printSuggestions(wrong, new PrintWriter(suggestions));
    streams.err().print(suggestions);
    streams.err().println("Try: " + call.getCommandSpec().qualifiedName() + " --help");
    return Status.WRONG_USE;
  }

  /// The message without Java's names for numbers and its notation for choices.
  private static String inPlainWords(ParameterException wrong) {
    if (wrong instanceof UnmatchedArgumentException unmatched
        && wrong.getCommandLine().getParent() == null) {
      return CommandParser.inWords(unmatched);
    }
    String message =
        POSITIONAL
            .matcher(String.valueOf(wrong.getMessage()))
            .replaceFirst("")
            .replace("' is not a long", "' is not a whole number, or too large")
            .replace("' is not an int", "' is not a whole number, or too large");
    Matcher choice = CHOICE.matcher(message);
    return choice.matches()
        ? choice.group(1)
            + "expected one of "
            + choice.group(2).toLowerCase(Locale.ROOT)
            + ", found "
            + choice.group(3)
        : message;
  }

  /// Adds the exit statuses to the help of a command and of its subcommands.
  private static void statusInHelp(CommandLine call) {
    call.getCommandSpec().usageMessage().exitCodeListHeading("%nExit status%n");
    call.getCommandSpec().usageMessage().exitCodeList(Status.inWords());
    call.getSubcommands().values().forEach(CommandLineTree::statusInHelp);
  }

  private static CommandLine.Help.Ansi ansi(Streams streams) {
    return streams.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF;
  }

  /// The output of `--version`.
  static final class VersionLine implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {Version.line()};
    }
  }

  @Command(
      name = "umpire",
      addMethodSubcommands = false,
      mixinStandardHelpOptions = true,
      versionProvider = VersionLine.class)
  private static final class Root implements Callable<Integer> {
    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
      throw new ParameterException(spec.commandLine(), "expected a command");
    }
  }
}
