package umpire.server.api;

import java.time.Duration;

/// Limits that keep a client from using up the server.
///
/// @param body bytes of a request
/// @param document bytes of a document on the referee's desk
/// @param commands of a seat per second
/// @param claims of a seat, and failed ones at a table, per minute
/// @param tables opened from one address per minute
/// @param documents sent to the desk from one address per minute
/// @param streams open to one address
/// @param connections in total
/// @param heartbeat the longest silence on a stream
/// @param stuck the longest time for writing to a stream
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

  /// Returns these limits with another number of streams per address, as for a load generator.
  public Limits withStreams(int most) {
    return new Limits(
        body, document, commands, claims, tables, documents, most, connections, heartbeat, stuck);
  }

  /// Returns these limits for clients that send faster than people do.
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
