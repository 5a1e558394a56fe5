package umpire.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;

/// Documents as rows. A document's id is the beginning of its hash, so storing a document twice
/// gives one link.
final class Documents {

  /// 128 bits are enough that ids cannot be found by guessing.
  private static final int BYTES_OF_AN_ID = 16;

  /// An id that no document has.
  private static final String TRIED = "?";

  private Documents() {}

  static String id(String document) {
    if (document.length() > Store.LONGEST_DOCUMENT) {
      throw new IllegalArgumentException(
          "expected a document of at most %d characters, found %d"
              .formatted(Store.LONGEST_DOCUMENT, document.length()));
    }
    byte[] hash = sha256().digest(document.getBytes(UTF_8));
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(Arrays.copyOf(hash, BYTES_OF_AN_ID));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }

  /// Stores a document; storing it again renews its date.
  static void keep(Connection connection, String id, String document, Instant at)
      throws SQLException {
    TableRows.run(
        connection,
        """
        insert into documents (id, body, at) values (?, ?, ?)
        on conflict (id) do update set at = excluded.at\
        """,
        id,
        document,
        Nanos.of(at));
  }

  static Optional<String> document(Connection connection, String id) throws SQLException {
    return TableRows.list(
            connection, "select body from documents where id = ?", row -> row.getString(1), id)
        .stream()
        .findFirst();
  }

  static void forget(Connection connection, long untouchedSince) throws SQLException {
    TableRows.run(connection, "delete from documents where at < ?", untouchedSince);
  }

  /// Writes and deletes a row, so that committing needs a real write.
  static void tryWriting(Connection connection) throws SQLException {
    keep(connection, TRIED, "can this be stored?", Instant.EPOCH);
    TableRows.run(connection, "delete from documents where id = ?", TRIED);
  }
}
