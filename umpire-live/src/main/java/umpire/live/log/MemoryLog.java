package umpire.live.log;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// A log that is lost when the program ends, and the reference for all others. For tests and for
/// tables that need not be kept. Tests extend it with failures.
public class MemoryLog implements TableLog {

  private final Map<String, KeptTable> tables = new LinkedHashMap<>();

  private static final class KeptTable {
    private final List<Entry> entries = new ArrayList<>();
    private final Map<Integer, SeatKey> keys = new HashMap<>();
    private final Map<String, CompletedCommand> answered = new HashMap<>();
    private Summary summary;

    KeptTable(Summary summary) {
      this.summary = summary;
    }
  }

  @Override
  public synchronized void append(Append append) throws LogException {
    KeptTable keptTable = tables.getOrDefault(append.table(), new KeptTable(append.summary()));
    long next = keptTable.entries.size();
    for (Entry entry : append.entries()) {
      if (entry.seq() != ++next) {
        throw new LogException.ConflictException(append.table(), entry.seq());
      }
    }
    tables.put(append.table(), keptTable);
    keptTable.entries.addAll(append.entries());
    append.keys().forEach(key -> keptTable.keys.put(key.seat(), key));
    append
        .answered()
        .ifPresent(each -> keptTable.answered.put(name(each.seat(), each.key()), each));
    keptTable.summary = append.summary();
  }

  private static String name(int seat, String key) {
    return seat + " " + key;
  }

  @Override
  public synchronized Optional<StoredTable> load(String table) {
    return Optional.ofNullable(tables.get(table))
        .map(keptTable -> new StoredTable(keptTable.entries, List.copyOf(keptTable.keys.values())));
  }

  @Override
  public synchronized Optional<CompletedCommand> findCompleted(String table, int seat, String key) {
    return Optional.ofNullable(tables.get(table))
        .map(keptTable -> keptTable.answered.get(name(seat, key)));
  }

  @Override
  public synchronized List<Summary> list(Summary.State state, int most) {
    return tables.values().stream()
        .map(keptTable -> keptTable.summary)
        .filter(summary -> summary.state() == state && summary.listed())
        .sorted(Comparator.comparing(Summary::changed).reversed())
        .limit(most)
        .toList();
  }

  @Override
  public synchronized List<String> unfinished() {
    return tables.values().stream()
        .map(keptTable -> keptTable.summary)
        .filter(summary -> summary.state() == Summary.State.PLAYING)
        .map(Summary::id)
        .toList();
  }

  @Override
  public void onExternalAppend(Consumer<String> told) {
    // no other server writes to this log
  }

  @Override
  public void close() {
    // nothing is open
  }
}
