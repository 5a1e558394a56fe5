package umpire.server.monitoring;

import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import umpire.core.text.Json;

/// Formats log entries as JSON, one object per line.
public final class LogLines extends Formatter {

  private static final int DEEPEST = 12;

  /// Referenced, because otherwise the logger and its level could be garbage-collected.
  private static final Logger JEX = Logger.getLogger("io.avaje.jex");

  private static final Logger OURS = Logger.getLogger("umpire");

  /// Sends all log entries of this process to standard error in this format.
  public static void install() {
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    var handler = new ConsoleHandler();
    handler.setFormatter(new LogLines());
    root.addHandler(handler);
    // Information that libraries log about themselves does not help operators.
    root.setLevel(Level.WARNING);
    OURS.setLevel(Level.INFO);
    JEX.setLevel(Level.SEVERE); // it would report a missing JSON library, which is not needed
  }

  @Override
  public String format(LogRecord entry) {
    var json = new Json();
    json.put("at", Instant.ofEpochMilli(entry.getMillis()).toString());
    json.put("level", entry.getLevel().getName().toLowerCase(Locale.ROOT));
    json.put("logger", String.valueOf(entry.getLoggerName()));
    json.put("message", formatMessage(entry));
    Throwable thrown = entry.getThrown();
    if (thrown != null) {
      json.put("thrown", thrown.toString());
      json.put(
          "trace",
          Arrays.stream(thrown.getStackTrace())
              .limit(DEEPEST)
              .map(StackTraceElement::toString)
              .toList());
    }
    return json + "\n";
  }
}
