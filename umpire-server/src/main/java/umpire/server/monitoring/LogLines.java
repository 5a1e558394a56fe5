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

/// Log entries as JSON, one object a line.
public final class LogLines extends Formatter {

  private static final int DEEPEST = 12;

  /// Kept, or its level would be forgotten with it.
  private static final Logger JEX = Logger.getLogger("io.avaje.jex");

  private static final Logger OURS = Logger.getLogger("umpire");

  /// Has everything that is logged in this process written so, to standard error.
  public static void install() {
    Logger root = Logger.getLogger("");
    for (Handler handler : root.getHandlers()) {
      root.removeHandler(handler);
    }
    var handler = new ConsoleHandler();
    handler.setFormatter(new LogLines());
    root.addHandler(handler);
    // What libraries say of their own life is of no use to who runs this.
    root.setLevel(Level.WARNING);
    OURS.setLevel(Level.INFO);
    JEX.setLevel(Level.SEVERE); // it misses a JSON library, which is not needed
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
