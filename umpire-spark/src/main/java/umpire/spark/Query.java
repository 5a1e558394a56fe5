package umpire.spark;

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

/// `umpire-cluster query`: asks the rows of a simulation something in SQL.
@Command(
    name = "query",
    description = {"Asks Parquet files of simulated games, as the table 'games', in SQL.", ""},
    mixinStandardHelpOptions = true)
final class Query implements Callable<Integer> {

  private final PrintStream out;

  @Parameters(index = "0", paramLabel = "SQL", description = "The question.")
  private String question = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "PATH",
      description = "Parquet files, or folders of them.")
  private List<String> paths = new ArrayList<>();

  @Mixin private final Cluster cluster = new Cluster();

  Query(PrintStream out) {
    this.out = out;
  }

  @Override
  public Integer call() throws IOException {
    try (SparkSession spark =
        SparkSession.builder().config(cluster.conf("umpire query")).getOrCreate()) {
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
      return Main.FINE;
    }
  }
}
