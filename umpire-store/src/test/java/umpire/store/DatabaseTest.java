package umpire.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Values of `--database`.
class DatabaseTest {

  @Test
  void aNameIsAFile() throws Exception {
    assertThat(Database.of("a/games.db")).isEqualTo(new SqliteFile(Path.of("a/games.db")));
  }

  @ParameterizedTest
  @CsvSource({
    "postgres:games, jdbc:postgresql://localhost/games",
    "postgresql:games, jdbc:postgresql://localhost/games",
    "postgres://db.club/games, jdbc:postgresql://db.club/games",
    "postgres://db.club:5433/games, jdbc:postgresql://db.club:5433/games",
    "postgres://[::1]:5433/games?sslmode=require,"
        + " jdbc:postgresql://[::1]:5433/games?sslmode=require",
  })
  void anAddressIsTheDrivers(String words, String url) throws Exception {
    assertThat(Database.of(words))
        .isEqualTo(new PostgresServer(url, Optional.empty(), Optional.empty()));
  }

  @Test
  void userAndPasswordAreReadAndNeverShown() throws Exception {
    Database database = Database.of("postgres://anna:p%40ss:w+rd@db/games");
    assertThat(database)
        .isEqualTo(
            new PostgresServer(
                "jdbc:postgresql://db/games", Optional.of("anna"), Optional.of("p@ss:w+rd")));
    assertThat(database.toString()).contains("db/games").doesNotContain("p@ss");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "jdbc:postgresql://db/games",
        "mysql://db/games",
        "postgres:",
        "postgres://",
        "postgres://db",
        "postgres://anna:secret@db",
        "postgres://anna:secret@db:port/games",
        "postgres://anna:secret@db/a/b",
        "postgres://anna:sec ret@db/games",
        "games\0.db",
      })
  void everythingElseIsAFaultThatNamesNoPassword(String words) {
    assertThatExceptionOfType(BadDatabaseException.class)
        .isThrownBy(() -> Database.of(words))
        .withMessageStartingWith("database '")
        .withMessageNotContaining("secret")
        .withMessageNotContaining("sec ret");
  }
}
