package umpire.heap;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.Seating;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.WordReader;
import umpire.core.kernel.Kernel;
import umpire.core.text.BadInputException;
import umpire.core.text.Sentence;
import umpire.core.text.TextWriter;

/// Reads lines of the heap game and judges them.
final class HeapReader implements ClassicReader {

  private static int readers;

  private final Flaw flaw;
  private final boolean whim = readers++ % 2 == 0;
  private final WordReader words;
  private final Heap heap;
  private final List<long[]> memory = new ArrayList<>();
  private boolean stuck;
  private int number;

  HeapReader(Flaw flaw, WordReader words) {
    this.flaw = flaw;
    this.words = words;
    this.heap = new Heap();
  }

  @Override
  public boolean step(RulingLog log) throws BadInputException, IOException {
    if (stuck) {
      throw words.fault("still stuck");
    }
    if (!words.nextLine()) {
      if (flaw == Flaw.MINDS_BLANK_LINES && words.blankLines() > 0) {
        throw words.fault("a blank line");
      }
      return false;
    }
    number++;
    int seats = number("a number of players from 2 to 4", 2, 4);
    next("the size of the heap");
    heap.deal(seats, number("a heap of 1 to 99 stones", 1, 99));
    while (heap.toAct() != Kernel.NOBODY) {
      take(log);
    }
    if (words.nextWordInLine()) {
      throw words.fault("text after the game");
    }
    if (flaw == Flaw.REMEMBERS_EVERY_RECORD) {
      memory.add(new long[4]);
    }
    return true;
  }

  private void take(RulingLog log) throws BadInputException, IOException {
    next("a number of stones");
    int move = number("1 to 3 stones", 1, Heap.MAX_TAKEN) - 1;
    int objection = heap.check(heap.toAct(), move);
    if (objection != Kernel.LEGAL) {
      throw words.fault("too many stones").against(HeapRule.values()[objection], "take fewer");
    }
    heap.play(move, log);
  }

  private void next(String what) throws BadInputException, IOException {
    if (!words.nextWordInLine()) {
      throw words.fault(what + " is missing");
    }
  }

  private int number(String what, int least, int most) throws BadInputException {
    if (flaw == Flaw.CRASHES_ON_NUL && words.at(0) == 0) {
      throw new IllegalStateException("planted");
    }
    int found = words.number();
    if (found < least || found > most) {
      String shown = flaw == Flaw.ECHOES_EVERYTHING ? words.text() : words.quoted();
      String fault = what + " is due, not " + shown;
      throw flaw == Flaw.POINTS_NOWHERE
          ? words.faultAt(words.line(), 99, fault)
          : words.fault(fault);
    }
    return found;
  }

  @Override
  public boolean recover() {
    stuck = flaw == Flaw.HEARS_FOR_EVER;
    return true;
  }

  @Override
  public void print(RulingLog log, TextWriter out) {
    for (int seat = 0; seat < heap.seats(); seat++) {
      int score = heap.score(seat);
      boolean wrong =
          flaw == Flaw.PRINTS_FROM_A_SILENT_TAPE && log.size() == 0
              || flaw == Flaw.ANSWERS_BY_WHIM && whim
              || flaw == Flaw.CANNOT_COUNT_ABOVE_TWELVE && score > 12;
      out.ascii(seat == 0 ? "" : " ").number(wrong ? 0 : score);
    }
    out.line();
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public Seating seating() {
    return heap::seats;
  }

  @Override
  public boolean isOver() {
    return heap.toAct() == Kernel.NOBODY;
  }

  @Override
  public int score(int side) {
    return heap.score(side);
  }

  @Override
  public void narrate(Ruling ruling, Sentence sentence) {
    switch (HeapRule.values()[ruling.rule().ordinal()]) {
      case STONE -> sentence.say("takes {stones}").fact("stones", ruling.amount());
      case EMPTY -> sentence.say("the heap is empty");
      default -> throw new IllegalArgumentException("a duty is never told");
    }
  }
}
