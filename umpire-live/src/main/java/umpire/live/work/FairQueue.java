package umpire.live.work;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Work that waits for its turn. The next is of the party that will have used least time if its
/// work takes as long as before, and of its tables the one that will: many calls of one party, or
/// long ones, make others wait for one of them only. A party that was away begins where the others
/// are. For one thread at a time.
final class FairQueue<T> {

  private final Map<String, Party<T>> parties = new HashMap<>();
  private long turn;
  private long order;
  private int size;

  /// Whose turn it was.
  ///
  /// @param party who asks, as an address
  /// @param table what it is about
  record Turn<T>(String party, String table, T work) {}

  private record Waiting<T>(T work, long order) {}

  /// What waits under one name, and how much time was used under it.
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

  /// How much of one party waits.
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

  /// Takes out the next; empty if nothing waits.
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

  /// How many parties it has not forgotten yet.
  int remembered() {
    return parties.size();
  }

  /// Says how much time the work of a turn took. The time that each waiting party could have had
  /// meanwhile is over, so that a party which called only once is forgotten.
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

  /// Whoever has used no more than the others need not be remembered.
  private void forget() {
    parties.values().removeIf(party -> party.waiting == 0 && party.used <= turn);
    for (Party<T> party : parties.values()) {
      party.tables.values().removeIf(line -> line.waiting.isEmpty() && line.used <= party.turn);
    }
  }
}
