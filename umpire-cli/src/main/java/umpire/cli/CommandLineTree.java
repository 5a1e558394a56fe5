package umpire.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import umpire.cli.answer.AnswerCall;
import umpire.cli.ask.AskCall;
import umpire.cli.compare.CompareCall;
import umpire.cli.convert.ConvertCall;
import umpire.cli.count.CountCall;
import umpire.cli.events.EventsCall;
import umpire.cli.explain.ExplainCall;
import umpire.cli.generate.GenerateCall;
import umpire.cli.judge.JudgeCall;
import umpire.cli.play.PlayCall;
import umpire.cli.profiles.ProfilesCall;
import umpire.cli.review.ReviewCall;
import umpire.cli.rules.RulesCall;
import umpire.cli.simulate.SimulateCall;
import umpire.cli.strategies.StrategiesCall;
import umpire.cli.verify.VerifyCall;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.command.Version;
import umpire.command.options.CallParser;
import umpire.command.options.FurtherCalls;
import umpire.sim.bot.BotGivenUp;

/// The whole command line: every call, its options and its help.
final class CommandLineTree {

  /// A message of picocli's, as it is written.
  private static final Pattern CHOICE =
      Pattern.compile("(.*)expected one of \\[(.*)\\] \\(case-insensitive\\) but was (.*)");

  /// What picocli says before what is wrong with a word that is no option: which one it is shows.
  private static final Pattern POSITIONAL =
      Pattern.compile("Invalid value for positional parameter at index \\d+ \\([^)]*\\): ");

  /// The least that the parser can do with, and what it takes where there is no terminal.
  private static final int NARROWEST_HELP = 55;

  private static final int WIDEST_HELP = 80;

  private CommandLineTree() {}

  static int run(String[] args, Streams streams) {
    CommandLine line = isForTheList(args) ? list(streams) : build(args, streams);
    Optional<UnmatchedArgumentException> unknown = CallParser.unknownCall(args, line);
    if (unknown.isPresent()) {
      return complain(unknown.get(), streams);
    }
    var out = new StringWriter();
    var err = new StringWriter();
    line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    var failures = new ArrayList<Exception>();
    line.setExecutionExceptionHandler((failure, _, _) -> {
      failures.add(failure); // thrown from here, picocli would print its stack trace
      return Status.BUG;
    });
    int status = line.execute(args);
    if (!failures.isEmpty() && failures.getFirst() instanceof BotGivenUp bot) {
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

  /// Everything there is.
  static CommandLine build(Streams streams) {
    return build(new String[0], streams);
  }

  /// What a call needs. The parser looks into every class it is given, which takes longer than most
  /// calls do: so it is given the one that is called, and all of them only where that is none.
  private static CommandLine build(String[] args, Streams streams) {
    Map<String, Supplier<Object>> calls = calls(streams);
    String called = args.length == 0 ? "" : args[0];
    var line = new CommandLine(new Root());
    calls.forEach((name, call) -> {
      if (name.equals(called) || !calls.containsKey(called)) {
        line.addSubcommand(name, call.get());
      }
    });
    return configured(line, streams);
  }

  /// Whether somebody wants to see which calls there are.
  private static boolean isForTheList(String[] args) {
    return args.length == 1 && (args[0].equals("--help") || args[0].equals("-h"));
  }

  /// The calls with what is said of each in the list of them, and nothing else of them.
  private static CommandLine list(Streams streams) {
    var line = new CommandLine(new Root());
    calls(streams).forEach((name, call) -> line.addSubcommand(name, listed(call.get())));
    return configured(line, streams);
  }

  private static Object listed(Object call) {
    Command told = call.getClass().getAnnotation(Command.class);
    if (told == null) {
      return call; // the parser has looked into it already
    }
    CommandSpec spec = CommandSpec.create();
    spec.usageMessage().description(told.description());
    return spec;
  }

  private static CommandLine configured(CommandLine line, Streams streams) {
    if (line.getSubcommands().size() > 1) {
      line.addSubcommand(new CommandLine.HelpCommand());
    }
    CallParser.configured(line);
    if (streams.width() > 0) {
      line.setUsageHelpWidth(Math.clamp(streams.width(), NARROWEST_HELP, WIDEST_HELP));
    }
    line.setColorScheme(CommandLine.Help.defaultColorScheme(ansi(streams)));
    line.setParameterExceptionHandler((wrong, _) -> complain(wrong, streams));
    line.setExecutionExceptionHandler((failure, _, _) -> {
      throw failure;
    });
    statusInHelp(line);
    return line;
  }

  /// All calls in the order of the help.
  private static Map<String, Supplier<Object>> calls(Streams streams) {
    var calls = new LinkedHashMap<String, Supplier<Object>>();
    calls.put("judge", () -> new JudgeCall(streams));
    calls.put("explain", () -> new ExplainCall(streams));
    calls.put("count", () -> CountCall.withGames(streams));
    calls.put("rules", () -> new RulesCall(streams));
    calls.put("profiles", () -> new ProfilesCall(streams));
    calls.put("events", () -> new EventsCall(streams));
    calls.put("strategies", () -> new StrategiesCall(streams));
    calls.put("play", () -> new PlayCall(streams));
    calls.put("simulate", () -> new SimulateCall(streams));
    calls.put("compare", () -> new CompareCall(streams));
    calls.put("verify", () -> new VerifyCall(streams));
    calls.put("ask", () -> new AskCall(streams));
    calls.put("answer", () -> new AnswerCall(streams));
    calls.put("review", () -> new ReviewCall(streams));
    calls.put("convert", () -> new ConvertCall(streams));
    calls.put("generate", () -> GenerateCall.withShapesInHelp(streams));
    furtherCalls(calls, streams);
    calls.put("completion", () -> new CompletionCall(streams));
    return calls;
  }

  /// Calls of modules that may or may not be here; the help names them in any case.
  private static void furtherCalls(Map<String, Supplier<Object>> calls, Streams streams) {
    for (FurtherCalls.Announced call : FurtherCalls.ANNOUNCED) {
      calls.put(call.name(), () -> AbsentCall.of(call, streams));
    }
    for (FurtherCalls module : ServiceLoader.load(FurtherCalls.class)) {
      calls.putAll(module.calls(streams));
    }
  }

  /// Says what is wrong with the call in a line or two; the full help is a call away.
  private static int complain(ParameterException wrong, Streams streams) {
    CommandLine call = wrong.getCommandLine();
    streams.complain(inPlainWords(wrong));
    var suggestions = new StringWriter();
    UnmatchedArgumentException.printSuggestions(wrong, new PrintWriter(suggestions));
    streams.err().print(suggestions);
    streams.err().println("Try: " + call.getCommandSpec().qualifiedName() + " --help");
    return Status.WRONG_USE;
  }

  /// Users need not know what Java calls its numbers, nor how it writes what can be chosen.
  private static String inPlainWords(ParameterException wrong) {
    if (wrong instanceof UnmatchedArgumentException unmatched
        && wrong.getCommandLine().getParent() == null) {
      return CallParser.inWords(unmatched);
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
            + "choose one of "
            + choice.group(2).toLowerCase(Locale.ROOT)
            + ", not "
            + choice.group(3)
        : message;
  }

  /// The list of exit statuses under every help text, of calls within calls, too.
  private static void statusInHelp(CommandLine call) {
    call.getCommandSpec().usageMessage().exitCodeListHeading("%nExit status%n");
    call.getCommandSpec().usageMessage().exitCodeList(Status.inWords());
    call.getSubcommands().values().forEach(CommandLineTree::statusInHelp);
  }

  private static CommandLine.Help.Ansi ansi(Streams streams) {
    return streams.colour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF;
  }

  /// What `--version` prints.
  static final class VersionLine implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {Version.line()};
    }
  }

  @Command(
      name = "umpire",
      addMethodSubcommands = false,
      description = "The referee for table games: rulings and points, each with its rule.",
      synopsisSubcommandLabel = "CALL",
      mixinStandardHelpOptions = true,
      versionProvider = VersionLine.class,
      footer = {
        "",
        "Try",
        "  umpire judge cribbage examples/cribbage.in",
        "  umpire explain snooker examples/snooker.in",
        "  umpire rules tractor",
        "  umpire play cribbage --seed 7 > game.rec",
        "  umpire verify game.rec",
        "  umpire simulate maumau --profile classic --games 1M",
        "  umpire generate maumau --cases 3 --seed 1 | umpire judge maumau",
        "  umpire serve"
      })
  private static final class Root implements Callable<Integer> {
    @Spec private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
      throw new ParameterException(spec.commandLine(), "which call?");
    }
  }
}
