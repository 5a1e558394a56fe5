package umpire.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.live.log.Append;
import umpire.live.log.CompletedCommand;
import umpire.live.log.Entry;
import umpire.live.log.LogException;
import umpire.live.log.SeatKey;
import umpire.live.log.StoredTable;
import umpire.live.log.Summary;

/// Tables as rows: the SQL statements, which suit both kinds of database. Callers manage
/// transactions.
final class TableRows {

  private TableRows() {}

  /// Writes an append. The first statement decides whether another server has appended first, so
  /// that in this case nothing is written and a shared transaction need not be rolled back.
  static void append(Connection connection, Append append)
      throws SQLException, LogException.ConflictException {
    long first = append.entries().getFirst().seq();
    if (!(first == 1 ? lay(connection, append) : moveOn(connection, append, first - 1))) {
      throw new LogException.ConflictException(append.table(), first);
    }
    writeEntries(connection, append);
    if (!append.keys().isEmpty()) {
      writeKeys(connection, append);
    }
    if (append.answered().isPresent()) {
      writeAnswered(connection, append.table(), append.answered().get());
    }
  }

  private static boolean lay(Connection connection, Append append) throws SQLException {
    try (var insert =
        connection.prepareStatement(
            """
            insert into tables (game, rules, state, seats, listed, changed, last, id)
            values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing\
            """)) {
      setSummary(insert, append);
      return insert.executeUpdate() == 1;
    }
  }

  private static boolean moveOn(Connection connection, Append append, long from)
      throws SQLException {
    try (var update =
        connection.prepareStatement(
            """
            update tables
            set game = ?, rules = ?, state = ?, seats = ?, listed = ?, changed = ?, last = ?
            where id = ? and last = ?\
            """)) {
      setSummary(update, append);
      update.setLong(9, from);
      return update.executeUpdate() == 1;
    }
  }

  private static void setSummary(PreparedStatement statement, Append append) throws SQLException {
    Summary summary = append.summary();
    statement.setString(1, summary.game());
    statement.setString(2, summary.rules());
    statement.setString(3, summary.state().name());
    statement.setString(4, summary.seats());
    statement.setBoolean(5, summary.listed());
    statement.setLong(6, Nanos.of(summary.changed()));
    statement.setLong(7, append.entries().getLast().seq());
    statement.setString(8, summary.id());
  }

  private static void writeEntries(Connection connection, Append append) throws SQLException {
    try (var insert =
        connection.prepareStatement(
            """
            insert into events (table_id, seq, kind, actor, body, at)
            values (?, ?, ?, ?, ?, ?)\
            """)) {
      for (Entry entry : append.entries()) {
        insert.setString(1, append.table());
        insert.setLong(2, entry.seq());
        insert.setString(3, entry.kind().name());
        insert.setInt(4, entry.actor());
        insert.setString(5, entry.body());
        insert.setLong(6, Nanos.of(entry.at()));
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static void writeKeys(Connection connection, Append append) throws SQLException {
    try (var upsert =
        connection.prepareStatement(
            """
            insert into seats (table_id, seat, token_hash) values (?, ?, ?)
            on conflict (table_id, seat) do update set token_hash = excluded.token_hash\
            """)) {
      for (SeatKey key : append.keys()) {
        upsert.setString(1, append.table());
        upsert.setInt(2, key.seat());
        upsert.setString(3, key.tokenHash());
        upsert.addBatch();
      }
      upsert.executeBatch();
    }
  }

  private static void writeAnswered(Connection connection, String table, CompletedCommand completed)
      throws SQLException {
    try (var insert =
        connection.prepareStatement(
            "insert into commands (table_id, seat, key, seq) values (?, ?, ?, ?)")) {
      insert.setString(1, table);
      insert.setInt(2, completed.seat());
      insert.setString(3, completed.key());
      insert.setLong(4, completed.seq());
      insert.executeUpdate();
    }
  }

  static Optional<StoredTable> load(Connection connection, String table) throws SQLException {
    List<Entry> entries =
        list(
            connection,
            "select seq, kind, actor, body, at from events where table_id = ? order by seq",
            TableRows::entry,
            table);
    if (entries.isEmpty()) {
      return Optional.empty();
    }
    List<SeatKey> keys =
        list(
            connection,
            "select seat, token_hash from seats where table_id = ? order by seat",
            row -> new SeatKey(row.getInt(1), row.getString(2)),
            table);
    return Optional.of(new StoredTable(entries, keys));
  }

  private static Entry entry(ResultSet row) throws SQLException {
    return new Entry(
        row.getLong(1),
        Entry.Kind.valueOf(row.getString(2)),
        row.getInt(3),
        row.getString(4),
        Nanos.instant(row.getLong(5)));
  }

  static Optional<CompletedCommand> answered(
      Connection connection, String table, int seat, String key) throws SQLException {
    return list(
            connection,
            "select seq from commands where table_id = ? and seat = ? and key = ?",
            row -> new CompletedCommand(seat, key, row.getLong(1)),
            table,
            seat,
            key)
        .stream()
        .findFirst();
  }

  static List<Summary> listed(Connection connection, Summary.State state, int most)
      throws SQLException {
    return list(
        connection,
        """
        select id, game, rules, seats, changed from tables
        where state = ? and listed order by changed desc, id limit ?\
        """,
        row ->
            new Summary(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                state,
                row.getString(4),
                true,
                Nanos.instant(row.getLong(5))),
        state.name(),
        most);
  }

  static List<String> inState(Connection connection, Summary.State state) throws SQLException {
    return list(
        connection,
        "select id from tables where state = ? order by id",
        row -> row.getString(1),
        state.name());
  }

  static List<String> ids(Connection connection, String after, int most) throws SQLException {
    return list(
        connection,
        "select id from tables where id > ? order by id limit ?",
        row -> row.getString(1),
        after,
        most);
  }

  /// Returns the tables changed since then, each with the number of its last entry.
  static Map<String, Long> changedSince(Connection connection, long since) throws SQLException {
    var changed = new HashMap<String, Long>();
    list(
        connection,
        "select id, last from tables where changed > ?",
        row -> changed.put(row.getString(1), row.getLong(2)),
        since);
    return changed;
  }

  /// Deletes at most `most` tables that have not changed since then.
  ///
  /// @return the number of deleted tables
  static int forget(Connection connection, long untouchedSince, int most) throws SQLException {
    List<String> old =
        list(
            connection,
            "select id from tables where changed < ? order by changed limit ?",
            row -> row.getString(1),
            untouchedSince,
            most);
    for (String table : old) {
      for (String rows : List.of("seats", "commands", "events")) {
        run(connection, "delete from " + rows + " where table_id = ?", table);
      }
      run(connection, "delete from tables where id = ?", table);
    }
    return old.size();
  }

  /// Converts a row to a value.
  @FunctionalInterface
  interface RowReader<T> {
    T of(ResultSet row) throws SQLException;
  }

  static <T> List<T> list(
      Connection connection, String query, RowReader<T> rowReader, Object... parameters)
      throws SQLException {
    try (var select = connection.prepareStatement(query)) {
      set(select, parameters);
      var found = new ArrayList<T>();
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          found.add(rowReader.of(rows));
        }
      }
      return found;
    }
  }

  static int run(Connection connection, String change, Object... parameters) throws SQLException {
    try (var statement = connection.prepareStatement(change)) {
      set(statement, parameters);
      return statement.executeUpdate();
    }
  }

  private static void set(PreparedStatement statement, Object... parameters) throws SQLException {
    for (int i = 0; i < parameters.length; i++) {
      statement.setObject(i + 1, parameters[i]);
    }
  }
}
