package umpire.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.sql.DataSource;
import umpire.live.log.Append;
import umpire.live.log.CompletedCommand;
import umpire.live.log.LogException;
import umpire.live.log.StoredTable;
import umpire.live.log.Summary;

/// A store in either kind of database. The kinds differ in how changes are written and in whether
/// other servers write as well; the rows are equal.
final class SqlStore implements Store {

  /// The number of tables deleted in one transaction, so that other changes need not wait long.
  private static final int FORGOTTEN_AT_ONCE = 20;

  private final Writer writer;
  private final DataSource readers;
  private final Others others;
  private final Runnable atTheEnd;

  /// Other servers that append to the tables of this database.
  interface Others {

    /// For a database without other servers.
    Others NONE =
        new Others() {
          @Override
          public void appended(Append append) {}

          @Override
          public void tell(Consumer<String> told) {}
        };

    /// Notifies the other servers of an append.
    void appended(Append append);

    /// Sets the listener for their appends.
    void tell(Consumer<String> told);
  }

  /// @param readers connections without automatic commits
  /// @param atTheEnd releases everything except the writer
  SqlStore(Writer writer, DataSource readers, Others others, Runnable atTheEnd) {
    this.writer = writer;
    this.readers = readers;
    this.others = others;
    this.atTheEnd = atTheEnd;
  }

  @Override
  public void append(Append append) throws LogException {
    writer.write(connection -> TableRows.append(connection, append));
    others.appended(append);
  }

  @Override
  public Optional<StoredTable> load(String table) throws LogException {
    return read(connection -> TableRows.load(connection, table));
  }

  @Override
  public Optional<CompletedCommand> findCompleted(String table, int seat, String key)
      throws LogException {
    return read(connection -> TableRows.answered(connection, table, seat, key));
  }

  @Override
  public List<Summary> list(Summary.State state, int most) throws LogException {
    return read(connection -> TableRows.listed(connection, state, most));
  }

  @Override
  public List<String> unfinished() throws LogException {
    return read(connection -> TableRows.inState(connection, Summary.State.PLAYING));
  }

  @Override
  public void onExternalAppend(Consumer<String> told) {
    others.tell(told);
  }

  @Override
  public String keep(String document, Instant at) throws LogException {
    String id = Documents.id(document);
    writer.write(connection -> Documents.keep(connection, id, document, at));
    return id;
  }

  @Override
  public Optional<String> document(String id) throws LogException {
    return read(connection -> Documents.document(connection, id));
  }

  @Override
  public List<String> tables(String after, int most) throws LogException {
    return read(connection -> TableRows.ids(connection, after, most));
  }

  @Override
  public int forget(Instant untouchedSince) throws LogException {
    long since = Nanos.of(untouchedSince);
    writer.write(connection -> Documents.forget(connection, since));
    int forgotten = 0;
    while (true) {
      int[] now = {0};
      writer.write(connection -> now[0] = TableRows.forget(connection, since, FORGOTTEN_AT_ONCE));
      forgotten += now[0];
      if (now[0] < FORGOTTEN_AT_ONCE) {
        return forgotten;
      }
    }
  }

  @Override
  public void tryWriting() throws LogException {
    writer.write(Documents::tryWriting);
  }

  @Override
  public void close() {
    writer.close();
    atTheEnd.run();
  }

  /// A query to run on a connection.
  @FunctionalInterface
  private interface Question<T> {
    T ask(Connection connection) throws SQLException;
  }

  /// Reads in one transaction, so that the result is of one moment.
  private <T> T read(Question<T> question) throws LogException.BrokenException {
    try (Connection connection = readers.getConnection()) {
      T answer = question.ask(connection);
      connection.commit();
      return answer;
    } catch (SQLException e) {
      throw new LogException.BrokenException("cannot read: " + e.getMessage(), e);
    }
  }
}
