package umpire.core;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Rulings as numbers, in the order they were made.
///
/// A kernel always tells; whoever wants to know reads, whoever counts brings a tape that counts,
/// and whoever wants neither one that does not record. That is what lets one implementation of the
/// rules serve the explained referee and the simulator: a word is one store into an array that was
/// allocated once, or nothing at all. See decision 0003.
public final class Tape {

  private static final int RULE_SHIFT = 56;
  private static final int SEAT_SHIFT = 48;
  private static final int SUBJECT_SHIFT = 32;

  /// Whether anybody hears anything; and whether words are kept, or else counted here.
  private final boolean hearing;

  private final @Nullable RuleCounts counts;

  private long[] words;

  /// The set of cards that was told with each word; empty while none was.
  private long[] sets = {};

  private int size;

  /// An empty tape.
  public Tape() {
    this(true, null);
  }

  private Tape(boolean hearing, @Nullable RuleCounts counts) {
    this.hearing = hearing;
    this.counts = counts;
    this.words = new long[records() ? 256 : 0];
  }

  /// A tape that records nothing and stays empty.
  public static Tape silent() {
    return new Tape(false, null);
  }

  /// A tape that keeps no words, and counts those of some rules.
  public static Tape counting(RuleCounts counts) {
    return new Tape(true, counts);
  }

  /// Whether anybody will read: what is told only in words need not be worked out for nobody.
  public boolean records() {
    return hearing && counts == null;
  }

  /// Whether anybody will read or count words of this rule.
  public boolean hears(Rule rule) {
    return hearing && (counts == null || counts.has(rule));
  }

  /// Notes that `rule` was applied. The subject must fit 16 bits; a seat may be
  /// [umpire.core.kernel.Kernel#NOBODY].
  public void say(Rule rule, int seat, int subject, int amount) {
    // Kept this short so that it is compiled into its callers: silence then costs one test.
    if (hearing) {
      keep(rule, seat, subject, amount, 0);
    }
  }

  /// Notes that `rule` was applied and which cards it was about, a bit each; how many they are is
  /// the amount.
  public void show(Rule rule, int seat, int subject, long cards) {
    if (hearing) {
      keep(rule, seat, subject, Long.bitCount(cards), cards);
    }
  }

  private void keep(Rule rule, int seat, int subject, int amount, long cards) {
    if (counts == null) {
      write(rule, seat, subject, amount, cards);
    } else {
      counts.add(rule, amount);
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

  /// Forgets everything, what was counted as well.
  public void rewind() {
    size = 0;
    if (counts != null) {
      counts.clear();
    }
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
    if (hearing) {
      Rule rule = rulebook.get(other.rule(i));
      keep(rule, other.seat(i), other.subject(i), other.amount(i), other.cards(i));
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
