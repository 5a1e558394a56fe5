package umpire.store;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import umpire.live.log.LogFailure;

/// The shape of the database, and the one place where it is brought up to date.
///
/// Flyway takes a good part of a second to find out that there is nothing to do; so it is asked
/// only if the database does not say itself that it is current.
final class Schema {

  /// The number of the last script under `migrations`.
  static final int VERSION = 2;

  private static final String SCRIPTS = "classpath:umpire/store/migrations";

  private Schema() {}

  /// Brings an older or an empty database up to date.
  static void update(DataSource database) throws LogFailure.Broken {
    if (version(database) == VERSION) {
      return;
    }
    try {
      Flyway.configure(Schema.class.getClassLoader())
          .dataSource(database)
          .locations(SCRIPTS)
          .load()
          .migrate();
    } catch (FlywayException e) {
      throw new LogFailure.Broken(
          "the database could not be brought up to date: " + e.getMessage(), e);
    }
    int now = version(database);
    if (now != VERSION) {
      throw new LogFailure.Broken(
          "the database is of version %d, and this program knows versions up to %d"
              .formatted(now, VERSION),
          new IllegalStateException());
    }
  }

  /// The version that a database says it has: that of the last script that ran well; 0 if it has
  /// none.
  static int version(DataSource database) {
    try (Connection connection = database.getConnection()) {
      return TableRows.list(
              connection,
              "select version from flyway_schema_history where success and version is not null",
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
