package umpire.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import umpire.testkit.kill.Victim;

/// The [TablesHost] on one file, through all its lives.
final class TablesVictim implements Victim {

  private final Path file;
  private final Map<String, Long> shown = new ConcurrentHashMap<>();

  TablesVictim(Path file) {
    this.file = file;
  }

  @Override
  public Process start() throws IOException {
    return AppenderVictim.java(List.of(), TablesHost.class, file.toString());
  }

  @Override
  public void said(String line) {
    String[] words = line.split(" ");
    shown.merge(words[0], Long.valueOf(words[1]), Math::max);
  }

  int tables() {
    return shown.size();
  }

  /// Everything shown or acknowledged is there, nothing is there twice, every game verifies.
  @Override
  public void died() throws Exception {
    try (Store store = new SqliteFile(file).open()) {
      for (Map.Entry<String, Long> last : shown.entrySet()) {
        assertThat(store.load(last.getKey()).orElseThrow().entries())
            .as("entries of table %s", last.getKey())
            .hasSizeGreaterThanOrEqualTo(last.getValue().intValue());
      }
      assertThat(Survey.of(store, (_, _) -> {}).faults()).isEmpty();
    }
  }
}
