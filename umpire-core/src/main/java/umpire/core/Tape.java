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

  /// The set of cards that was told with each word; empty while none was.
  private long[] sets = {};

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
      write(rule, seat, subject, amount, 0);
    }
  }

  /// Notes that `rule` was applied and which cards it was about, a bit each; how many they are is
  /// the amount.
  public void show(Rule rule, int seat, int subject, long cards) {
    if (recording) {
      write(rule, seat, subject, Long.bitCount(cards), cards);
    }
  }

  private void write(Rule rule, int seat, int subject, int amount, long cards) {
    if (size == words.length) {
      words = Arrays.copyOf(words, 2 * size);
    }
    if ((cards != 0 || sets.length > 0) && sets.length < words.length) {
      sets = Arrays.copyOf(sets, words.length);
    }
    if (sets.length > 0) {
      sets[size] = cards;
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

  /// The set of cards that word `i` shows, a bit each; none if it shows none.
  public long cards(int i) {
    return sets.length == 0 ? 0 : sets[i];
  }

  /// Notes word `i` of another tape.
  public void repeat(Tape other, int i, List<? extends Rule> rulebook) {
    if (recording) {
      Rule rule = rulebook.get(other.rule(i));
      write(rule, other.seat(i), other.subject(i), other.amount(i), other.cards(i));
    }
  }

  /// Word `i` as a ruling by the given rulebook.
  public Ruling ruling(int i, List<? extends Rule> rulebook) {
    return new Ruling(rulebook.get(rule(i)), seat(i), subject(i), amount(i), cards(i));
  }

  /// Whether both tapes say the same.
  public boolean sameAs(Tape other) {
    boolean same = size == other.size;
    for (int i = 0; same && i < size; i++) {
      same = saysSame(i, other, i);
    }
    return same;
  }

  /// Whether word `i` says the same as a word of another tape.
  public boolean saysSame(int i, Tape other, int at) {
    return words[i] == other.words[at] && cards(i) == other.cards(at);
  }
}
