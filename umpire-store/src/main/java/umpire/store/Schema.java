package umpire.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Set;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import umpire.live.log.LogException;

/// The schema of the database and its upgrades.
///
/// Flyway needs a noticeable part of a second to find that there is nothing to do, so it runs only
/// if the stored version is not the current one.
final class Schema {

  /// The number of the last script in `migrations`.
  static final int VERSION = 2;

  /// The table in which Flyway records the scripts that have run.
  private static final String HISTORY = "flyway_schema_history";

  private static final String SCRIPTS = "classpath:umpire/store/migrations";

  private Schema() {}

  /// Creates the schema in an empty database, or upgrades an older one. A database of another
  /// program is left unchanged.
  ///
  /// @param look connections that do not change the database by opening it
  /// @param change connections that may change it
  static void update(DataSource look, DataSource change) throws LogException.BrokenException {
    int found = version(look);
    if (found == VERSION) {
      return;
    }
    if (found > VERSION) {
      throw newer(found);
    }
    if (isForeign(look)) {
      throw new LogException.BrokenException(
          "this is a database of another program: it has tables, but none of Umpire's",
          new IllegalStateException());
    }
    try {
      Flyway.configure(Schema.class.getClassLoader())
          .dataSource(change)
          .locations(SCRIPTS)
          .load()
          .migrate();
    } catch (FlywayException e) {
      throw new LogException.BrokenException("cannot upgrade the database: " + e.getMessage(), e);
    }
  }

  /// Checks that this program can read a database.
  static void assertReadable(DataSource look) throws LogException.BrokenException {
    int found = version(look);
    if (found == 0) {
      throw new LogException.BrokenException(
          "this is not a database of Umpire", new IllegalStateException());
    }
    if (found > VERSION) {
      throw newer(found);
    }
  }

  private static LogException.BrokenException newer(int found) {
    return new LogException.BrokenException(
        "this database was written by a newer Umpire: it has version "
            + "%d, and this program supports versions up to %d".formatted(found, VERSION),
        new IllegalStateException());
  }

  /// Whether the database has tables, but not those of Umpire.
  private static boolean isForeign(DataSource database) throws LogException.BrokenException {
    Set<String> names = new HashSet<>();
    try (Connection connection = database.getConnection();
        ResultSet tables =
            connection
                .getMetaData()
                .getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
      while (tables.next()) {
        names.add(tables.getString("TABLE_NAME"));
      }
    } catch (SQLException e) {
      throw new LogException.BrokenException("cannot read the database: " + e.getMessage(), e);
    }
    return !names.isEmpty() && !names.contains(HISTORY);
  }

  /// Returns the version that the database records: that of the last successful script, or 0 if it
  /// has none.
  static int version(DataSource database) {
    try (Connection connection = database.getConnection()) {
      return TableRows.list(
              connection,
              "select version from " + HISTORY + " where success and version is not null",
              row -> Integer.parseInt(row.getString(1)))
          .stream()
          .mapToInt(Integer::intValue)
          .max()
          .orElse(0);
    } catch (SQLException e) {
      return 0; // no history: Flyway will report whether the database is new or broken
    }
  }
}
