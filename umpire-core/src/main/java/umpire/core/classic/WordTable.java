package umpire.core.classic;

import java.util.Arrays;

/// A few words of up to seven bytes, each of which is recognised at a glance.
///
/// Which word comes and where it ends cannot be foreseen, so reading it letter by letter means many
/// branches that depend on it. Here a word is taken as a number, out of eight bytes from
/// [WordReader#ahead]. A multiplication leads to the one slot in which it can be, and a single
/// comparison, which nearly always holds, decides whether it is there.
public final class WordTable {

  /// What is found when a word is none of these.
  public static final int UNKNOWN = -1;

  private static final int SLOT_BITS = 6;
  private static final long EVERY_BYTE = 0x0101_0101_0101_0101L;
  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
  private static final long FIRST_VISIBLE = (' ' + 1) * EVERY_BYTE;

  private final long[] slots = new long[1 << SLOT_BITS];
  private final byte[] places = new byte[1 << SLOT_BITS];
  private final long multiplier;

  /// Words of one to seven visible ASCII letters, all different.
  public WordTable(String... words) {
    long tried = 0x9e37_79b9_7f4a_7c15L;
    while (!fill(words, tried)) {
      tried += 2 * EVERY_BYTE;
    }
    multiplier = tried;
  }

  /// Puts every word into its slot; false if two of them share one.
  private boolean fill(String[] words, long tried) {
    Arrays.fill(slots, 0);
    Arrays.fill(places, (byte) UNKNOWN);
    for (int i = 0; i < words.length; i++) {
      long word = number(words[i]);
      int slot = slot(word, tried);
      if (slots[slot] != 0) {
        return false;
      }
      slots[slot] = word;
      places[slot] = (byte) i;
    }
    return true;
  }

  private static long number(String word) {
    if (word.isEmpty() || word.length() >= Long.BYTES) {
      throw new IllegalArgumentException("a word of one to seven letters, not " + word);
    }
    long number = 0;
    for (int i = 0; i < word.length(); i++) {
      number |= (long) word.charAt(i) << (Byte.SIZE * i);
    }
    return number;
  }

  private static int slot(long word, long multiplier) {
    return (int) ((word * multiplier) >>> (Long.SIZE - SLOT_BITS));
  }

  /// The place in the list of the word with which the text begins, or [#UNKNOWN].
  public int find(long text) {
    long word = text & ((1L << (Byte.SIZE * length(text))) - 1);
    int slot = slot(word, multiplier);
    return slots[slot] == word ? places[slot] : UNKNOWN;
  }

  /// How many bytes of the text come before the first that is a blank or a control character; 8 if
  /// there is none.
  public static int length(long text) {
    // Taking a blank's number and one more from each byte borrows from the highest bit where the
    // byte is less, unless that bit was set before. What is borrowed from the next byte can spoil
    // only bytes behind the first such one.
    long white = (text - FIRST_VISIBLE) & ~text & HIGH_BITS;
    return Long.numberOfTrailingZeros(white) / Byte.SIZE;
  }
}
