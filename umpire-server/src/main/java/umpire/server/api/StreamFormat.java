package umpire.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import umpire.live.message.Update;

/// The formats of an update stream: server-sent events for browsers, one JSON object per line for
/// programs. Both contain the update's bytes, which all clients with one view share.
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
      // a program decides on its own when to reconnect
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

  /// Returns the format that the `Accept` header asks for.
  static StreamFormat wanted(@Nullable String accept) {
    return accept != null && accept.toLowerCase(Locale.ROOT).contains(LINES.type) ? LINES : EVENTS;
  }

  String type() {
    return type;
  }

  /// Writes the beginning of the stream.
  ///
  /// @param retryMillis the delay before reconnecting; it differs between clients, so that they do
  ///   not all return at once after a restart
  abstract void begin(OutputStream out, int retryMillis) throws IOException;

  abstract void update(OutputStream out, Update update) throws IOException;

  /// Writes an empty message, so that each side notices if the other is gone.
  abstract void heartbeat(OutputStream out) throws IOException;

  /// Writes that the server ends the stream; the client should reconnect soon.
  abstract void goodbye(OutputStream out) throws IOException;

  private static void write(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(UTF_8));
  }
}
