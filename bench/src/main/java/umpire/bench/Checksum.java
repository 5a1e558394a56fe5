package umpire.bench;

/// Checks results: a measurement with another result than expected has measured something else.
final class Checksum {

  private Checksum() {}

  static void check(String what, long expected, long actual) {
    if (expected != actual) {
      throw new IllegalStateException(
          what + ": checksum " + actual + "L, expected " + expected + "L");
    }
  }
}
