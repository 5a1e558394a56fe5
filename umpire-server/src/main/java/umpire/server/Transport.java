package umpire.server;

import java.time.Duration;
import umpire.server.api.Limits;

/// Limits of the JDK's HTTP server, which knows none by itself. It reads them once, when the first
/// server of a process is made.
final class Transport {

  /// For a request to arrive whole: whoever sends a letter now and then holds no connection.
  private static final Duration REQUEST = Duration.ofSeconds(20);

  /// For a connection on which nothing is asked.
  private static final Duration IDLE = Duration.ofSeconds(75);

  private static final int MAX_HEADERS = 64;
  private static final int LONGEST_HEADERS = 16 << 10;

  private Transport() {}

  static void prepare(Limits limits) {
    set("sun.net.httpserver.maxReqTime", REQUEST.toSeconds());
    set("sun.net.httpserver.idleInterval", IDLE.toSeconds());
    set("jdk.httpserver.maxConnections", limits.connections());
    // Above this number the server closes a connection after an answer without saying so, and a
    // request that the client has sent on it is lost. The number of connections is the limit.
    set("sun.net.httpserver.maxIdleConnections", limits.connections());
    set("sun.net.httpserver.maxReqHeaders", MAX_HEADERS);
    set("sun.net.httpserver.maxReqHeaderSize", LONGEST_HEADERS);
    System.setProperty("sun.net.httpserver.nodelay", "true"); // or a stream waits for its reader
  }

  /// Unless somebody has said otherwise by -D.
  private static void set(String name, long value) {
    if (System.getProperty(name) == null) {
      System.setProperty(name, Long.toString(value));
    }
  }
}
