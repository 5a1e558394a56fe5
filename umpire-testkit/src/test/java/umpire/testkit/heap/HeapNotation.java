package umpire.testkit.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.core.words.BadEvent;
import umpire.core.words.Form.Usage;
import umpire.core.words.Notation;

/// `deal 2 0 ?`, `take 3`, `add 2`.
final class HeapNotation implements Notation<HeapEvent> {

  private final WholeFlaw flaw;

  HeapNotation(WholeFlaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public HeapEvent read(List<String> words, List<String> names) throws BadEvent {
    String verb = words.getFirst().toLowerCase(Locale.ROOT);
    if (flaw == WholeFlaw.CRASHES_ON_WORDS && verb.length() > 4) {
      throw new IllegalStateException("planted");
    }
    if (flaw == WholeFlaw.CRASHES_ON_NOTHING && words.size() == 1) {
      throw new IllegalStateException("planted");
    }
    switch (verb) {
      case "deal" -> {
        var reserves = new ArrayList<Integer>();
        for (int i = 1; i < words.size(); i++) {
          reserves.add(number(words, i, 0));
        }
        return new HeapEvent.Deal(reserves);
      }
      case "take", "add" -> {
        int stones = number(words, 1, 1);
        if (words.size() > 2) {
          throw new BadEvent(2, "text after the stones");
        }
        if (verb.equals("take")) {
          boolean wrong = flaw == WholeFlaw.READS_SOMETHING_ELSE && stones == 2;
          return new HeapEvent.Take(wrong ? 1 : stones);
        }
        if (stones == HeapEvent.UNKNOWN) {
          throw new BadEvent(1, "a reserve is put in for all to see: 1 to 3");
        }
        return new HeapEvent.Add(stones);
      }
      default -> throw new BadEvent(0, "this is no event: '" + verb + "'; take, add or deal");
    }
  }

  @Override
  public boolean mayBeLeftOut(HeapEvent event) {
    return flaw == WholeFlaw.LETS_TURNS_BE_LEFT_OUT && event instanceof HeapEvent.Take;
  }

  private static int number(List<String> words, int at, int least) throws BadEvent {
    if (at >= words.size()) {
      throw new BadEvent(at, "the number of stones is missing");
    }
    String word = words.get(at);
    if (word.equals("?")) {
      return HeapEvent.UNKNOWN;
    }
    int digit = word.length() == 1 ? word.charAt(0) - '0' : -1;
    if (digit < least || digit > HeapEvent.MOST) {
      throw new BadEvent(at, "%d to %d stones, not '%s'".formatted(least, HeapEvent.MOST, word));
    }
    return digit;
  }

  @Override
  public String write(HeapEvent event, List<String> names) {
    return switch (event) {
      case HeapEvent.Take(int stones) when flaw == WholeFlaw.WRITES_WHAT_IT_DOES_NOT_READ ->
          "takes " + spelled(stones);
      case HeapEvent.Take(int stones) -> "take " + spelled(stones);
      case HeapEvent.Add(int stones) -> "add " + spelled(stones);
      case HeapEvent.Deal(var reserves) -> {
        var text = new StringBuilder("deal");
        reserves.forEach(stones -> text.append(' ').append(spelled(stones)));
        yield text.toString();
      }
    };
  }

  private static String spelled(int stones) {
    return stones == HeapEvent.UNKNOWN ? "?" : Integer.toString(stones);
  }

  @Override
  public List<Usage> forms() {
    if (flaw == WholeFlaw.HAS_NO_FORMS) {
      return List.of();
    }
    if (flaw == WholeFlaw.SHOWS_NO_NUMBERS) {
      return List.of(
          new Usage("deal NUMBER...", "the table deals the reserves", "deal ? ?"),
          new Usage("take NUMBER", "takes so many stones", "take ?"));
    }
    String take = flaw == WholeFlaw.FORM_IS_NOT_CANONICAL ? "Take 3" : "take 3";
    return List.of(
        new Usage("deal NUMBER...", "the table deals the reserves", "deal 2 ?"),
        new Usage("take NUMBER", "takes so many stones", take),
        new Usage("add NUMBER", "puts the reserve in", "add 2"));
  }
}
