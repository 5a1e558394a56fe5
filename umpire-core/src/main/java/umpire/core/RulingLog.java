package umpire.core;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The rulings of a game as packed numbers, in the order in which they were made.
///
/// A kernel reports every ruling here. A plain log records them, a counting log only counts them,
/// and an empty log ([#none]) drops them. So one implementation of the rules serves the explaining
/// referee and the simulator: adding an entry costs one store into an array that rarely has to
/// grow, or nothing at all. See decision 0003. For one thread.
public final class RulingLog {

  private static final int RULE_SHIFT = 56;
  private static final int SEAT_SHIFT = 48;
  private static final int SUBJECT_SHIFT = 32;

  /// False if every ruling is dropped.
  private final boolean enabled;

  /// Where rulings are counted; null if they are recorded.
  private final @Nullable RuleCounts counts;

  private long[] entries;

  /// The set of cards of each entry; empty while no entry has any.
  private long[] cardSets = {};

  private int size;

  /// An empty log that records.
  public RulingLog() {
    this(true, null);
  }

  private RulingLog(boolean enabled, @Nullable RuleCounts counts) {
    this.enabled = enabled;
    this.counts = counts;
    this.entries = new long[isRecording() ? 256 : 0];
  }

  /// A log that drops every ruling and stays empty.
  public static RulingLog none() {
    return new RulingLog(false, null);
  }

  /// A log that records nothing and counts the rulings by some rules in `counts`.
  public static RulingLog counting(RuleCounts counts) {
    return new RulingLog(true, counts);
  }

  /// Whether rulings are recorded. If not, callers may skip work that only serves explanations.
  public boolean isRecording() {
    return enabled && counts == null;
  }

  /// Whether rulings by this rule are recorded or counted. If not, adding one has no effect.
  public boolean wants(Rule rule) {
    return enabled && (counts == null || counts.has(rule));
  }

  /// Adds a ruling: `rule` was applied. The subject must be from 0 to 65535; the seat may be
  /// [umpire.core.kernel.Kernel#NOBODY]. A log that does not record counts the ruling or drops it.
  public void add(Rule rule, int seat, int subject, int amount) {
    // Kept this short so that it is compiled into its callers: a dropped ruling then costs one
    // test.
    if (enabled) {
      keep(rule, seat, subject, amount, 0);
    }
  }

  /// Adds a ruling about some cards, one bit each. Its amount is the number of cards.
  public void addCards(Rule rule, int seat, int subject, long cards) {
    if (enabled) {
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
    if (size == entries.length) {
      entries = Arrays.copyOf(entries, 2 * size);
    }
    if ((cards != 0 || cardSets.length > 0) && cardSets.length < entries.length) {
      cardSets = Arrays.copyOf(cardSets, entries.length);
    }
    if (cardSets.length > 0) {
      cardSets[size] = cards;
    }
    entries[size++] =
        (long) rule.ordinal() << RULE_SHIFT
            | (seat & 0xffL) << SEAT_SHIFT
            | (subject & 0xffffL) << SUBJECT_SHIFT
            | (amount & 0xffff_ffffL);
  }

  /// Removes all entries and sets all counts to 0.
  public void clear() {
    size = 0;
    if (counts != null) {
      counts.clear();
    }
  }

  /// The number of entries; 0 if the log does not record.
  public int size() {
    return size;
  }

  /// The index in the rulebook of the rule of entry `i`.
  public int rule(int i) {
    return (int) (entries[i] >>> RULE_SHIFT);
  }

  public int seat(int i) {
    return (byte) (entries[i] >>> SEAT_SHIFT);
  }

  public int subject(int i) {
    return (int) (entries[i] >>> SUBJECT_SHIFT) & 0xffff;
  }

  public int amount(int i) {
    return (int) entries[i];
  }

  /// The set of cards of entry `i`, one bit each; 0 if it was added without cards.
  public long cards(int i) {
    return cardSets.length == 0 ? 0 : cardSets[i];
  }

  /// Adds entry `i` of another log. Both logs are about games with this rulebook.
  public void addFrom(RulingLog other, int i, List<? extends Rule> rulebook) {
    if (enabled) {
      Rule rule = rulebook.get(other.rule(i));
      keep(rule, other.seat(i), other.subject(i), other.amount(i), other.cards(i));
    }
  }

  /// Returns entry `i` as a ruling by the given rulebook.
  public Ruling ruling(int i, List<? extends Rule> rulebook) {
    return new Ruling(rulebook.get(rule(i)), seat(i), subject(i), amount(i), cards(i));
  }

  /// Whether both logs have the same entries in the same order.
  public boolean hasSameEntries(RulingLog other) {
    boolean same = size == other.size;
    for (int i = 0; same && i < size; i++) {
      same = isSameEntry(i, other, i);
    }
    return same;
  }

  /// Whether entry `i` equals entry `at` of another log.
  public boolean isSameEntry(int i, RulingLog other, int at) {
    return entries[i] == other.entries[at] && cards(i) == other.cards(at);
  }
}
