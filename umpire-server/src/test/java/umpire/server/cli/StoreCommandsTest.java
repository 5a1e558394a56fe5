package umpire.server.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import umpire.command.Status;
import umpire.command.Streams;
import umpire.live.Tables;
import umpire.live.seat.Settings;
import umpire.live.work.WallTimer;
import umpire.store.Database;
import umpire.store.Store;

/// The commands `backup`, `restore` and `export` as started by a user.
class StoreCommandsTest {

  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  /// Stores a game of cribbage in progress, and a table without players.
  @BeforeEach
  void play() throws Exception {
    try (Store store = Database.of(at("games.db")).open();
        var timer = new WallTimer(InstantSource.system());
        var tables = new Tables(store, InstantSource.system(), timer, new SecureRandom())) {
      for (String seat :
          new String[] {"{\"kind\":\"me\",\"name\":\"Anna\"}", "{\"kind\":\"link\"}"}) {
        String settings = "{\"game\":\"cribbage\",\"seats\":[%s,%s]}";
        tables.open(Settings.read(settings.formatted(seat, seat)));
      }
    }
  }

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  private int call(String name, String... arguments) {
    out.reset();
    err.reset();
    var streams =
        Streams.of(new ByteArrayInputStream(new byte[0]), out, new PrintStream(err), false);
    Object call =
        switch (name) {
          case "backup" -> new BackupCommand(streams);
          case "restore" -> new RestoreCommand(streams);
          default -> new ExportCommand(streams);
        };
    int status = new CommandLine(call).execute(arguments);
    streams.out().flush();
    return status;
  }

  @Test
  void aCopyIsMadeOnceAndRestoredElsewhere() {
    assertThat(call("backup", "--database", at("games.db"), at("copy.db"))).isEqualTo(Status.FINE);
    assertThat(out.toString(UTF_8)).contains("2 tables, 1 games, all verified");
    assertThat(call("backup", "--database", at("games.db"), at("copy.db")))
        .isEqualTo(Status.IO_FAILURE);
    assertThat(err.toString(UTF_8)).contains("already exists");

    assertThat(call("restore", "--database", at("new.db"), at("copy.db"))).isEqualTo(Status.FINE);
    assertThat(call("restore", "--database", at("new.db"), at("copy.db")))
        .isEqualTo(Status.IO_FAILURE);
    assertThat(err.toString(UTF_8)).contains("--force replaces it");
    assertThat(call("restore", "--force", "--database", at("new.db"), at("copy.db")))
        .isEqualTo(Status.FINE);
  }

  @Test
  void gamesAreWrittenAsRecords() {
    assertThat(call("export", "--database", at("games.db"))).isEqualTo(Status.FINE);
    assertThat(out.toString(UTF_8)).contains("Game: cribbage");
    assertThat(call("export", "--database", at("games.db"), "--out", at("records")))
        .isEqualTo(Status.FINE);
    assertThat(folder.resolve("records")).isDirectoryContaining("glob:**.txt");
  }

  @Test
  void whatIsNotThereIsSaid() {
    assertThat(call("export", "--database", at("none.db"))).isEqualTo(Status.IO_FAILURE);
    assertThat(err.toString(UTF_8)).contains("there is no such file");
    assertThat(folder.resolve("none.db")).doesNotExist();
    assertThat(call("restore", "--database", "postgres:games", at("copy.db"))).isNotZero();
    assertThat(call("backup", "--database", "mysql://db/games", at("copy.db"))).isNotZero();
  }
}
