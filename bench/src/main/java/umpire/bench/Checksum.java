package umpire.bench;

/// A measurement whose result is not the expected one has measured something else.
final class Checksum {

  private Checksum() {}

  static void check(String what, long expected, long actual) {
    if (expected != actual) {
      throw new IllegalStateException(
          what + ": checksum " + actual + "L, expected " + expected + "L");
    }
  }
}
