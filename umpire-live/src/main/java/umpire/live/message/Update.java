package umpire.live.message;

import java.nio.charset.StandardCharsets;

/// One viewer's current view of a table with recent log entries, as JSON. Viewers that see the same
/// share one update.
public final class Update {

  /// A marker that ends a subscription; clients never see it.
  public static final Update GOODBYE = new Update(Long.MIN_VALUE, Long.MIN_VALUE, false, "");

  private final long from;
  private final long seq;
  private final boolean more;
  private final byte[] json;

  /// @param from the number of the entry before the first one that it includes
  /// @param seq the number of the last entry that it includes
  /// @param more whether further entries existed when it was made
  public Update(long from, long seq, boolean more, String json) {
    this.from = from;
    this.seq = seq;
    this.more = more;
    this.json = json.getBytes(StandardCharsets.UTF_8);
  }

  public long from() {
    return from;
  }

  /// Returns the number of the last log entry that it takes into account.
  public long seq() {
    return seq;
  }

  /// Whether further entries did not fit: the next update begins after [#seq].
  public boolean hasMore() {
    return more;
  }

  /// Whether it includes log entries; if not, it only shows changes such as players arriving.
  public boolean hasEntries() {
    return from < seq;
  }

  /// Returns one JSON object in UTF-8 without line breaks. The array is shared and must not be
  /// modified.
  public byte[] json() {
    return json;
  }

  /// Returns the JSON as a string.
  public String text() {
    return new String(json, StandardCharsets.UTF_8);
  }
}
