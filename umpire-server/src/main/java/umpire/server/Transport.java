package umpire.server;

import java.time.Duration;
import umpire.server.api.Limits;

/// Limits of the JDK's HTTP server, which has none by default. It reads them once per process, when
/// the first server is created.
final class Transport {

  /// The time in which a request must arrive completely, so that a slow sender cannot keep a
  /// connection.
  private static final Duration REQUEST = Duration.ofSeconds(20);

  /// The time for which an idle connection is kept.
  private static final Duration IDLE = Duration.ofSeconds(75);

  private static final int MAX_HEADERS = 64;
  private static final int LONGEST_HEADERS = 16 << 10;

  private Transport() {}

  static void prepare(Limits limits) {
    set("sun.net.httpserver.maxReqTime", REQUEST.toSeconds());
    set("sun.net.httpserver.idleInterval", IDLE.toSeconds());
    set("jdk.httpserver.maxConnections", limits.connections());
    // Above this number the server closes idle connections without notice, which loses requests
    // that clients have just sent on them. So only the total number of connections is limited.
    set("sun.net.httpserver.maxIdleConnections", limits.connections());
    set("sun.net.httpserver.maxReqHeaders", MAX_HEADERS);
    set("sun.net.httpserver.maxReqHeaderSize", LONGEST_HEADERS);
    System.setProperty("sun.net.httpserver.nodelay", "true"); // otherwise streams are delayed
  }

  /// Sets a property, unless it was given by -D.
  private static void set(String name, long value) {
    if (System.getProperty(name) == null) {
      System.setProperty(name, Long.toString(value));
    }
  }
}
