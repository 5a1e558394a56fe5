package umpire.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.live.log.Entry;
import umpire.live.log.LogFailure;
import umpire.live.log.TableLog;

/// The log in a file: what every log keeps to, and what is its own.
class SqliteTest {

  @TempDir private Path folder;

  private Store store() throws LogFailure {
    return new SqliteFile(folder.resolve("a").resolve("b.db")).open();
  }

  @Nested
  class KeepsToTheContract extends LogContract {
    @Override
    TableLog empty() throws LogFailure {
      return store();
    }
  }

  @Nested
  class KeepsMore extends StoreContract {
    @Override
    Store empty() throws LogFailure {
      return store();
    }
  }

  @Test
  void everythingIsThereAfterTheNextStart() throws Exception {
    try (Store log = store()) {
      log.append(Sample.opened("t"));
      log.append(Sample.move("t", 2, 9));
    }
    try (Store log = store()) {
      assertThat(log.load("t").orElseThrow().entries())
          .extracting(Entry::seq)
          .isEqualTo(LogContract.numbers(9));
    }
  }

  @Test
  void twoServersDoNotShareAFile() throws Exception {
    try (Store first = store()) {
      assertThatExceptionOfType(LogFailure.Broken.class)
          .isThrownBy(() -> store().close())
          .withMessageContaining("another server has");
      first.append(Sample.opened("t"));
    }
    store().close();
  }

  private void isRefused(Path file, String why) {
    assertThatExceptionOfType(LogFailure.Broken.class)
        .isThrownBy(() -> new SqliteFile(file).open().close())
        .withMessageStartingWith("cannot open " + file + ": ")
        .withMessageContaining(why);
  }

  @Test
  void whatIsNoFileOfTablesIsSaidAndLeftAsItIs() throws Exception {
    isRefused(folder, "it is a folder; name a file in it");
    Path letter = Files.writeString(folder.resolve("letter.txt"), "Dear Anna, ".repeat(100));
    isRefused(letter, "not a database");
    assertThat(letter).content().startsWith("Dear Anna, ").hasSize(1_100);
    var recipes = new SqliteFile(folder.resolve("recipes.db"));
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + recipes.file())) {
      TableRows.run(connection, "create table recipes (name text)");
    }
    byte[] before = Files.readAllBytes(recipes.file());
    isRefused(recipes.file(), "a database of another program");
    assertThat(recipes.file()).hasBinaryContent(before);
  }
}
