package umpire.spark;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.AnalysisException;
import umpire.command.Status;
import umpire.core.text.SafeText;

/// What went wrong on Spark, in one line.
///
/// @param status what the command exits with
record Trouble(int status, String words) {

  /// Spark's names for its errors, before and behind what it says.
  private static final Pattern CODES = Pattern.compile("^\\[[A-Z0-9_.]+\\] |\\s*SQLSTATE: \\w+.*");

  /// Where in a job it was. What counts stands behind.
  private static final Pattern TASK = Pattern.compile("^Job aborted .*\\(TID \\d+\\).*?\\): ");

  private static final Pattern NO_FOOTER =
      Pattern.compile("reading file (?:file:)?(\\S+)\\. Could not read footer");

  static Trouble of(Throwable failure) {
    String said = oneLine(failure);
    if (failure instanceof OutOfMemoryError) {
      return new Trouble(Status.OUT_OF_MEMORY, "out of memory; UMPIRE_JAVA_OPTS=-Xmx… gives more");
    }
    if (failure instanceof AnalysisException) {
      return said.contains("infer schema")
          ? new Trouble(Status.NO_INPUT, "there is no Parquet file of games in what was named")
          : new Trouble(Status.WRONG_USE, "the question cannot be answered: " + said);
    }
    Matcher footer = NO_FOOTER.matcher(said);
    if (footer.find()) {
      return new Trouble(Status.BAD_INPUT, footer.group(1) + " is no Parquet file, or not whole");
    }
    if (said.contains("Could not parse Master URL")) {
      return new Trouble(
          Status.WRONG_USE, "--master: " + said + "; write local[*] or spark://host:7077");
    }
    // A context that has given up its master is taken to pieces under whoever uses it.
    if (said.contains("SparkContext.dagScheduler()") || said.contains("stopped SparkContext")) {
      return new Trouble(Status.IO_FAILURE, "the master does not answer, or is gone");
    }
    return failure instanceof IOException || isSparks(failure)
        ? new Trouble(Status.IO_FAILURE, said)
        : new Trouble(Status.BUG, "this is a bug in Umpire, please report it: " + failure);
  }

  private static boolean isSparks(Throwable failure) {
    for (StackTraceElement place : failure.getStackTrace()) {
      if (place.getClassName().startsWith("umpire.")) {
        return false;
      }
      if (place.getClassName().startsWith("org.apache.")) {
        return true;
      }
    }
    return false;
  }

  private static String oneLine(Throwable failure) {
    String message = String.valueOf(failure.getMessage()).strip();
    String first = message.lines().findFirst().orElse("");
    String plain = TASK.matcher(CODES.matcher(first).replaceAll("")).replaceFirst("");
    return SafeText.visible(plain.isEmpty() ? failure.toString() : plain);
  }
}
