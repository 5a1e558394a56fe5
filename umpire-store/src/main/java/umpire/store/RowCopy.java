package umpire.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/// Copies all rows of one database to another, empty one; the kinds may differ.
final class RowCopy {

  private static final int AT_ONCE = 500;

  /// A table of the schema and the names of its columns.
  private record Part(String table, List<String> columns) {}

  private static final List<Part> PARTS =
      List.of(
          new Part(
              "tables",
              List.of("id", "game", "rules", "state", "seats", "listed", "changed", "last")),
          new Part("events", List.of("table_id", "seq", "kind", "actor", "body", "at")),
          new Part("commands", List.of("table_id", "seat", "key", "seq")),
          new Part("seats", List.of("table_id", "seat", "token_hash")),
          new Part("documents", List.of("id", "body", "at")));

  private RowCopy() {}

  /// @param from in its own transaction, which sees one moment
  /// @param to in a transaction; the caller commits
  static void all(Connection from, Connection to) throws SQLException {
    for (Part part : PARTS) {
      copy(part, from, to);
    }
  }

  /// Whether the database contains any rows.
  static boolean hasRows(Connection connection) throws SQLException {
    for (Part part : PARTS) {
      String first = "select 1 from %s limit 1".formatted(part.table());
      if (!TableRows.list(connection, first, row -> row.getInt(1)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static void copy(Part part, Connection from, Connection to) throws SQLException {
    String columns = String.join(", ", part.columns());
    String values = String.join(", ", part.columns().stream().map(_ -> "?").toList());
    String insert = "insert into %s (%s) values (%s)".formatted(part.table(), columns, values);
    try (var select = from.prepareStatement("select %s from %s".formatted(columns, part.table()));
        var target = to.prepareStatement(insert)) {
      select.setFetchSize(AT_ONCE);
      try (ResultSet rows = select.executeQuery()) {
        for (int waiting = 1; rows.next(); waiting++) {
          set(target, rows, part.columns());
          if (waiting % AT_ONCE == 0) {
            target.executeBatch();
          }
        }
      }
      target.executeBatch();
    }
  }

  private static void set(PreparedStatement target, ResultSet row, List<String> columns)
      throws SQLException {
    for (int i = 1; i <= columns.size(); i++) {
      // SQLite has no Boolean values.
      boolean yesOrNo = columns.get(i - 1).equals("listed");
      target.setObject(i, yesOrNo ? (Object) row.getBoolean(i) : row.getObject(i));
    }
    target.addBatch();
  }
}
