package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.maumau.cards.CardText;
import umpire.maumau.match.DealtDeck;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.words.Verb;
import umpire.testkit.TrueLines;

/// True but needless lines that a scorer of Mau-Mau may write when the deck is known: every hand
/// and the opening card as they are dealt, the deck until the deal is over, drawn cards, and cards
/// left over at the end.
public final class MauMauTrueLines implements TrueLines {

  /// The deck of the deal as a record has it.
  private String deck = "";

  @Override
  public String game() {
    return "maumau";
  }

  @Override
  public List<String> at(Kernel<?> table, List<String> names) {
    var match = (MauMauMatch) table;
    var lines = new ArrayList<String>();
    var move = new Move();
    int last = match.history().size() - 1;
    boolean over = match.game().isOver();
    boolean fresh = match.inPlay() && last < 0;
    for (int seat = 0; seat < names.size(); seat++) {
      String hand = " " + names.get(seat) + cards(match.game().hand(seat));
      boolean holds = match.game().hand(seat) != 0;
      if (fresh && holds) {
        lines.add("* deal" + hand);
      }
      if (over && holds && match.matchScore().deals() > 0) {
        lines.add("* left" + hand);
      }
    }
    if (fresh) {
      deck = "* " + Verb.WORDS.write(DealtDeck.of(match), names);
    }
    if (match.inDeal() && !over) {
      lines.add(deck);
    }
    if (fresh) {
      lines.add("* open " + CardText.name(match.game().openCard()));
    }
    if (last >= 0 && match.inPlay()) {
      match.history().get(last, move);
      if (Verb.of(move) == Verb.DRAW && match.game().drawing().taken() > 0) {
        lines.add("* drawn" + cards(match.game().drawing().takenCards()));
        lines.add("* drawn" + cards(match.game().drawing().takenCards()));
      }
    }
    return lines;
  }

  private static String cards(long set) {
    return " " + String.join(" ", CardText.names(set));
  }
}
