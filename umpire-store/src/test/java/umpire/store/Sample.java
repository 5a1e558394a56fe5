package umpire.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import umpire.live.log.Append;
import umpire.live.log.CompletedCommand;
import umpire.live.log.Entry;
import umpire.live.log.SeatKey;
import umpire.live.log.Summary;

/// Sample entries to append that look like a game.
final class Sample {

  static final Instant NOON = Instant.parse("2026-11-17T12:00:00.123456789Z");

  private Sample() {}

  static Append opened(String table) {
    return new Append(
        List.of(entry(1, Entry.Kind.OPENED, Entry.SERVER, "{\"game\":\"cribbage\"}")),
        List.of(new SeatKey(0, "a".repeat(64)), new SeatKey(1, "b".repeat(64))),
        Optional.empty(),
        summary(table, Summary.State.OPEN, NOON));
  }

  /// Returns a move with its key, which writes the entries between two numbers.
  static Append move(String table, long from, long to) {
    return new Append(
        LongStream.rangeClosed(from, to).mapToObj(Sample::event).toList(),
        List.of(),
        Optional.of(new CompletedCommand((int) (from % 2), "key " + from, to)),
        summary(table, Summary.State.PLAYING, NOON.plusSeconds(to)));
  }

  static Append move(String table, long seq) {
    return move(table, seq, seq);
  }

  /// Returns the entry with this number in a table of samples, if it is a move.
  static Entry event(long seq) {
    return entry(seq, Entry.Kind.EVENT, (int) (seq % 2), "lay 5H ♥ " + seq);
  }

  static Entry entry(long seq, Entry.Kind kind, int actor, String body) {
    return new Entry(seq, kind, actor, body, NOON.plusSeconds(seq));
  }

  static Summary summary(String table, Summary.State state, Instant changed) {
    return new Summary(
        table, "cribbage", "standard 1f00ba", state, "[{\"name\":\"Anna\"}]", true, changed);
  }
}
