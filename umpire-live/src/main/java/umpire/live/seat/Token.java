package umpire.live.seat;

import umpire.core.text.Fingerprint;

/// What opens a seat: 128 bits that nobody can guess. Only its hash is ever kept.
public record Token(String text) {

  /// What is kept of it. A secret of full strength needs no salt and no slow hash.
  public String hash() {
    return Fingerprint.of(text);
  }

  /// Nobody sees it by accident in a log.
  @Override
  public String toString() {
    return "Token";
  }
}
