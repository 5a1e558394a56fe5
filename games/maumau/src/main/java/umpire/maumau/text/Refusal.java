package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.Kernel;
import umpire.core.match.Finding;
import umpire.maumau.CardRow;
import umpire.maumau.Cards;
import umpire.maumau.MauMau;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauRule;
import umpire.maumau.Moves;

/// What is found about a player's event, with what lies on the table and what he may do instead.
/// Nothing is said of a hand but to its owner.
final class Refusal {

  private static final int MOST_LISTED = 12;

  private final MauMauMatch match;
  private final MauMau game;

  private Refusal(MauMauMatch match) {
    this.match = match;
    this.game = match.game;
  }

  static Finding ofPlayer(MauMauMatch match, int seat, MauMauEvent event) {
    if (match.isOver()) {
      return Finding.against(MauMauRule.GAME_OVER);
    }
    int move = MoveCode.number(event);
    boolean laysNothing = move == MoveCode.NO_MOVE && !(event instanceof MauMauEvent.Lay);
    if (!match.inPlay() || laysNothing) {
      return Finding.against(MauMauRule.DUE, awaited(match));
    }
    int answer = match.game.check(seat, move);
    if (answer == Kernel.FINE) {
      return Finding.fine();
    }
    var refusal = new Refusal(match);
    MauMauRule rule = MauMauRule.values()[answer & ~MauMau.DOUBT];
    return answer >= MauMau.DOUBT
        ? new Finding.Open(rule, refusal.missing(rule, seat))
        : new Finding.Against(rule, refusal.notes(rule, seat, move));
  }

  /// A refusal with what may explain it: somebody drew for a word that perhaps was said, but not
  /// written down.
  static Finding withUnsaidMau(MauMauMatch match, Finding found) {
    if (!match.inDeal || !(found instanceof Finding.Against(var rule, var before))) {
      return found;
    }
    var notes = new ArrayList<>(before);
    for (int i = 0; i < match.game.unsaidMaus(); i++) {
      notes.add(unsaidMau(match, match.game.whoMissedMau(i), match.game.missedMau(i)));
    }
    return new Finding.Against(rule, notes);
  }

  private static String unsaidMau(MauMauMatch match, int seat, int move) {
    var notation = new MauMauNotation();
    int price = match.agreement.rules().callCards();
    return "%s laid the last card but one, '%s', without saying mau and drew %d for it: if it was said, write '%s'"
        .formatted(
            match.names.get(seat),
            notation.write(MoveCode.event(move), match.names),
            price,
            notation.write(MoveCode.event(move | Moves.MAU), match.names));
  }

  private String missing(MauMauRule rule, int seat) {
    String name = match.names.get(seat);
    return rule == MauMauRule.DRAWN_CARD
        ? "the card that " + name + " drew, which is not recorded"
        : "cards of " + name + " that are not recorded";
  }

  private List<String> notes(MauMauRule rule, int seat, int move) {
    var notes = new ArrayList<String>();
    if (rule == MauMauRule.IN_TURN) {
      notes.add(turn(match));
      return notes;
    }
    if (rule == MauMauRule.OWN_CARD) {
      notes.add(holds(seat, Moves.card(move)));
    }
    notes.add(onTheTable());
    notes.add("legal for " + match.names.get(seat) + ": " + legal(seat));
    return notes;
  }

  private static String turn(MauMauMatch match) {
    String turn = "it is the turn of " + match.names.get(match.game.toAct());
    return match.game.isReversed() ? turn + ", against the order of seats" : turn;
  }

  /// What a player holds; and if that is not known, why it cannot be the card.
  private String holds(int seat, int card) {
    String known = String.join(" ", CardText.names(game.hand(seat)));
    int unknown = game.unknown(seat);
    String name = match.names.get(seat);
    if (unknown == 0) {
      return name + " holds " + known;
    }
    String more = unknown + (unknown == 1 ? " card that is" : " cards that are") + " not recorded";
    return name + " holds " + (known.isEmpty() ? more : known + " and " + more) + where(card);
  }

  private String where(int card) {
    if (card == 0) {
      return "";
    }
    String elsewhere = ", but " + CardText.name(Cards.number(card));
    for (int seat = 0; seat < match.seats(); seat++) {
      if ((game.hand(seat) & card) != 0) {
        return elsewhere + " is in the hand of " + match.names.get(seat);
      }
    }
    boolean laid = (CardRow.ofBits(game.discardPile()).known() & card) != 0;
    return elsewhere + (laid ? " lies on the discard pile" : " is in the draw pile");
  }

  private String onTheTable() {
    String open = CardText.name(game.openCard()) + " lies open";
    int named = Views.named(game);
    if (named >= 0) {
      return open + ", " + CardText.suitName(named) + " is named";
    }
    if (game.penalty() > 0) {
      return open + ", " + game.penalty() + MauMauNarrator.cardsAre(game.penalty()) + " due";
    }
    return game.eightActive() ? open + " and is to be answered" : open;
  }

  private String legal(int seat) {
    var notation = new MauMauNotation();
    List<String> events =
        match.legal(seat).stream().map(event -> notation.write(event, match.names)).toList();
    return events.size() <= MOST_LISTED
        ? String.join(", ", events)
        : String.join(", ", events.subList(0, MOST_LISTED)) + " and more";
  }

  /// What is in order now.
  static String awaited(MauMauMatch match) {
    if (match.inPlay()) {
      return turn(match);
    }
    if (match.toShow != 0) {
      int seat = Integer.numberOfTrailingZeros(match.toShow);
      String shown = "what " + match.names.get(seat) + " has left is to be shown";
      return match.mayDealOn() ? shown + ", or the next deal is due" : shown;
    }
    if (match.inDeal) {
      return "the discard pile is to be shuffled";
    }
    return match.dealing.hasBegun() ? handsDue(match) : "the deck is due, or a hand for everybody";
  }

  /// Whose hands are missing in a deal that has begun, in the order in which they are dealt.
  private static String handsDue(MauMauMatch match) {
    var missing = new ArrayList<String>();
    for (int i = 0; i < match.seats(); i++) {
      int seat = (match.standing.first() + i) % match.seats();
      if (!match.dealing.has(seat)) {
        missing.add(match.names.get(seat));
      }
    }
    if (missing.isEmpty()) {
      return "the opening card is due";
    }
    return missing.size() == 1
        ? "the hand of " + missing.getFirst() + " is due"
        : "the hands of " + String.join(" and ", missing) + " are due";
  }
}
