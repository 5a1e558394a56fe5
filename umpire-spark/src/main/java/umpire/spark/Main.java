package umpire.spark;

import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import umpire.command.LostArgument;
import umpire.command.Status;
import umpire.core.text.SafeText;
import umpire.options.CommandParser;

/// The command `umpire-cluster`.
@Command(
    name = "umpire-cluster",
    description = "Umpire on a cluster, or on all processors of this machine, by Apache Spark.",
    synopsisSubcommandLabel = "COMMAND",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Try",
      "  umpire-cluster simulate maumau --games 10M --master 'local[*]' --out games",
      "  umpire-cluster query 'SELECT winner, count(*) FROM games GROUP BY winner' games",
      "  umpire-cluster judge cribbage archive --out results"
    })
public final class Main implements Callable<Integer> {

  /// The first Java whose default collector does not damage data that Spark keeps (SPARK-55852).
  private static final Runtime.Version FIRST_GOOD_JAVA = Runtime.Version.parse("25.0.3");

  @Spec private CommandSpec spec = CommandSpec.create();

  private Main() {}

  public static void main(String[] args) {
    int status = run(args);
    System.out.flush();
    System.err.flush();
    System.exit(status);
  }

  /// Runs a command of another program, with the standard streams, and returns its exit status.
  public static int run(String... args) {
    return run(args, System.out, System.err);
  }

  /// Runs a command and returns its exit status.
  static int run(String[] args, PrintStream out, PrintStream err) {
    String lost = LostArgument.complaint(args);
    if (!lost.isEmpty()) {
      err.println("umpire-cluster: " + lost);
      return Status.WRONG_USE;
    }
    if (isDoubtful(Runtime.version())) {
      err.println(
          "umpire-cluster: warning: expected Java "
              + FIRST_GOOD_JAVA
              + " or later for Spark, found "
              + Runtime.version());
    }
    var line = new CommandLine(new Main());
    line.addSubcommand(new Simulate(out, err));
    line.addSubcommand(new JudgeArchive(out, err));
    line.addSubcommand(new Query(out, err));
    line.addSubcommand(new CommandLine.HelpCommand());
    CommandParser.configured(line);
    line.setParameterExceptionHandler((wrong, _) -> complain(wrong, wrong.getMessage(), err));
    line.setExecutionExceptionHandler((failure, _, _) -> fail(failure, err));
    Optional<UnmatchedArgumentException> unknown = CommandParser.unknownCall(args, line);
    if (unknown.isPresent()) {
      return complain(unknown.get(), CommandParser.inWords(unknown.get()), err);
    }
    try {
      return line.execute(args);
    } catch (Error failure) { // picocli handles exceptions only
      return fail(failure, err);
    }
  }

  private static int complain(ParameterException wrong, @Nullable String what, PrintStream err) {
    err.println("umpire-cluster: " + SafeText.visible(String.valueOf(what)));
    err.println("Try: " + wrong.getCommandLine().getCommandSpec().qualifiedName() + " --help");
    return Status.WRONG_USE;
  }

  private static int fail(Throwable failure, PrintStream err) {
    Trouble trouble = Trouble.of(failure);
    err.println("umpire-cluster: " + trouble.words());
    return trouble.status();
  }

  static boolean isDoubtful(Runtime.Version version) {
    return version.compareToIgnoreOptional(FIRST_GOOD_JAVA) < 0;
  }

  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(), "expected a command: simulate, query or judge");
  }
}
