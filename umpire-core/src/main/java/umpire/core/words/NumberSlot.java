package umpire.core.words;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;

/// A slot for a number of up to three digits: the amount of a move.
///
/// @param what what is counted
/// @param standard the amount of a line that does not give it, or [#NEEDED]
public record NumberSlot(String what, int standard) implements Slot {

  static final int NEEDED = -1;

  private static final int MAX_DIGITS = 3;

  /// The numbers to suggest: as a rule, no amount in one event is higher.
  private static final List<String> USUAL =
      IntStream.range(0, 32).mapToObj(Integer::toString).toList();

  /// Returns this slot with an amount for lines that give none.
  public NumberSlot or(int amount) {
    return new NumberSlot(what, amount);
  }

  @Override
  public boolean read(EventWords line, Move into) {
    int amount = line.perhaps(NumberSlot::number);
    if (amount >= 0) {
      into.amount(amount);
    }
    return amount >= 0;
  }

  /// The value of a number without a sign, -1 for any other word. Leading zeros do not count as
  /// digits.
  private static int number(String word) {
    int from = 0;
    while (from < word.length() - 1 && word.charAt(from) == '0') {
      from++;
    }
    if (word.isEmpty() || word.length() - from > MAX_DIGITS) {
      return -1;
    }
    int number = 0;
    for (int at = from; at < word.length(); at++) {
      int digit = word.charAt(at) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = 10 * number + digit;
    }
    return number;
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.isNo(what);
  }

  @Override
  public void leaveOut(Move into) {
    into.amount(standard);
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    into.accept(Integer.toString(event.amount()));
  }

  @Override
  public void copy(Parts from, Move into) {
    into.amount(from.amount());
  }

  /// The usual numbers, not all one thousand.
  @Override
  public List<String> words(List<String> names) {
    return USUAL;
  }

  @Override
  public Kind kind() {
    return Kind.NUMBER;
  }
}
