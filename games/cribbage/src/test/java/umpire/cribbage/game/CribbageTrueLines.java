package umpire.cribbage.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.core.cards.CardNames;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage.Phase;
import umpire.cribbage.show.PlainShows;
import umpire.cribbage.table.DealCards;
import umpire.testkit.TrueLines;

/// True but needless lines that a scorer of cribbage may write: known hands and gos, pegs and
/// counts already made by the referee or a player, agreement where nothing was missed or a second
/// time, a void deal of which no card was recorded.
public final class CribbageTrueLines implements TrueLines {

  /// The scores of the sides before the last event.
  private int[] before = new int[0];

  @Override
  public String game() {
    return "cribbage";
  }

  @Override
  public List<String> at(Kernel<?> table, List<String> names) {
    var lines = new ArrayList<String>();
    var seen = new Seen((Cribbage) table, names);
    if (seen.table.phase() != Phase.CUT && seen.table.phase() != Phase.OVER) {
      lines.add("* dealer " + names.get(seen.table.dealer()));
    }
    seen.cardsOfTheDeal(lines);
    seen.wordsOfThePlay(lines);
    before = Arrays.copyOf(before, seen.table.sides());
    seen.pegsOfTheReferee(before, lines);
    seen.countsOfTheReferee(lines);
    seen.countsOfThePlayers(lines);
    for (int side = 0; side < seen.table.sides(); side++) {
      before[side] = seen.table.tally(0, side);
    }
    boolean between = seen.table.phase() == Phase.DEAL && seen.table.dealCards().isUntouched();
    if (between && seen.table.settings().match().fines()) {
      lines.add("* misdeal");
    }
    return lines;
  }

  /// The visible state of a table.
  private record Seen(Cribbage table, List<String> names) {

    void cardsOfTheDeal(List<String> lines) {
      DealCards dealCards = table.dealCards();
      boolean dealt = isBeforeAnyAct();
      for (int seat = 0; seat < names.size(); seat++) {
        if (dealt && dealCards.isServed(seat)) {
          lines.add("* deal " + names.get(seat) + cards(dealCards.dealt(seat)));
        }
        boolean away = table.phase() == Phase.DISCARD || table.phase() == Phase.STARTER;
        if (away && dealCards.hasDiscarded(seat)) {
          lines.add(names.get(seat) + ": discard" + cards(dealCards.thrown(seat)));
        }
        long laid = laidBy(seat);
        if (Long.bitCount(laid) == table.settings().hand()) {
          lines.add("* show " + names.get(seat) + cards(laid));
        }
      }
      if (dealt && dealCards.straight() != 0) {
        lines.add("* to-crib" + cards(dealCards.straight()));
      }
      if (happened(Verb.STARTER) && !dealCards.isClosed()) {
        lines.add("* starter" + cards(1L << dealCards.starter()));
      }
      if (happened(Verb.CRIB)) {
        lines.add("* crib" + cards(dealCards.crib()));
      }
    }

    /// Whether no player has acted in this deal. A table that plays only the play has no discards:
    /// its first act is a card.
    private boolean isBeforeAnyAct() {
      return switch (table.phase()) {
        case DEAL, DISCARD, PLAY -> !happened(Verb.DISCARD) && !happened(Verb.LAY);
        default -> false;
      };
    }

    /// Adds lines that repeat a card or a count, from the last of them on.
    void wordsOfThePlay(List<String> lines) {
      var move = new Move();
      boolean pending = table.phase() == Phase.PEG || table.phase() == Phase.MUGGINS;
      for (int at = table.history().size() - 1; at >= 0; at--) {
        table.history().get(at, move);
        int who = table.history().actor(at);
        if (move.is(Verb.GO)) {
          lines.add(names.get(who) + ": go");
          continue;
        }
        if (move.is(Verb.AGREE) && table.phase() == Phase.MUGGINS) {
          lines.add(names.get(who) + ": agree");
          continue;
        }
        if (move.is(Verb.PEG) || move.is(Verb.MUGGINS)) {
          String word = move.is(Verb.PEG) ? ": peg " : ": muggins ";
          lines.add(names.get(who) + word + move.amount());
        }
        boolean card = move.is(Verb.LAY);
        boolean ofPlay = card || move.is(Verb.PEG);
        boolean said = ofPlay ? table.settings().pegByPlayers() : move.is(Verb.COUNT);
        if (said && !pending) {
          if (card) {
            lines.add(names.get(who) + ": peg 0");
          }
          everybodyElseAgrees(who, lines);
        }
        return;
      }
    }

    private void everybodyElseAgrees(int who, List<String> lines) {
      for (int seat = 0; seat < names.size(); seat++) {
        if (table.side(seat) != table.side(who)) {
          lines.add(names.get(seat) + ": agree");
        }
      }
    }

    /// Adds the pegs of the last card.
    void pegsOfTheReferee(int[] before, List<String> lines) {
      int last = table.history().size() - 1;
      var move = new Move();
      for (; last >= 0 && !move.is(Verb.LAY); last--) {
        table.history().get(last, move);
        if (!move.is(Verb.GO) && !move.is(Verb.LAY)) {
          return;
        }
      }
      if (table.phase() == Phase.PLAY && !table.settings().pegByPlayers()) {
        int who = table.history().actor(last + 1);
        int points = table.tally(0, table.side(who)) - before[table.side(who)];
        lines.add(names.get(who) + ": peg " + points);
      }
    }

    /// Adds counts of players. A dealer's count may be that of the crib, as long as the crib is not
    /// counted.
    void countsOfThePlayers(List<String> lines) {
      boolean show =
          switch (table.phase()) {
            case COUNT, MUGGINS, CRIB -> true;
            default -> false;
          };
      for (int seat = 0; seat < names.size(); seat++) {
        List<Integer> counts = countsOf(seat);
        if (counts.size() == 2 || (show && seat != table.dealer())) {
          for (int points : counts) {
            lines.add(names.get(seat) + ": count " + points);
          }
        }
      }
    }

    private List<Integer> countsOf(int seat) {
      var counts = new ArrayList<Integer>();
      var move = new Move();
      for (int at = 0; at < table.history().size(); at++) {
        table.history().get(at, move);
        if (move.is(Verb.COUNT) && table.history().actor(at) == seat) {
          counts.add(move.amount());
        }
      }
      return counts;
    }

    /// Adds counts of the referee. All hands have been counted when the crib is to be turned up;
    /// only hands of four cards, which the plain count supports.
    void countsOfTheReferee(List<String> lines) {
      boolean due = table.phase() == Phase.CRIB && table.settings().hand() == Cards.HAND;
      for (int seat = 0; due && !table.showPhase().byPlayers() && seat < names.size(); seat++) {
        int points = PlainShows.points(laidBy(seat), table.dealCards().starter(), false);
        lines.add(names.get(seat) + ": count " + points);
      }
    }

    private boolean happened(Verb verb) {
      var move = new Move();
      for (int at = 0; at < table.history().size(); at++) {
        table.history().get(at, move);
        if (move.is(verb)) {
          return true;
        }
      }
      return false;
    }

    private long laidBy(int seat) {
      var move = new Move();
      long laid = 0;
      for (int at = 0; at < table.history().size(); at++) {
        table.history().get(at, move);
        boolean own = move.is(Verb.LAY) && table.history().actor(at) == seat;
        laid |= own ? move.cards() : 0;
      }
      return laid;
    }

    private static String cards(long set) {
      return " " + String.join(" ", CardNames.names(SomeCards.of(set)));
    }
  }
}
