package umpire.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import umpire.command.Status;
import umpire.options.FaultOptions;
import umpire.options.FormatParameter;
import umpire.page.Figures;

/// `umpire-cluster judge`: judges many files of classic records, one per task. A file is not
/// divided, because some formats state at their start how many records follow.
@Command(
    name = "judge",
    description = {
      "Judges each of many files as 'umpire judge' does, in parallel, and writes the results into a"
          + " folder: NAME.out, and NAME.out.err if NAME has faults. A bad file does not stop the"
          + " others.",
      ""
    },
    mixinStandardHelpOptions = true)
final class JudgeArchive implements Callable<Integer> {

  private final PrintStream out;
  private final PrintStream err;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private final FormatParameter game = new FormatParameter();

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FILE",
      description = "Files, or folders with all files in them.")
  private List<Path> files = new ArrayList<>();

  @Mixin private final FaultOptions faults = new FaultOptions();

  @Mixin private final Cluster cluster = new Cluster();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description =
          "A new folder for the results, with subfolders like those of the files. All machines must"
              + " see it and the files under the same names. Nothing is overwritten.")
  private @Nullable Path results;

  JudgeArchive(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() throws IOException {
    List<JudgeFile.Case> cases = cases();
    long start = System.nanoTime();
    List<JudgeFile.Result> judged = judge(cases);
    return report(judged, (System.nanoTime() - start) / 1e9);
  }

  /// The files to judge, long files first, so that none of them begins when the others are done.
  private List<JudgeFile.Case> cases() throws IOException {
    if (results == null) {
      throw new IllegalStateException("expected --out, found none");
    }
    var byResult = new TreeMap<Path, Path>();
    for (Path given : files) {
      if (Files.isDirectory(given)) {
        try (Stream<Path> below = Files.walk(given)) {
          for (Path file : below.filter(Files::isRegularFile).toList()) {
            put(given.relativize(file), file, byResult);
          }
        }
      } else {
        put(Path.of(String.valueOf(given.getFileName())), given, byResult);
      }
    }
    NewFolder.make(results, spec);
    var cases = new ArrayList<JudgeFile.Case>();
    for (var each : byResult.entrySet()) {
      Path result = results.resolve(each.getKey()).toAbsolutePath();
      Files.createDirectories(result.getParent());
      Path file = each.getValue().toAbsolutePath();
      cases.add(new JudgeFile.Case(file.toString(), result.toString()));
    }
    cases.sort(
        Comparator.comparingLong((JudgeFile.Case one) -> Path.of(one.file()).toFile().length())
            .reversed());
    return cases;
  }

  private void put(Path name, Path file, Map<Path, Path> byResult) {
    Path other = byResult.put(name.resolveSibling(name.getFileName() + ".out"), file);
    if (other != null) {
      throw new ParameterException(
          spec.commandLine(),
          other
              + " and "
              + file
              + " would have the same result file: rename one, or judge them separately");
    }
  }

  private List<JudgeFile.Result> judge(List<JudgeFile.Case> cases) {
    if (cases.isEmpty()) {
      return List.of();
    }
    String id = game.game().id();
    try (var spark = new JavaSparkContext(cluster.conf("umpire judge " + id))) {
      return spark
          .parallelize(cases, cases.size())
          .map(new JudgeFile(id, faults.strict(), faults.keepGoing()))
          .collect();
    }
  }

  private int report(List<JudgeFile.Result> judged, double seconds) {
    long records = 0;
    long broken = 0;
    long bytes = 0;
    int status = Status.FINE;
    var inOrder = new ArrayList<>(judged);
    inOrder.sort(Comparator.comparing(JudgeFile.Result::file));
    for (JudgeFile.Result result : inOrder) {
      records += result.records();
      broken += result.faults();
      bytes += result.bytes();
      status = Math.max(status, result.status());
      if (!result.messages().isEmpty()) {
        err.println(result.messages());
      }
    }
    out.println(
        "%s, %s, %s"
            .formatted(
                counted(judged.size(), "file"),
                counted(records, game.game().classic().unit()),
                counted(broken, "fault")));
    err.println(
        "%s s, %sB/s, %s %ss/s"
            .formatted(
                Figures.rough(seconds),
                Figures.rough(bytes / seconds),
                Figures.rough(records / seconds),
                game.game().classic().unit()));
    return status;
  }

  private static String counted(long number, String what) {
    return Figures.count(number) + " " + what + (number == 1 ? "" : "s");
  }
}
