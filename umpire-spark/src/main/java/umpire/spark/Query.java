package umpire.spark;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import umpire.command.Status;
import umpire.core.text.SafeText;

/// `umpire-cluster query`: runs an SQL query on the rows of a simulation.
@Command(
    name = "query",
    description = {
      "Runs an SQL query on Parquet files of simulated games, as the table 'games'.",
      ""
    },
    mixinStandardHelpOptions = true)
final class Query implements Callable<Integer> {

  private final PrintStream out;
  private final PrintStream err;

  @Parameters(index = "0", paramLabel = "SQL", description = "The query.")
  private String question = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "PATH",
      description = "Parquet files, or folders of them.")
  private List<String> paths = new ArrayList<>();

  @Mixin private final Cluster cluster = new Cluster();

  Query(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  /// Whether a path names a local file that does not exist. Spark itself resolves patterns and
  /// addresses of other stores.
  private static boolean isMissing(String path) {
    return path.chars().noneMatch(c -> "*?[]{}:".indexOf(c) >= 0) && !new File(path).exists();
  }

  @Override
  public Integer call() throws IOException {
    for (String path : paths) {
      if (isMissing(path)) {
        err.println(
            "umpire-cluster: cannot open "
                + SafeText.visible(path)
                + ": there is no such file or folder");
        return Status.NO_INPUT;
      }
    }
    try (SparkSession spark =
        SparkSession.builder().config(cluster.conf("umpire query")).getOrCreate()) {
      spark.sparkContext().setLogLevel("OFF"); // a failure is reported once, at the end
      spark.read().parquet(paths.toArray(String[]::new)).createOrReplaceTempView("games");
      var answer = spark.sql(question);
      out.println(String.join("\t", answer.columns()));
      for (Row row : answer.collectAsList()) {
        var words = new ArrayList<String>();
        for (int i = 0; i < row.size(); i++) {
          words.add(String.valueOf(row.get(i)));
        }
        out.println(String.join("\t", words));
      }
      return Status.FINE;
    }
  }
}
