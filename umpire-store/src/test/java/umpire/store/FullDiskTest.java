package umpire.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.live.log.LogException;

/// A disk that is full for a while: refused changes are not stored, and later ones are accepted.
class FullDiskTest {

  private static final int PAGES = 60;

  @TempDir private Path folder;

  private static Writer.Change room(int pages) {
    return connection ->
        TableRows.list(connection, "pragma max_page_count=" + pages, row -> row.getInt(1));
  }

  /// Writes tables until there is no space; returns the acknowledged ones.
  private static List<String> fill(GroupCommit writer) {
    var acknowledged = new ArrayList<String>();
    for (int i = 0; i < 10_000; i++) {
      String table = "t" + i;
      try {
        writer.write(connection -> TableRows.append(connection, Sample.opened(table)));
        acknowledged.add(table);
      } catch (LogException full) {
        return acknowledged;
      }
    }
    throw new AssertionError("the disk was not full");
  }

  @Test
  void whatWasRefusedIsNotThereAndTheNextIsTaken() throws Exception {
    var file = new SqliteFile(folder.resolve("tables.db"));
    file.open().close();
    Connection connection = file.writing().getConnection();
    connection.setAutoCommit(false);
    List<String> acknowledged;
    try (var writer = new GroupCommit(connection)) {
      writer.write(room(PAGES));
      acknowledged = fill(writer);
      for (int i = 0; i < 3; i++) {
        String refused = "refused" + i;
        assertThatExceptionOfType(LogException.BrokenException.class)
            .isThrownBy(() -> writer.write(each -> TableRows.append(each, Sample.opened(refused))))
            .withMessageContaining("full");
      }
      writer.write(room(100_000));
      writer.write(each -> TableRows.append(each, Sample.opened("later")));
      acknowledged.add("later");
    }
    try (Store store = file.open()) {
      assertThat(store.tables("", 10_000)).containsExactlyInAnyOrderElementsOf(acknowledged);
    }
  }
}
