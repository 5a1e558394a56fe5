package umpire.core;

import java.util.Arrays;
import java.util.List;

/// Rulings as numbers, in the order they were made.
///
/// A kernel always writes; whoever wants to know reads, and whoever does not rewinds. That is what
/// lets one implementation of the rules serve the explained referee and the silent simulator: a
/// word is one store into an array that was allocated once. See decision 0003.
public final class Tape {

  private static final int RULE_SHIFT = 56;
  private static final int SEAT_SHIFT = 48;
  private static final int SUBJECT_SHIFT = 32;

  private long[] words = new long[256];
  private int size;

  /// Notes that `rule` was applied. The subject must fit 16 bits; a seat may be [Kernel#NOBODY].
  public void say(Rule rule, int seat, int subject, int amount) {
    if (size == words.length) {
      words = Arrays.copyOf(words, 2 * size);
    }
    words[size++] =
        (long) rule.ordinal() << RULE_SHIFT
            | (seat & 0xffL) << SEAT_SHIFT
            | (subject & 0xffffL) << SUBJECT_SHIFT
            | (amount & 0xffff_ffffL);
  }

  public void rewind() {
    size = 0;
  }

  public int size() {
    return size;
  }

  /// The place of word `i`'s rule in its rulebook.
  public int rule(int i) {
    return (int) (words[i] >>> RULE_SHIFT);
  }

  public int seat(int i) {
    return (byte) (words[i] >>> SEAT_SHIFT);
  }

  public int subject(int i) {
    return (int) (words[i] >>> SUBJECT_SHIFT) & 0xffff;
  }

  public int amount(int i) {
    return (int) words[i];
  }

  /// Word `i` as a ruling by the given rulebook.
  public Ruling ruling(int i, List<? extends Rule> rulebook) {
    return new Ruling(rulebook.get(rule(i)), seat(i), subject(i), amount(i));
  }

  /// Whether both tapes say the same.
  public boolean sameAs(Tape other) {
    return Arrays.equals(words, 0, size, other.words, 0, other.size);
  }
}
