package umpire.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import umpire.live.log.Append;
import umpire.live.log.Entry;
import umpire.testkit.crash.OwnProcess;
import umpire.testkit.crash.Victim;

/// Runs the [Appender] on one file repeatedly.
final class AppenderVictim implements Victim {

  private final Path file;
  private final List<String> arguments;
  private final List<String> shell;
  private final Map<String, Long> acknowledged = new ConcurrentHashMap<>();

  /// @param shell the words before the command that starts it
  AppenderVictim(Path file, List<String> shell, String... arguments) {
    this.file = file;
    this.shell = shell;
    this.arguments = List.of(arguments);
  }

  @Override
  public Process start() throws IOException {
    var words = new ArrayList<>(List.of(file.toString()));
    words.addAll(arguments);
    return OwnProcess.of(shell, Appender.class.getName(), words);
  }

  @Override
  public void said(String line) {
    String[] words = line.split(" ");
    if (!words[0].equals("broken")) {
      acknowledged.merge(words[0], Long.valueOf(words[1]), Math::max);
    }
  }

  /// Returns the number of acknowledged entries in all runs.
  long acknowledged() {
    return acknowledged.values().stream().mapToLong(Long::longValue).sum();
  }

  @Override
  public void died() throws Exception {
    try (Store log = new SqliteFile(file).open()) {
      for (int i = 0; i < Appender.TABLES; i++) {
        String table = "t" + i;
        List<Entry> entries = log.load(table).map(stored -> stored.entries()).orElse(List.of());
        assertWhole(table, entries);
        if (!entries.isEmpty()) {
          assertWholeCommand(log, table, entries.getLast().seq());
        }
      }
    }
  }

  /// Checks that no acknowledged entry is lost, and that there are neither gaps nor duplicates.
  private void assertWhole(String table, List<Entry> entries) {
    assertThat(entries)
        .as("entries of %s", table)
        .extracting(Entry::seq)
        .isEqualTo(LogContract.numbers(entries.size()));
    assertThat((long) entries.size())
        .as("entries of %s, of those acknowledged", table)
        .isGreaterThanOrEqualTo(acknowledged.getOrDefault(table, 0L));
    for (Entry entry : entries.subList(Math.min(1, entries.size()), entries.size())) {
      assertThat(entry).isEqualTo(Sample.event(entry.seq()));
    }
  }

  /// Checks that a command is stored completely: its last entry and its key.
  private static void assertWholeCommand(Store log, String table, long last) throws Exception {
    Append command = Appender.endingWith(table, last).orElseThrow();
    if (command.answered().isPresent()) {
      var completed = command.answered().get();
      assertThat(log.findCompleted(table, completed.seat(), completed.key())).contains(completed);
    }
  }
}
