package umpire.server.asset;

import java.nio.charset.StandardCharsets;
import java.util.zip.Deflater;
import umpire.core.text.Fingerprint;
import umpire.server.http.Gzip;

/// A file for browsers, plain and compressed.
public final class Asset {

  private static final int TAG_DIGITS = 16;

  private final String type;
  private final byte[] plain;
  private final byte[] gzip;
  private final String tag;

  Asset(String type, byte[] plain) {
    this.type = type;
    this.plain = plain;
    gzip = Gzip.bytes(plain, Deflater.BEST_COMPRESSION);
    String content = new String(plain, StandardCharsets.ISO_8859_1);
    tag = '"' + Fingerprint.of(content).substring(0, TAG_DIGITS) + '"';
  }

  /// Returns the media type.
  String type() {
    return type;
  }

  /// Returns the ETag: a hash of the content.
  String tag() {
    return tag;
  }

  /// Whether compressing makes it smaller.
  boolean canBeShorter() {
    return gzip.length < plain.length;
  }

  /// Returns the content. The array is shared and must not be modified.
  byte[] bytes(boolean shorter) {
    return shorter ? gzip : plain;
  }
}
