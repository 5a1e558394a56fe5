package umpire.live.message;

import java.nio.charset.StandardCharsets;

/// What one viewer is shown: the whole view of now, and what was told meanwhile. Everybody who sees
/// the same shares the same bytes.
public final class Update {

  /// Comes last, and is shown to nobody.
  public static final Update GOODBYE = new Update(Long.MIN_VALUE, Long.MIN_VALUE, false, "");

  private final long from;
  private final long seq;
  private final boolean more;
  private final byte[] json;

  /// @param from the last entry that it does not tell
  /// @param seq the last that it does
  /// @param more whether more had happened when it was made
  public Update(long from, long seq, boolean more, String json) {
    this.from = from;
    this.seq = seq;
    this.more = more;
    this.json = json.getBytes(StandardCharsets.UTF_8);
  }

  public long from() {
    return from;
  }

  /// The last entry of the log that it knows of.
  public long seq() {
    return seq;
  }

  /// Whether there was more to tell than fits in one update: the next begins after [#seq].
  public boolean hasMore() {
    return more;
  }

  /// Whether it tells anything, and not only shows who is there.
  public boolean tells() {
    return from < seq;
  }

  /// One JSON object in UTF-8, without a line break. Shared: nobody writes to it.
  public byte[] json() {
    return json;
  }

  /// The same as a text.
  public String text() {
    return new String(json, StandardCharsets.UTF_8);
  }
}
