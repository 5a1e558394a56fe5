package umpire.offline;

import java.nio.charset.StandardCharsets;

/// Replaces [umpire.core.text.Fingerprint] where the platform has no digests: SHA-256 as FIPS 180-4
/// defines it. Rules are identified by their hash, so a match that begins without a network needs
/// one.
final class ScriptFingerprint {

  private static final int BLOCK = 64;
  private static final int ROUNDS = 64;
  private static final int LENGTH = 8;

  private ScriptFingerprint() {}

  /// The SHA-256 of the text in UTF-8, in hexadecimal digits.
  static String of(String text) {
    byte[] message = padded(text.getBytes(StandardCharsets.UTF_8));
    int[] hash = new int[8];
    int[] keys = new int[ROUNDS];
    beginWithPrimes(hash, keys);
    for (int from = 0; from < message.length; from += BLOCK) {
      addBlock(message, from, keys, hash);
    }
    var digits = new StringBuilder();
    for (int word : hash) {
      for (int shift = Integer.SIZE - 4; shift >= 0; shift -= 4) {
        digits.append(Character.forDigit(word >>> shift & 15, 16));
      }
    }
    return digits.toString();
  }

  /// The message followed by a one bit, zeros, and its length in bits, up to whole blocks.
  private static byte[] padded(byte[] message) {
    int blocks = (message.length + LENGTH) / BLOCK + 1;
    var padded = new byte[blocks * BLOCK];
    System.arraycopy(message, 0, padded, 0, message.length);
    padded[message.length] = (byte) 0x80;
    long bits = 8L * message.length;
    for (int i = 1; i <= LENGTH; i++, bits >>>= 8) {
      padded[padded.length - i] = (byte) bits;
    }
    return padded;
  }

  /// Fills in the constants: the fractions of the square and cube roots of the first primes. A
  /// double holds 53 bits, enough for 32 bits after the point and the few before it.
  private static void beginWithPrimes(int[] hash, int[] keys) {
    int number = 2;
    for (int i = 0; i < ROUNDS; number++) {
      if (isPrime(number)) {
        if (i < hash.length) {
          hash[i] = fraction(Math.sqrt(number));
        }
        keys[i++] = fraction(Math.cbrt(number));
      }
    }
  }

  private static boolean isPrime(int number) {
    int divisor = 2;
    while (number % divisor != 0) {
      divisor++;
    }
    return divisor == number;
  }

  private static int fraction(double root) {
    return (int) (long) ((root - Math.floor(root)) * (1L << Integer.SIZE));
  }

  private static void addBlock(byte[] message, int from, int[] keys, int[] hash) {
    int[] words = schedule(message, from);
    int[] s = hash.clone();
    for (int i = 0; i < ROUNDS; i++) {
      int choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
      int majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
      int first = s[7] + turned(s[4], 6, 11, 25) + choice + keys[i] + words[i];
      int second = turned(s[0], 2, 13, 22) + majority;
      System.arraycopy(s, 0, s, 1, 7);
      s[4] += first;
      s[0] = first + second;
    }
    for (int i = 0; i < s.length; i++) {
      hash[i] += s[i];
    }
  }

  private static int[] schedule(byte[] message, int from) {
    var words = new int[ROUNDS];
    for (int i = 0; i < BLOCK; i++) {
      words[i / 4] = words[i / 4] << 8 | (message[from + i] & 0xff);
    }
    for (int i = 16; i < ROUNDS; i++) {
      int far = words[i - 15];
      int near = words[i - 2];
      int a = Integer.rotateRight(far, 7) ^ Integer.rotateRight(far, 18) ^ far >>> 3;
      int b = Integer.rotateRight(near, 17) ^ Integer.rotateRight(near, 19) ^ near >>> 10;
      words[i] = words[i - 16] + a + words[i - 7] + b;
    }
    return words;
  }

  private static int turned(int word, int one, int two, int three) {
    return Integer.rotateRight(word, one)
        ^ Integer.rotateRight(word, two)
        ^ Integer.rotateRight(word, three);
  }
}
