package umpire.heap;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import umpire.core.kernel.Event;
import umpire.core.kernel.Parts;
import umpire.core.words.BadEventException;
import umpire.core.words.Form.Usage;
import umpire.core.words.Vocabulary;

/// The words `deal 2 0 ?`, `take 3` and `add 2`, with a mistake if a flaw wants it.
final class HeapWords extends Vocabulary {

  private final WholeFlaw flaw;

  HeapWords(WholeFlaw flaw) {
    super(Vocabulary.of(HeapVerb.values(), Map.of()));
    this.flaw = flaw;
  }

  @Override
  public Event read(List<String> words, List<String> names) throws BadEventException {
    String verb = words.getFirst().toLowerCase(Locale.ROOT);
    boolean crashes =
        flaw == WholeFlaw.CRASHES_ON_WORDS && verb.length() > 4
            || flaw == WholeFlaw.CRASHES_ON_NOTHING && words.size() == 1;
    if (crashes) {
      throw new IllegalStateException("planted");
    }
    Event event = super.read(words, names);
    boolean wrong =
        flaw == WholeFlaw.READS_SOMETHING_ELSE
            && event.is(HeapVerb.TAKE)
            && HeapKernel.stones(event) == 2;
    return wrong ? Event.of(HeapKernel.said(HeapVerb.TAKE, 1)) : event;
  }

  @Override
  public void write(Parts event, List<String> names, StringBuilder line) {
    int start = line.length();
    super.write(event, names, line);
    if (flaw == WholeFlaw.WRITES_WHAT_IT_DOES_NOT_READ) {
      String words = line.substring(start).replace("take", "takes");
      line.replace(start, line.length(), words);
    }
  }

  @Override
  public Event event(Parts move) {
    boolean collides = flaw == WholeFlaw.CODES_COLLIDE && move.is(HeapVerb.ADD);
    return super.event(collides ? HeapKernel.said(HeapVerb.ADD, 1) : move);
  }

  @Override
  public boolean mayBeLeftOut(Event event) {
    return flaw == WholeFlaw.LETS_TURNS_BE_LEFT_OUT && event.is(HeapVerb.TAKE);
  }

  @Override
  public Set<String> next(List<String> words, List<String> names) {
    Set<String> next = super.next(words, names);
    if (flaw == WholeFlaw.OFFERS_NO_NUMBERS) {
      next.removeIf(word -> Character.isDigit(word.charAt(0)));
    }
    return next;
  }

  @Override
  public List<Usage> forms() {
    return switch (flaw) {
      case HAS_NO_FORMS -> List.of();
      case FORM_IS_NOT_CANONICAL ->
          List.of(new Usage("take NUMBER", "takes so many stones", "Take 3"));
      default -> super.forms();
    };
  }
}
