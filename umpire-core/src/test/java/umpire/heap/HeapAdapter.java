package umpire.heap;

import java.util.List;
import umpire.core.Ruling;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Facts;
import umpire.core.match.GameAdapter;
import umpire.core.match.LegalEvents;
import umpire.core.text.Sentence;

/// Translates the numbers of a heap game into words and facts.
final class HeapAdapter implements GameAdapter<HeapKernel> {

  private final WholeFlaw flaw;

  HeapAdapter(WholeFlaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public LegalEvents legalForPlayers(LegalEvents legal) {
    return flaw == WholeFlaw.LISTS_NOTHING ? new LegalEvents(List.of(), false) : legal;
  }

  @Override
  public List<Sentence> reasons(
      int rule, HeapKernel known, int actor, Event event, List<String> names) {
    int toAct = known.toAct();
    return switch (HeapRule.values()[rule]) {
      case IN_TURN ->
          List.of(
              toAct == Kernel.HOUSE
                  ? Sentence.of("the reserves are to be dealt")
                  : Sentence.of("it is the turn of {player}").fact("player", names.get(toAct)));
      case ENOUGH ->
          List.of(Sentence.of("there are {stones}" + leak(known)).fact("stones", known.stones()));
      case RESERVE ->
          List.of(
              known.isShown(toAct) || known.reserve(toAct) == 0
                  ? Sentence.of("there is none")
                  : Sentence.of("the reserve is {reserve}").fact("reserve", known.reserve(toAct)));
      default -> List.of();
    };
  }

  private String leak(HeapKernel known) {
    int all = 0;
    for (int seat = 0; seat < known.seats(); seat++) {
      all += known.reserve(seat);
    }
    return flaw == WholeFlaw.LEAKS_IN_A_REFUSAL ? ", and " + all + " in reserve" : "";
  }

  @Override
  public Sentence missing(int rule, HeapKernel known, int actor, Event event, List<String> names) {
    if (rule == HeapRule.RESERVE.ordinal()) {
      return Sentence.of("the reserve of {player}").fact("player", names.get(actor));
    }
    return event.is(HeapVerb.TAKE) && HeapKernel.stones(event) == HeapKernel.UNKNOWN
        ? Sentence.of("how many stones {player} took").fact("player", names.get(actor))
        : Sentence.of("how many stones were left");
  }

  @Override
  public void narrate(
      Ruling ruling, HeapKernel known, int viewer, List<String> names, Sentence sentence) {
    if (flaw == WholeFlaw.TELLS_NOTHING) {
      return;
    }
    switch ((HeapRule) ruling.rule()) {
      case STONE -> sentence.say("takes {stones}").fact("stones", ruling.amount());
      case RESERVE -> sentence.say("puts in {stones}").fact("stones", ruling.subject());
      case LAST -> sentence.say("took the last stone");
      case DEAL -> {
        if (flaw == WholeFlaw.TELLS_A_SECRET) {
          sentence.say("the reserves are dealt, {stones}").fact("stones", ruling.amount());
        } else {
          sentence.say("the reserves are dealt");
        }
      }
      case EMPTY -> sentence.say(flaw == WholeFlaw.TELLS_NO_END ? "" : "the heap is empty");
      case IN_TURN, ENOUGH -> throw new IllegalArgumentException(ruling.rule().id());
    }
  }

  @Override
  public void facts(HeapKernel veiled, int viewer, Facts into) {
    into.say("stones", veiled.stones());
    for (int seat = 0; seat < veiled.seats(); seat++) {
      into.say(seat, "reserve", veiled.reserve(seat));
    }
  }
}
