package umpire.heap;

import java.util.List;
import java.util.function.Consumer;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.EventWords;
import umpire.core.words.Slot;

/// A slot for numbers of stones, `?` for one that was not recorded.
///
/// @param least the fewest stones that are allowed here
record StonesSlot(int least, Part part) implements Slot {

  /// The part of a move that has the stones.
  enum Part {
    ROW,
    AMOUNT,
    KNOWN_AMOUNT
  }

  @Override
  public boolean read(EventWords line, Move into) throws BadEventException {
    boolean more = line.more();
    if (part != Part.ROW && more) {
      readAmount(line, into);
    }
    while (part == Part.ROW && line.more()) {
      into.then(stones(line));
    }
    return more || part == Part.ROW;
  }

  private void readAmount(EventWords line, Move into) throws BadEventException {
    if (part == Part.KNOWN_AMOUNT && line.more() && line.peek().equals("?")) {
      throw line.fault("a reserve is put in for all to see: 1 to 3");
    }
    HeapKernel.say(stones(line), into);
  }

  private int stones(EventWords line) throws BadEventException {
    if (line.word("?")) {
      return HeapKernel.UNKNOWN;
    }
    return line.number(this::digit, "number of stones from %d to 3".formatted(least));
  }

  private int digit(String word) {
    int digit = word.length() == 1 ? word.charAt(0) - '0' : -1;
    return digit >= least && digit <= HeapVerb.MAX ? digit : -1;
  }

  @Override
  public BadEventException missing(EventWords line) {
    return line.fault("the number of stones is missing");
  }

  @Override
  public void write(Parts event, List<String> names, Consumer<String> into) {
    if (part != Part.ROW) {
      into.accept(word(HeapKernel.stones(event)));
    }
    for (int index = 0; part == Part.ROW && index < event.length(); index++) {
      into.accept(word(event.card(index)));
    }
  }

  private static String word(int stones) {
    return stones == HeapKernel.UNKNOWN ? "?" : Integer.toString(stones);
  }

  @Override
  public void copy(Parts from, Move into) {
    into.amount(from.amount()).unknown(from.unknown());
    for (int index = 0; part == Part.ROW && index < from.length(); index++) {
      into.then(from.card(index));
    }
  }

  @Override
  public List<String> words(List<String> names) {
    return List.of("0", "1", "2", "3").subList(least, HeapVerb.MAX + 1);
  }

  @Override
  public Kind kind() {
    return part == Part.ROW ? Kind.LIST : Kind.WORD;
  }
}
