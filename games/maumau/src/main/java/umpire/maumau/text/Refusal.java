package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.maumau.Cards;
import umpire.maumau.MauMau;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauMatch;
import umpire.maumau.MauMauRule;
import umpire.maumau.MoveCode;
import umpire.maumau.TableDuties;
import umpire.maumau.Verb;

/// Why something is refused, with what lies on the table and what could be done instead. Nothing is
/// said of a hand but to its owner.
final class Refusal {

  private static final int MOST_LISTED = 12;

  private final MauMauMatch match;
  private final MauMau game;
  private final List<String> names;
  private final MauMauNotation notation = new MauMauNotation();
  private final Move move = new Move();

  Refusal(MauMauMatch match, List<String> names) {
    this.match = match;
    this.game = match.game();
    this.names = names;
  }

  List<String> reasons(MauMauRule rule, int actor, MauMauEvent event) {
    if (!match.openingIsKnown()) {
      return List.of("whatever card opened the deal");
    }
    EventCode.encode(event, move);
    if (match.passesUnsaid(actor, move)) {
      return new Refusal(match.afterPass(), names).reasons(rule, actor, event);
    }
    var notes =
        new ArrayList<>(actor == Kernel.HOUSE ? ofTable(rule, event) : ofPlayer(rule, actor));
    if (match.inDeal()) {
      addUnsaidMaus(notes);
    }
    return notes;
  }

  /// What one would have to know to rule on something.
  String missing(MauMauRule rule, int actor, MauMauEvent event) {
    EventCode.encode(event, move);
    if (rule == MauMauRule.OPEN_FOR_ALL) {
      return "the opening card, which is not recorded";
    }
    if (rule == MauMauRule.LIMIT) {
      return "the cards left over that are not recorded";
    }
    if (rule == MauMauRule.NOT_RETURNED) {
      return "cards that are not recorded";
    }
    boolean passed = match.passesUnsaid(actor, move);
    if (passed && game.check(game.toAct(), MoveCode.KEEP) == Kernel.FINE) {
      return new Refusal(match.afterPass(), names).missing(rule, actor, event);
    }
    String name = names.get(passed ? game.toAct() : actor);
    return rule == MauMauRule.DRAWN_CARD
        ? "the card that " + name + " drew, which is not recorded"
        : "cards of " + name + " that are not recorded";
  }

  /// Adds what may explain a refusal: somebody drew for a word that perhaps was said, but not
  /// written down.
  private void addUnsaidMaus(List<String> notes) {
    for (int i = 0; i < game.unsaidMaus(); i++) {
      int code = game.missedMau(i);
      notes.add(
          "%s laid the last card but one, '%s', without saying mau and drew %d for it: if it was said, write '%s'"
              .formatted(
                  names.get(game.whoMissedMau(i)),
                  words(code),
                  match.rules().callCards(),
                  words(code | MoveCode.MAU)));
    }
  }

  private String words(int code) {
    return words(new Move().set(Verb.LAY.ordinal(), code));
  }

  private String words(Move made) {
    return notation.write(EventCode.decode(made), names);
  }

  private List<String> ofPlayer(MauMauRule rule, int seat) {
    return switch (rule) {
      case GAME_OVER -> List.of();
      case DUE -> List.of(awaited());
      case IN_TURN -> List.of(turn());
      case OWN_CARD ->
          List.of(holds(seat, MoveCode.card(move.number())), onTheTable(), legal(seat));
      default -> List.of(onTheTable(), legal(seat));
    };
  }

  private List<String> ofTable(MauMauRule rule, MauMauEvent event) {
    return switch (rule) {
      case DUE ->
          Verb.isPlayers(move)
              ? List.of("only a player lays, draws and passes", awaited())
              : List.of(awaited());
      case RIGHT_NUMBER ->
          List.of(size(event) + " written, " + TableDuties.cardsDue(match, move) + " due");
      case TOP_CARD -> List.of("drawn: " + cards(game.drawing().takenCards()));
      case ONE_OF_EACH -> List.of(oneOfEach());
      default -> List.of();
    };
  }

  private static int size(MauMauEvent event) {
    return switch (event) {
      case MauMauEvent.Deck(var cards) -> cards.size();
      case MauMauEvent.Shuffle(var cards) -> cards.size();
      case MauMauEvent.Deal(_, var cards) -> cards.size();
      case MauMauEvent.Drawn(var cards) -> cards.size();
      case MauMauEvent.Left(_, var cards) -> cards.size();
      default -> 1;
    };
  }

  private String oneOfEach() {
    if (TableDuties.surplus(match, move) > 0) {
      int missing = game.hand(move.number()) & ~(int) move.cards();
      return names.get(move.number()) + " also holds " + cards(missing);
    }
    int twice = TableDuties.twice(move);
    if (twice != 0) {
      return cards(twice) + " is written twice";
    }
    int elsewhere = TableDuties.elsewhere(match, move);
    return cards(elsewhere) + (Integer.bitCount(elsewhere) == 1 ? " is" : " are") + " elsewhere";
  }

  private static String cards(int set) {
    return String.join(" ", CardText.names(set));
  }

  private String turn() {
    String turn = "it is the turn of " + names.get(game.toAct());
    return game.isReversed() ? turn + ", against the order of seats" : turn;
  }

  /// What a player holds; and if that is not known, why it cannot be the card.
  private String holds(int seat, int card) {
    String known = cards(game.hand(seat));
    int unknown = game.unknown(seat);
    String name = names.get(seat);
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
        return elsewhere + " is in the hand of " + names.get(seat);
      }
    }
    for (int i = 0; i < game.discardPileSize(); i++) {
      if (game.discardPile(i) == card) {
        return elsewhere + " lies on the discard pile";
      }
    }
    return elsewhere + " is in the draw pile";
  }

  private String onTheTable() {
    String open = CardText.name(game.openCard()) + " lies open";
    int named = game.namedSuit();
    if (named >= 0) {
      return open + ", " + CardText.suitName(named) + " is named";
    }
    if (game.penalty() > 0) {
      return open + ", " + game.penalty() + MauMauNarrator.cardsAre(game.penalty()) + " due";
    }
    return game.eightActive() ? open + " and is to be answered" : open;
  }

  private String legal(int seat) {
    var legal = new Moves();
    match.legal(seat, legal);
    var events = new ArrayList<String>();
    var each = new Move();
    for (int i = 0; i < Math.min(legal.size(), MOST_LISTED); i++) {
      legal.get(i, each);
      events.add(words(each));
    }
    String more = legal.size() > MOST_LISTED ? " and more" : "";
    return "legal for " + names.get(seat) + ": " + String.join(", ", events) + more;
  }

  /// What is in order now.
  private String awaited() {
    if (match.inPlay()) {
      return turn();
    }
    if (match.toShow() != 0) {
      int seat = Integer.numberOfTrailingZeros(match.toShow());
      String shown = "what " + names.get(seat) + " has left is to be shown";
      return match.mayDealOn() ? shown + ", or the next deal is due" : shown;
    }
    if (match.inDeal()) {
      return "the discard pile is to be shuffled";
    }
    return match.dealing().hasBegun() ? handsDue() : "the deck is due, or a hand for everybody";
  }

  /// Whose hands are missing in a deal that has begun, in the order in which they are dealt.
  private String handsDue() {
    var missing = new ArrayList<String>();
    for (int i = 0; i < match.seats(); i++) {
      int seat = (match.standing().first() + i) % match.seats();
      if (!match.dealing().has(seat)) {
        missing.add(names.get(seat));
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
