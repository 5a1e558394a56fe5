package umpire.live.work;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// A queue that shares time fairly between parties, and between the tables of a party. The next job
/// is from the party with the least expected total time: the time it has used plus that of its last
/// job. Many or long jobs of one party therefore delay others by one of them at most. A returning
/// party starts level with the others. Only one thread may call at a time.
final class FairQueue<T> {

  private final Map<String, Party<T>> parties = new HashMap<>();
  private long turn;
  private long order;
  private int size;

  /// A job that was taken out.
  ///
  /// @param party the caller, such as an address
  /// @param table the table that it is about
  record Turn<T>(String party, String table, T work) {}

  private record Waiting<T>(T work, long order) {}

  /// The waiting jobs of one table, and the time it has used.
  private static final class Line<T> {
    private final ArrayDeque<Waiting<T>> waiting = new ArrayDeque<>();
    private long used;
    private long last;

    long until() {
      return used + last;
    }

    long oldest() {
      return waiting.getFirst().order();
    }
  }

  private static final class Party<T> {
    private final Map<String, Line<T>> tables = new HashMap<>();
    private int waiting;
    private long used;
    private long last;
    private long turn;

    long until() {
      return used + last;
    }

    long oldest() {
      return tables.values().stream()
          .filter(line -> !line.waiting.isEmpty())
          .mapToLong(Line::oldest)
          .min()
          .orElse(Long.MAX_VALUE);
    }
  }

  int size() {
    return size;
  }

  /// Returns the number of waiting jobs of a party.
  int size(String party) {
    Party<T> found = parties.get(party);
    return found == null ? 0 : found.waiting;
  }

  void add(String party, String table, T work) {
    Party<T> mine = parties.computeIfAbsent(party, _ -> new Party<>());
    if (mine.waiting == 0) {
      mine.used = Math.max(mine.used, turn);
    }
    Line<T> line = mine.tables.computeIfAbsent(table, _ -> new Line<>());
    if (line.waiting.isEmpty()) {
      line.used = Math.max(line.used, mine.turn);
    }
    line.waiting.add(new Waiting<>(work, order++));
    mine.waiting++;
    size++;
  }

  /// Removes the next job; empty if none waits.
  Optional<Turn<T>> poll() {
    return parties.entrySet().stream()
        .filter(each -> each.getValue().waiting > 0)
        .min(
            Comparator.<Map.Entry<String, Party<T>>>comparingLong(each -> each.getValue().until())
                .thenComparingLong(each -> each.getValue().oldest()))
        .map(each -> next(each.getKey(), each.getValue()));
  }

  private Turn<T> next(String name, Party<T> party) {
    Map.Entry<String, Line<T>> line =
        party.tables.entrySet().stream()
            .filter(each -> !each.getValue().waiting.isEmpty())
            .min(
                Comparator.<Map.Entry<String, Line<T>>>comparingLong(
                        each -> each.getValue().until())
                    .thenComparingLong(each -> each.getValue().oldest()))
            .orElseThrow();
    turn = Math.max(turn, party.used);
    party.turn = Math.max(party.turn, line.getValue().used);
    party.waiting--;
    size--;
    return new Turn<>(name, line.getKey(), line.getValue().waiting.remove().work());
  }

  /// Returns the number of parties that are not forgotten yet.
  int remembered() {
    return parties.size();
  }

  /// Records how long a job took. The share of time that each waiting party could have had is then
  /// over, so that a party which called only once is forgotten.
  void used(Turn<T> done, long nanos) {
    long waiting = parties.values().stream().filter(party -> party.waiting > 0).count();
    turn += nanos / (waiting + 1);
    Party<T> party = parties.computeIfAbsent(done.party(), _ -> new Party<>());
    party.used = Math.max(party.used, turn) + nanos;
    party.last = nanos;
    Line<T> line = party.tables.computeIfAbsent(done.table(), _ -> new Line<>());
    line.used = Math.max(line.used, party.turn) + nanos;
    line.last = nanos;
    forget();
  }

  /// Forgets parties and tables that have used no more than the others.
  private void forget() {
    parties.values().removeIf(party -> party.waiting == 0 && party.used <= turn);
    for (Party<T> party : parties.values()) {
      party.tables.values().removeIf(line -> line.waiting.isEmpty() && line.used <= party.turn);
    }
  }
}
