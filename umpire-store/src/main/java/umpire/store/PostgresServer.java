package umpire.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import umpire.live.log.LogException;

/// A database on a PostgreSQL server. At present only one Umpire server may use it at a time.
///
/// @param url for the driver, without the user
/// @param user the account; if empty, that of the system user
/// @param password of the account, if it needs one; never printed
public record PostgresServer(String url, Optional<String> user, Optional<String> password)
    implements Database {

  /// The number of concurrent commits. The server combines their flushes; more would only wait
  /// there instead of here.
  private static final int CONNECTIONS = 16;

  private static final int PATIENCE_MILLIS = 10_000;

  /// Interval between polls for changes of other servers.
  private static final Duration PAUSE = Duration.ofSeconds(5);

  /// Parses `postgres://user:password@host:port/name?options`.
  static PostgresServer of(String words) throws BadDatabaseException {
    String rest = words.substring(words.indexOf(':') + 1);
    URI uri = uri(words, rest.startsWith("//") ? rest : "///" + rest);
    String name = Optional.ofNullable(uri.getRawPath()).orElse("").replaceFirst("^/+", "");
    if (name.isEmpty() || name.contains("/")) {
      throw new BadDatabaseException(
          shown(words), "expected the name of the database after the host");
    }
    if (uri.getRawAuthority() != null && uri.getHost() == null) {
      throw new BadDatabaseException(shown(words), "expected a host and a port that can be parsed");
    }
    String host = uri.getHost() == null ? "localhost" : uri.getHost();
    String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
    String options = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
    Optional<String> account = Optional.ofNullable(uri.getRawUserInfo());
    return new PostgresServer(
        "jdbc:postgresql://" + host + port + "/" + name + options,
        account.map(a -> decoded(a.split(":", 2)[0])),
        account.filter(a -> a.contains(":")).map(a -> decoded(a.split(":", 2)[1])));
  }

  private static URI uri(String words, String rest) throws BadDatabaseException {
    try {
      return new URI("postgres:" + rest);
    } catch (URISyntaxException e) {
      throw new BadDatabaseException(
          shown(words), e.getReason() + " (write special characters as in %40)");
    }
  }

  private static String decoded(String part) {
    return URLDecoder.decode(part.replace("+", "%2B"), UTF_8);
  }

  /// Returns the address without its password.
  private static String shown(String words) {
    return words.replaceFirst("(//[^/@]*?):[^/]*@", "$1:…@");
  }

  /// Opens it exclusively: other servers are refused until the store is closed.
  @Override
  public Store open() throws LogException {
    var claim = new DatabaseClaim(url, properties(), PAUSE);
    try {
      return open(claim::assertHeld, claim::close);
    } catch (LogException | RuntimeException e) {
      claim.close();
      throw e;
    }
  }

  /// Opens it beside other servers. Only tests do this: the log is then still correct, but not
  /// everything that depends on it.
  Store openShared() throws LogException {
    return open(PooledWriter.ClaimCheck.ALWAYS, () -> {});
  }

  private Store open(PooledWriter.ClaimCheck claim, Runnable atTheEnd) throws LogException {
    HikariDataSource pool = pool();
    try {
      Schema.update(pool, pool);
      var notifier = new ChangeNotifier(url, properties(), pool, PAUSE);
      return new SqlStore(
          new PooledWriter(pool, claim),
          pool,
          notifier,
          () -> {
            notifier.close();
            atTheEnd.run();
          });
    } catch (LogException | RuntimeException e) {
      pool.close();
      throw e;
    }
  }

  @Override
  public Store look() throws LogException {
    HikariDataSource pool = pool();
    try {
      Schema.assertReadable(pool);
    } catch (LogException.BrokenException e) {
      pool.close();
      throw e;
    }
    return new SqlStore(Writer.NONE, pool, SqlStore.Others.NONE, pool::close);
  }

  @Override
  public void copyTo(Path file) throws LogException {
    new SqliteFile(file).open().close();
    try (HikariDataSource pool = pool();
        Connection from = pool.getConnection();
        Connection to = new SqliteFile(file).writing().getConnection()) {
      to.setAutoCommit(false);
      RowCopy.all(from, to);
      to.commit();
    } catch (SQLException e) {
      throw new LogException.BrokenException("cannot copy the database: " + e.getMessage(), e);
    }
  }

  /// Copies all rows of a file into this database, which must be empty.
  void fillFrom(SqliteFile copy) throws LogException, Backup.AlreadyExistsException {
    try (Store _ = open();
        HikariDataSource pool = pool();
        Connection to = pool.getConnection();
        Connection from = copy.writing().getConnection()) {
      if (RowCopy.hasRows(to)) {
        throw new Backup.AlreadyExistsException(
            "the database already contains tables or documents; restore to an empty one");
      }
      RowCopy.all(from, to);
      to.commit();
    } catch (SQLException e) {
      throw new LogException.BrokenException(
          "cannot restore to the database: " + e.getMessage(), e);
    }
  }

  private HikariDataSource pool() throws LogException.BrokenException {
    var config = new HikariConfig();
    config.setPoolName("umpire-postgres");
    config.setJdbcUrl(url);
    config.setDataSourceProperties(properties());
    config.setMaximumPoolSize(CONNECTIONS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE_MILLIS);
    config.setAutoCommit(false);
    config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
    try {
      return new HikariDataSource(config);
    } catch (PoolInitializationException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw new LogException.BrokenException("cannot reach the database: " + cause.getMessage(), e);
    }
  }

  private Properties properties() {
    var properties = new Properties();
    user.ifPresent(u -> properties.setProperty("user", u));
    password.ifPresent(p -> properties.setProperty("password", p));
    properties.setProperty("ApplicationName", "umpire");
    return properties;
  }

  /// Leaves out the password, which a record would print.
  @Override
  public String toString() {
    return "PostgresServer[" + url + "]";
  }
}
