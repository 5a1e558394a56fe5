package umpire.store;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import umpire.live.log.LogException;

/// The location of stored tables: a file, or a PostgreSQL server.
public sealed interface Database permits SqliteFile, PostgresServer {

  /// Parses the value of `--database`: `games.db`, or
  /// `postgres://user:password@host:5432/name?sslmode=require`, of which everything but the name is
  /// optional: `postgres:name`.
  static Database of(String words) throws BadDatabaseException {
    if (words.startsWith("postgres:") || words.startsWith("postgresql:")) {
      return PostgresServer.of(words);
    }
    if (words.isBlank() || words.startsWith("jdbc:") || words.contains("://")) {
      throw new BadDatabaseException(
          words, "expected the name of a file or postgres://user@host/name");
    }
    try {
      return new SqliteFile(Path.of(words));
    } catch (InvalidPathException e) {
      throw new BadDatabaseException(words, e.getReason());
    }
  }

  /// Opens it for reading and writing, and upgrades it if an older version of the program has
  /// written it.
  Store open() throws LogException;

  /// Opens it for reading only, even while a server has it open.
  Store look() throws LogException;

  /// Copies everything, as of one moment, into a new SQLite file.
  void copyTo(Path file) throws LogException;
}
