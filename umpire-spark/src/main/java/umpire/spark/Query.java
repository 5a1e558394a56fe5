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

/// `umpire-cluster query`: asks the rows of a simulation something in SQL.
@Command(
    name = "query",
    description = {"Asks Parquet files of simulated games, as the table 'games', in SQL.", ""},
    mixinStandardHelpOptions = true)
final class Query implements Callable<Integer> {

  private final PrintStream out;
  private final PrintStream err;

  @Parameters(index = "0", paramLabel = "SQL", description = "The question.")
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

  /// Addresses of other stores, and patterns, are Spark's to look for.
  private static boolean isMissing(String path) {
    return path.chars().noneMatch(c -> "*?[]{}:".indexOf(c) >= 0) && !new File(path).exists();
  }

  @Override
  public Integer call() throws IOException {
    for (String path : paths) {
      if (isMissing(path)) {
        err.println("umpire-cluster: cannot open " + SafeText.visible(path) + ": it is not there");
        return Status.NO_INPUT;
      }
    }
    try (SparkSession spark =
        SparkSession.builder().config(cluster.conf("umpire query")).getOrCreate()) {
      spark.sparkContext().setLogLevel("OFF"); // what fails is told in the end, once
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
