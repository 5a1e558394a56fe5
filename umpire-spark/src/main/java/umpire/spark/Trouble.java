package umpire.spark;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.AnalysisException;
import umpire.command.Status;
import umpire.core.text.SafeText;

/// A failure on Spark, described in one line.
///
/// @param status the exit status of the command
/// @param words the description
record Trouble(int status, String words) {

  /// Spark's codes before and after an error message.
  private static final Pattern CODES = Pattern.compile("^\\[[A-Z0-9_.]+\\] |\\s*SQLSTATE: \\w+.*");

  /// The position in the job, before the actual message.
  private static final Pattern TASK = Pattern.compile("^Job aborted .*\\(TID \\d+\\).*?\\): ");

  private static final Pattern NO_FOOTER =
      Pattern.compile("reading file (?:file:)?(\\S+)\\. Could not read footer");

  static Trouble of(Throwable failure) {
    String message = oneLine(failure);
    if (failure instanceof OutOfMemoryError) {
      return new Trouble(Status.OUT_OF_MEMORY, "out of memory; UMPIRE_JAVA_OPTS=-Xmx… gives more");
    }
    if (failure instanceof AnalysisException) {
      return message.contains("infer schema")
          ? new Trouble(Status.NO_INPUT, "expected Parquet files of games, found none")
          : new Trouble(Status.WRONG_USE, "cannot run the query: " + message);
    }
    Matcher footer = NO_FOOTER.matcher(message);
    if (footer.find()) {
      return new Trouble(Status.BAD_INPUT, footer.group(1) + " is not a complete Parquet file");
    }
    if (message.contains("Could not parse Master URL")) {
      return new Trouble(
          Status.WRONG_USE, "--master: " + message + "; expected local[*] or spark://host:7077");
    }
    // A context that has lost its master is taken apart while it is in use.
    if (message.contains("SparkContext.dagScheduler()")
        || message.contains("stopped SparkContext")) {
      return new Trouble(Status.IO_FAILURE, "the master does not answer; check that it is running");
    }
    return failure instanceof IOException || isSparks(failure)
        ? new Trouble(Status.IO_FAILURE, message)
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
