package umpire.parquet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.core.arena.Arena;
import umpire.core.kernel.Seeds;
import umpire.sim.rows.RowHeader;
import umpire.sim.run.Job;
import umpire.sim.run.Span;

/// Reads files with DuckDB, which shares no code with the writer.
final class ReadBack {

  private ReadBack() {}

  /// Checks that every row is the one that the job's arena gives for that game.
  static void expectRows(Path path, Job job, RowHeader header, Span games) throws SQLException {
    var row = new int[job.columns().size()];
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement ask = duck.createStatement();
        Arena arena = job.arena();
        ResultSet rows = ask.executeQuery("from '" + path + "'")) {
      assertThat(names(rows)).isEqualTo(header.allColumns());
      for (long game = games.from(); game < games.to(); game++) {
        assertThat(rows.next()).as("game %d", game).isTrue();
        long seed = Seeds.seedOf(job.seed(), game);
        arena.play(seed, row);
        if (rows.getLong(1) != game || rows.getLong(2) != seed) {
          throw new AssertionError("game " + game + ", but row of " + rows.getLong(1));
        }
        if (game % 1000 == 0) {
          assertThat(rows.getString(3)).isEqualTo(header.seats());
        }
        for (int i = 0; i < row.length; i++) {
          if (rows.getInt(4 + i) != row[i]) {
            throw new AssertionError("game " + game + ", column " + i + ": " + rows.getInt(4 + i));
          }
        }
      }
      assertThat(rows.next()).isFalse();
    }
  }

  private static List<String> names(ResultSet rows) throws SQLException {
    var names = new ArrayList<String>();
    for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
      names.add(rows.getMetaData().getColumnName(i));
    }
    return names;
  }

  /// The facts that the file stores about all rows.
  static Map<String, String> facts(Path path) throws SQLException {
    var facts = new LinkedHashMap<String, String>();
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement ask = duck.createStatement();
        ResultSet pairs =
            ask.executeQuery("select key, value from parquet_kv_metadata('" + path + "')")) {
      while (pairs.next()) {
        facts.put(text(pairs, 1), text(pairs, 2));
      }
    }
    return facts;
  }

  private static String text(ResultSet rows, int column) throws SQLException {
    var blob = rows.getBlob(column);
    return new String(blob.getBytes(1, (int) blob.length()), StandardCharsets.UTF_8);
  }

  /// Returns the first row of an answer.
  static List<String> ask(String question) throws SQLException {
    var answer = new ArrayList<String>();
    try (Connection duck = DriverManager.getConnection("jdbc:duckdb:");
        Statement ask = duck.createStatement();
        ResultSet rows = ask.executeQuery(question)) {
      assertThat(rows.next()).isTrue();
      for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
        answer.add(rows.getString(i));
      }
    }
    return answer;
  }
}
