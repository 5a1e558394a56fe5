package umpire.core;

import java.util.Arrays;
import java.util.List;

/// Rulings as numbers, in the order they were made.
///
/// A kernel always tells; whoever wants to know reads, and whoever does not brings a tape that does
/// not record. That is what lets one implementation of the rules serve the explained referee and
/// the silent simulator: a word is one store into an array that was allocated once, or nothing at
/// all. See decision 0003.
public final class Tape {

  private static final int RULE_SHIFT = 56;
  private static final int SEAT_SHIFT = 48;
  private static final int SUBJECT_SHIFT = 32;

  private final boolean recording;
  private long[] words;
  private int size;

  /// An empty tape.
  public Tape() {
    this(true);
  }

  private Tape(boolean recording) {
    this.recording = recording;
    this.words = new long[recording ? 256 : 0];
  }

  /// A tape that records nothing and stays empty.
  public static Tape silent() {
    return new Tape(false);
  }

  /// Whether anybody will read: what is told only in words need not be worked out for nobody.
  public boolean records() {
    return recording;
  }

  /// Notes that `rule` was applied. The subject must fit 16 bits; a seat may be
  /// [umpire.core.kernel.Kernel#NOBODY].
  public void say(Rule rule, int seat, int subject, int amount) {
    // Kept this short so that it is compiled into its callers: silence then costs one test.
    if (recording) {
      write(rule, seat, subject, amount);
    }
  }

  private void write(Rule rule, int seat, int subject, int amount) {
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

  /// Forgets everything after the first `length` words.
  public void rewindTo(int length) {
    size = Math.min(size, length);
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
