package umpire.tractor.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.testkit.TrueLines;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.round.Declaring;
import umpire.tractor.round.Sides;
import umpire.tractor.table.Tractor;
import umpire.tractor.table.Tractor.Phase;
import umpire.tractor.words.Verb;

/// Lines that a scorer of Tractor may repeat: cards drawn, the current declaration, passes, the
/// kitty, the cards buried, the friend's card, a round laid open.
public final class TractorTrueLines implements TrueLines {

  /// The hands before the last event, to distinguish the kitty from the hand.
  private final Map<Integer, Holding> before = new HashMap<>();

  /// The players who have passed since cards were drawn, or another event happened.
  private final Set<Integer> passed = new TreeSet<>();

  private int noted;
  private int held;

  @Override
  public String game() {
    return "tractor";
  }

  @Override
  public List<String> at(Kernel<?> kernel, List<String> names) {
    var table = (Tractor) kernel;
    var lines = new ArrayList<String>();
    var written = new Written(lines, names);
    notePasses(table);
    if (!table.betweenRounds()) {
      drawn(table, written);
      if (table.history().size() == 0 || !isLaid(table)) {
        beforeTheLead(table, written);
      }
      duringThePlay(table, written);
    }
    for (int seat = 0; seat < table.seats(); seat++) {
      before.computeIfAbsent(seat, _ -> new Holding()).copyFrom(table.hands().known(seat));
    }
    return lines;
  }

  private void notePasses(Tractor table) {
    int cards = 0;
    for (int seat = 0; seat < table.seats(); seat++) {
      cards += table.hands().known(seat).size();
    }
    int size = table.history().size();
    boolean passes = size == noted + 1 && Verb.of(last(table)) == Verb.PASS && cards == held;
    if (passes) {
      passed.add(table.history().actor(size - 1));
    } else {
      passed.clear();
    }
    noted = size;
    held = cards;
  }

  private final class Written {
    private final List<String> lines;
    private final List<String> names;

    Written(List<String> lines, List<String> names) {
      this.lines = lines;
      this.names = names;
    }

    void add(int actor, Move event) {
      String who = actor == Kernel.HOUSE ? "* " : names.get(actor) + ": ";
      lines.add(who + Verb.WORDS.write(event, names));
    }
  }

  /// Adds the whole hand if no draw is due, or the last draw if those cards cannot be drawn again:
  /// otherwise the line would be the next draw.
  private void drawn(Tractor table, Written written) {
    boolean drawing =
        switch (table.phase()) {
          case DRAWING, DECLARING -> true;
          case KITTY -> !table.isLaidAway();
          default -> false;
        };
    for (int seat = 0; drawing && seat < table.seats(); seat++) {
      Holding hand = table.hands().known(seat);
      if (hand.size() > 0 && table.due(seat) == 0) {
        written.add(Kernel.HOUSE, row(Verb.DEAL, hand).seat(seat));
      }
      var last = new Holding();
      last.copyFrom(hand);
      last.removeAll(before.getOrDefault(seat, new Holding()));
      boolean due = hand.size() < table.rules().seating().hand() && last.size() == table.due(seat);
      if (due && table.hands().stock().missing(last) > 0) {
        written.add(Kernel.HOUSE, row(Verb.DEAL, last).seat(seat));
      }
    }
  }

  private static Move row(Verb verb, Holding cards) {
    Move row = new Move().set(verb);
    TractorCard.sorted(cards).forEach(card -> row.then(card.number()));
    return row;
  }

  private void beforeTheLead(Tractor table, Written written) {
    if (table.phase() == Phase.OPENING || isOpenRound(table)) {
      return;
    }
    Declaring declaring = table.declaring();
    if (declaring.seat() >= 0) {
      Move declare = new Move().set(Verb.DECLARE).cards(1L << declaring.card());
      written.add(declaring.seat(), declare.amount(declaring.copies()));
    }
    passed.forEach(seat -> written.add(seat, new Move().set(Verb.PASS)));
    if (table.phase() == Phase.LAYING_AWAY) {
      var kitty = new Holding();
      kitty.copyFrom(table.hands().known(table.holder()));
      kitty.removeAll(before.getOrDefault(table.holder(), new Holding()));
      written.add(Kernel.HOUSE, row(Verb.KITTY, kitty));
    }
    boolean away = table.phase() == Phase.PLAYING || table.phase() == Phase.NAMING;
    if (away || table.phase() == Phase.OVERBIDDING) {
      written.add(table.holder(), table.hands().buried().into(new Move().set(Verb.BURY)));
    }
  }

  private static void duringThePlay(Tractor table, Written written) {
    Sides sides = table.round().sides();
    if (table.phase() == Phase.PLAYING && sides.hasNamed()) {
      Move friend = new Move().set(Verb.FRIEND).cards(1L << sides.card());
      written.add(table.dealer(), friend.amount(sides.copy()));
    }
    if (isOpenRound(table) && table.history().size() == 1) {
      written.add(Kernel.HOUSE, last(table));
    }
  }

  private static boolean isOpenRound(Tractor table) {
    return table.history().size() > 0 && Verb.of(first(table)) == Verb.OPEN;
  }

  private static boolean isLaid(Tractor table) {
    var move = new Move();
    for (int at = 0; at < table.history().size(); at++) {
      table.history().get(at, move);
      if (Verb.of(move) == Verb.LAY) {
        return true;
      }
    }
    return false;
  }

  private static Move first(Tractor table) {
    var move = new Move();
    table.history().get(0, move);
    return move;
  }

  private static Move last(Tractor table) {
    var move = new Move();
    table.history().get(table.history().size() - 1, move);
    return move;
  }
}
