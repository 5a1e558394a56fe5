package umpire.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import umpire.live.message.Update;

/// How a stream of updates is written: server-sent events for browsers, a JSON object a line for
/// programs. The update's bytes are the same in both, and the same for everybody who sees the same.
enum StreamFormat {
  EVENTS("text/event-stream") {
    @Override
    void begin(OutputStream out, int retryMillis) throws IOException {
      write(out, "retry: " + retryMillis + "\n\n");
    }

    @Override
    void update(OutputStream out, Update update) throws IOException {
      write(out, "id: " + update.seq() + "\ndata: ");
      out.write(update.json());
      write(out, "\n\n");
    }

    @Override
    void heartbeat(OutputStream out) throws IOException {
      write(out, ":\n\n");
    }

    @Override
    void goodbye(OutputStream out) throws IOException {
      write(out, "event: goodbye\ndata: {}\n\n");
    }
  },

  LINES("application/x-ndjson") {
    @Override
    void begin(OutputStream out, int retryMillis) {
      // a program knows itself when to try again
    }

    @Override
    void update(OutputStream out, Update update) throws IOException {
      out.write(update.json());
      out.write('\n');
    }

    @Override
    void heartbeat(OutputStream out) throws IOException {
      out.write('\n');
    }

    @Override
    void goodbye(OutputStream out) throws IOException {
      write(out, "{\"v\":1,\"goodbye\":true}\n");
    }
  };

  private final String type;

  StreamFormat(String type) {
    this.type = type;
  }

  /// What a caller asks for.
  static StreamFormat wanted(@Nullable String accept) {
    return accept != null && accept.toLowerCase(Locale.ROOT).contains(LINES.type) ? LINES : EVENTS;
  }

  String type() {
    return type;
  }

  /// The first that is written.
  ///
  /// @param retryMillis after how long to come back when the stream breaks: not the same for all,
  ///   so that not everybody comes at once after a restart
  abstract void begin(OutputStream out, int retryMillis) throws IOException;

  abstract void update(OutputStream out, Update update) throws IOException;

  /// Shows both sides that the other one is there.
  abstract void heartbeat(OutputStream out) throws IOException;

  /// The stream ends because the server wants it: come back soon.
  abstract void goodbye(OutputStream out) throws IOException;

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(UTF_8));
  }
}
