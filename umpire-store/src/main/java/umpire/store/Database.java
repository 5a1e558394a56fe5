package umpire.store;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import umpire.live.log.LogException;

/// Where tables are kept, as somebody has written it: the name of a file, or the address of a
/// PostgreSQL server.
public sealed interface Database permits SqliteFile, PostgresServer {

  /// Understands what stands behind `--database`: `games.db`, or
  /// `postgres://user:password@host:5432/name?sslmode=require`, of which all but the name may be
  /// left out: `postgres:name`.
  static Database of(String words) throws BadDatabaseException {
    if (words.startsWith("postgres:") || words.startsWith("postgresql:")) {
      return PostgresServer.of(words);
    }
    if (words.isBlank() || words.startsWith("jdbc:") || words.contains("://")) {
      throw new BadDatabaseException(
          words, "neither the name of a file nor postgres://user@host/name was found");
    }
    try {
      return new SqliteFile(Path.of(words));
    } catch (InvalidPathException e) {
      throw new BadDatabaseException(words, e.getReason());
    }
  }

  /// Opens it, and brings it up to date if an older version of the program has made it.
  Store open() throws LogException;

  /// Opens it only to read, also while a server has it open.
  Store look() throws LogException;

  /// Copies all of one moment into a new SQLite file.
  void copyTo(Path file) throws LogException;
}
