package umpire.server.api;

import java.time.Duration;

/// How much of everything a server takes, so that nobody can use it up.
///
/// @param body of a request, in bytes
/// @param document on the referee's desk, in bytes
/// @param commands of a seat, in a second
/// @param claims of one seat, and wrong ones at one table, in a minute
/// @param tables laid from one address, in a minute
/// @param documents laid on the desk from one address, in a minute
/// @param streams open to one address
/// @param connections in all
/// @param heartbeat how long a stream may be silent
/// @param stuck how long a stream may take to accept what is written
public record Limits(
    int body,
    int document,
    int commands,
    int claims,
    int tables,
    int documents,
    int streams,
    int connections,
    Duration heartbeat,
    Duration stuck) {

  public static final Limits USUAL =
      new Limits(
          4 << 10,
          256 << 10,
          10,
          60,
          60,
          30,
          200,
          12_000,
          Duration.ofSeconds(15),
          Duration.ofSeconds(60));

  /// The same with another number of streams to one address, as behind a load generator.
  public Limits withStreams(int most) {
    return new Limits(
        body, document, commands, claims, tables, documents, most, connections, heartbeat, stuck);
  }

  /// The same for whoever sends faster than people do.
  public Limits withRates(int commandsPerSecond, int othersPerMinute) {
    return new Limits(
        body,
        document,
        commandsPerSecond,
        othersPerMinute,
        othersPerMinute,
        othersPerMinute,
        streams,
        connections,
        heartbeat,
        stuck);
  }
}
