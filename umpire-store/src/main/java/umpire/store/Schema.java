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

/// The shape of the database, and the one place where it is brought up to date.
///
/// Flyway takes a good part of a second to find out that there is nothing to do; so it is asked
/// only if the database does not say itself that it is current.
final class Schema {

  /// The number of the last script under `migrations`.
  static final int VERSION = 2;

  /// Where Flyway writes down which scripts have run.
  private static final String HISTORY = "flyway_schema_history";

  private static final String SCRIPTS = "classpath:umpire/store/migrations";

  private Schema() {}

  /// Brings an older or an empty database up to date. One that is not ours to change is left as it
  /// is.
  ///
  /// @param look connections that change nothing by being opened
  /// @param change those for whom the database is ours
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
      throw new LogException.BrokenException(
          "the database could not be brought up to date: " + e.getMessage(), e);
    }
  }

  /// Makes sure that a database can be read by this program.
  static void assertReadable(DataSource look) throws LogException.BrokenException {
    int found = version(look);
    if (found == 0) {
      throw new LogException.BrokenException(
          "it is no database of tables", new IllegalStateException());
    }
    if (found > VERSION) {
      throw newer(found);
    }
  }

  private static LogException.BrokenException newer(int found) {
    return new LogException.BrokenException(
        "these tables were written by a newer Umpire: they are of version "
            + "%d, and this program knows versions up to %d".formatted(found, VERSION),
        new IllegalStateException());
  }

  /// Whether somebody keeps something else there.
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
      throw new LogException.BrokenException("it cannot be read: " + e.getMessage(), e);
    }
    return !names.isEmpty() && !names.contains(HISTORY);
  }

  /// The version that a database says it has: that of the last script that ran well; 0 if it has
  /// none.
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
      return 0; // No history: Flyway will say whether it is new or broken.
    }
  }
}
