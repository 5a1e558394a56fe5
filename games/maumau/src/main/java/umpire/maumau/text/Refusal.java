package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.text.Sentence;
import umpire.maumau.CardText;
import umpire.maumau.Cards;
import umpire.maumau.MauMau;
import umpire.maumau.MauMauMatch;
import umpire.maumau.MauMauRule;
import umpire.maumau.MoveCode;
import umpire.maumau.TableDuties;
import umpire.maumau.Unsaid;
import umpire.maumau.Verb;

/// Why something is refused, with what lies on the table and what could be done instead. Nothing is
/// said of a hand but to its owner.
final class Refusal {

  private static final int MOST_LISTED = 12;

  private final MauMauMatch match;
  private final MauMau game;
  private final List<String> names;
  private final Move move = new Move();

  Refusal(MauMauMatch match, List<String> names) {
    this.match = match;
    this.game = match.game();
    this.names = names;
  }

  List<Sentence> reasons(MauMauRule rule, int actor, Event event) {
    if (!match.openingIsKnown()) {
      return List.of(Sentence.of("whatever card opened the deal"));
    }
    move.copyFrom(event);
    if (match.passesUnsaid(actor, move)) {
      return new Refusal(match.afterPass(), names).reasons(rule, actor, event);
    }
    var notes = new ArrayList<>(actor == Kernel.HOUSE ? ofTable(rule) : ofPlayer(rule, actor));
    if (match.inDeal()) {
      addUnsaidMaus(notes);
    }
    return notes;
  }

  /// What one would have to know to rule on something.
  Sentence missing(MauMauRule rule, int actor, Event event) {
    move.copyFrom(event);
    if (rule == MauMauRule.OPEN_FOR_ALL) {
      return Sentence.of("the opening card, which is not recorded");
    }
    if (rule == MauMauRule.LIMIT) {
      return Sentence.of("the cards left over that are not recorded");
    }
    if (rule == MauMauRule.NOT_RETURNED) {
      return Sentence.of("cards that are not recorded");
    }
    boolean passed = match.passesUnsaid(actor, move);
    if (passed && game.check(game.toAct(), MoveCode.KEEP) == Kernel.FINE) {
      return new Refusal(match.afterPass(), names).missing(rule, actor, event);
    }
    String name = names.get(passed ? game.toAct() : actor);
    return rule == MauMauRule.DRAWN_CARD
        ? Sentence.of("the card that ").fact("player", name).say(" drew, which is not recorded")
        : Sentence.of("cards of ").fact("player", name).say(" that are not recorded");
  }

  /// Adds what may explain a refusal: somebody drew for a word that perhaps was said, but not
  /// written down.
  private void addUnsaidMaus(List<Sentence> notes) {
    Unsaid unsaid = game.unsaid();
    for (int i = 0; i < unsaid.size(); i++) {
      int code = unsaid.move(i);
      int due = unsaid.due(i, match.rules());
      notes.add(
          player(unsaid.who(i))
              .say(
                  unsaid.left(i) == 1 ? " laid the last card but one, '" : " laid the last card, '")
              .fact("laid", words(code))
              .say(
                  due == MoveCode.MAU
                      ? "', without saying mau and drew "
                      : "', without saying mau-mau and drew ")
              .fact("drawn", match.rules().calls().cards())
              .say(" for it: if it was said, write '")
              .fact("said", words((code & ~MoveCode.MAU) | due))
              .say("'"));
    }
  }

  private String words(int code) {
    return words(Verb.lay(code, new Move()));
  }

  private String words(Move made) {
    return Verb.WORDS.write(made, names);
  }

  private List<Sentence> ofPlayer(MauMauRule rule, int seat) {
    return switch (rule) {
      case GAME_OVER -> List.of();
      case DUE -> List.of(awaited());
      case IN_TURN -> List.of(turn());
      case OWN_CARD -> List.of(holds(seat, move.cards()), onTheTable(), legal(seat));
      default -> List.of(onTheTable(), legal(seat));
    };
  }

  private List<Sentence> ofTable(MauMauRule rule) {
    return switch (rule) {
      case DUE ->
          Verb.isPlayers(move)
              ? List.of(Sentence.of("only a player lays, draws and passes"), awaited())
              : List.of(awaited());
      case RIGHT_NUMBER ->
          List.of(
              new Sentence()
                  .fact("written", TableDuties.written(move))
                  .say(" written, ")
                  .fact("due", TableDuties.cardsDue(match, move))
                  .say(" due"));
      case TOP_CARD ->
          List.of(
              Sentence.of("drawn: ")
                  .fact("cards", CardText.names(game.drawing().takenCards()), ""));
      case ONE_OF_EACH -> List.of(oneOfEach());
      default -> List.of();
    };
  }

  private Sentence oneOfEach() {
    long outside = TableDuties.outside(match, move);
    if (outside != 0) {
      boolean one = Long.bitCount(outside) == 1;
      return cards(outside).say(one ? " is not in the deck" : " are not in the deck");
    }
    if (TableDuties.surplus(match, move) > 0) {
      long missing = game.hand(move.seat()) & ~move.cards();
      return player(move.seat()).say(" also holds ").fact("cards", CardText.names(missing), "");
    }
    long twice = TableDuties.twice(move);
    if (twice != 0) {
      return cards(twice).say(" is written twice");
    }
    long elsewhere = TableDuties.elsewhere(match, move);
    boolean one = Long.bitCount(elsewhere) == 1;
    return cards(elsewhere).say(one ? " is elsewhere" : " are elsewhere");
  }

  /// Begins with cards.
  private static Sentence cards(long set) {
    return new Sentence().fact("cards", CardText.names(set), "");
  }

  /// Begins with a player.
  private Sentence player(int seat) {
    return new Sentence().fact("player", names.get(seat));
  }

  private Sentence turn() {
    return Sentence.of("it is the turn of ")
        .fact("player", names.get(game.toAct()))
        .say(game.isReversed() ? ", against the order of seats" : "");
  }

  /// What a player holds; and if that is not known, why it cannot be the card.
  private Sentence holds(int seat, long card) {
    long known = game.hand(seat);
    int unknown = game.unknown(seat);
    Sentence holds = player(seat).say(" holds ").fact("cards", CardText.names(known), "");
    if (unknown == 0) {
      return holds;
    }
    holds
        .say(known == 0 ? "" : " and ")
        .fact("unknown", unknown)
        .say(unknown == 1 ? " card that is not recorded" : " cards that are not recorded");
    return card == 0 ? holds : where(card, holds);
  }

  private Sentence where(long card, Sentence holds) {
    holds.say(", but ").fact("card", CardText.name(Cards.number(card)));
    if ((match.rules().deck() & card) == 0) {
      return holds.say(" is not in the deck");
    }
    for (int seat = 0; seat < match.seats(); seat++) {
      if ((game.hand(seat) & card) != 0) {
        return holds.say(" is in the hand of ").fact("holder", names.get(seat));
      }
    }
    for (int i = 0; i < game.discardPileSize(); i++) {
      if (game.discardPile(i) == card) {
        return holds.say(" lies on the discard pile");
      }
    }
    return holds.say(" is in the draw pile");
  }

  private Sentence onTheTable() {
    Sentence open = new Sentence().fact("open", CardText.name(game.openCard())).say(" lies open");
    int named = game.namedSuit();
    if (named >= 0) {
      return open.say(", ").word("suit", CardText.suitName(named)).say(" is named");
    }
    if (game.penalty() > 0) {
      return open.say(", ")
          .fact("penalty", game.penalty())
          .say(MauMauNarrator.cardsAre(game.penalty()) + " due");
    }
    return game.eightActive() ? open.say(" and is to be answered") : open;
  }

  private Sentence legal(int seat) {
    var legal = new Moves();
    match.legal(seat, legal);
    var events = new ArrayList<String>();
    var each = new Move();
    for (int i = 0; i < Math.min(legal.size(), MOST_LISTED); i++) {
      legal.get(i, each);
      events.add(words(each));
    }
    return Sentence.of("legal for ")
        .fact("player", names.get(seat))
        .say(": ")
        .listed("legal", events, ", ")
        .say(legal.size() > MOST_LISTED ? " and more" : "");
  }

  /// What is in order now.
  private Sentence awaited() {
    if (match.inPlay()) {
      return turn();
    }
    if (match.toShow() != 0) {
      int seat = Integer.numberOfTrailingZeros(match.toShow());
      return Sentence.of("what ")
          .fact("player", names.get(seat))
          .say(" has left is to be shown")
          .say(match.mayDealOn() ? ", or the next deal is due" : "");
    }
    if (match.inDeal()) {
      return Sentence.of("the discard pile is to be shuffled");
    }
    return match.dealing().hasBegun()
        ? handsDue()
        : Sentence.of("the deck is due, or a hand for everybody");
  }

  /// Whose hands are missing in a deal that has begun, in the order in which they are dealt.
  private Sentence handsDue() {
    var missing = new ArrayList<String>();
    for (int i = 0; i < match.seats(); i++) {
      int seat = (match.standing().first() + i) % match.seats();
      if (match.dealing().lacks(seat)) {
        missing.add(names.get(seat));
      }
    }
    if (missing.isEmpty()) {
      return Sentence.of("the opening card is due");
    }
    return missing.size() == 1
        ? Sentence.of("the hand of ").fact("player", missing.getFirst()).say(" is due")
        : Sentence.of("the hands of ").listed("players", missing, " and ").say(" are due");
  }
}
