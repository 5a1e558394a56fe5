package umpire.core.classic;

import java.util.Arrays;

/// A table of a few words of up to seven bytes, each found with one comparison.
///
/// Neither the next word nor its length can be predicted, so comparing it byte by byte takes many
/// branches that the processor mispredicts. Here the word is a number, taken from the eight bytes
/// that [WordReader#ahead] returns. A multiplication gives the only slot in which it can be, and a
/// single comparison, which nearly always succeeds, decides whether it is there.
public final class WordTable {

  /// Returned by [#find] for a word that is not in the table.
  public static final int UNKNOWN = -1;

  private static final int SLOT_BITS = 6;
  private static final long EVERY_BYTE = 0x0101_0101_0101_0101L;
  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
  private static final long FIRST_VISIBLE = (' ' + 1) * EVERY_BYTE;

  private final long[] slots = new long[1 << SLOT_BITS];
  private final byte[] indexes = new byte[1 << SLOT_BITS];
  private final long multiplier;

  /// Creates a table of these words.
  ///
  /// @param words words of one to seven visible ASCII characters, all different
  public WordTable(String... words) {
    long tried = 0x9e37_79b9_7f4a_7c15L;
    while (!fill(words, tried)) {
      tried += 2 * EVERY_BYTE;
    }
    multiplier = tried;
  }

  /// Puts every word into its slot. Returns false if two words share one.
  private boolean fill(String[] words, long tried) {
    Arrays.fill(slots, 0);
    Arrays.fill(indexes, (byte) UNKNOWN);
    for (int i = 0; i < words.length; i++) {
      long word = number(words[i]);
      int slot = slot(word, tried);
      if (slots[slot] != 0) {
        return false;
      }
      slots[slot] = word;
      indexes[slot] = (byte) i;
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

  /// The index, among the words given to the constructor, of the word with which the text begins;
  /// or [#UNKNOWN].
  public int find(long text) {
    long word = text & ((1L << (Byte.SIZE * length(text))) - 1);
    int slot = slot(word, multiplier);
    return slots[slot] == word ? indexes[slot] : UNKNOWN;
  }

  /// The number of bytes before the first space or control character; 8 if there is none.
  public static int length(long text) {
    // Subtracting the code after the space from each byte borrows from its highest bit if the byte
    // is less, unless that bit was set before. A borrow from the next byte can spoil only bytes
    // after the first such one.
    long white = (text - FIRST_VISIBLE) & ~text & HIGH_BITS;
    return Long.numberOfTrailingZeros(white) / Byte.SIZE;
  }
}
