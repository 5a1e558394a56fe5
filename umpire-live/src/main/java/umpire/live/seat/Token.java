package umpire.live.seat;

import umpire.core.text.Fingerprint;

/// The secret that opens a seat: 128 random bits. Only its hash is stored.
public record Token(String text) {

  /// Returns the hash that is stored. A secret of full strength needs neither salt nor a slow hash.
  public String hash() {
    return Fingerprint.of(text);
  }

  /// Hides the secret, so that it cannot get into a log by accident.
  @Override
  public String toString() {
    return "Token";
  }
}
