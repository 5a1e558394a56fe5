package umpire.live;

import java.nio.charset.StandardCharsets;

/// What one viewer is shown: the whole view of now, and what was told meanwhile. Everybody who sees
/// the same shares the same bytes.
public final class Update {

  private final long seq;
  private final byte[] json;

  Update(long seq, String json) {
    this.seq = seq;
    this.json = json.getBytes(StandardCharsets.UTF_8);
  }

  /// The last entry of the log that it knows of.
  public long seq() {
    return seq;
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
