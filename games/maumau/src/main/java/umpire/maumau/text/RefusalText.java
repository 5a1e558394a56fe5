package umpire.maumau.text;

import java.util.ArrayList;
import java.util.List;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Parts;
import umpire.core.match.LegalEvents;
import umpire.core.text.Sentence;
import umpire.maumau.cards.CardText;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.ForgottenCalls;
import umpire.maumau.deal.MauMau;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.match.TableLegality;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.words.MoveCode;
import umpire.maumau.words.Verb;

/// The words for a refusal: the reason, the cards on the table, and the legal alternatives. Cards
/// of a hand are named only to its owner.
final class RefusalText {

  private static final int MAX_LISTED = 12;

  private final MauMauMatch match;
  private final MauMau game;
  private final List<String> names;
  private final Move move = new Move();

  RefusalText(MauMauMatch match, List<String> names) {
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
      return new RefusalText(match.afterPass(), names).reasons(rule, actor, event);
    }
    var notes = new ArrayList<>(actor == Kernel.HOUSE ? ofTable(rule) : ofPlayer(rule, actor));
    if (match.inDeal()) {
      addUnsaidMaus(notes);
    }
    return notes;
  }

  /// Describes the missing information without which there is no ruling.
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
    if (passed && game.check(game.toAct(), MoveCode.KEEP) == Kernel.LEGAL) {
      return new RefusalText(match.afterPass(), names).missing(rule, actor, event);
    }
    return Sentence.of(
            rule == MauMauRule.DRAWN_CARD
                ? "the card that {player} drew, which is not recorded"
                : "cards of {player} that are not recorded")
        .fact("player", names.get(passed ? game.toAct() : actor));
  }

  /// Adds a possible explanation: a player drew for a call that was perhaps made, but not recorded.
  private void addUnsaidMaus(List<Sentence> notes) {
    ForgottenCalls forgotten = game.forgottenCalls();
    for (int i = 0; i < forgotten.size(); i++) {
      int code = forgotten.move(i);
      int due = forgotten.due(i, match.rules());
      notes.add(
          unsaid(forgotten.left(i), due)
              .fact("player", names.get(forgotten.who(i)))
              .fact("laid", words(code))
              .fact("drawn", match.rules().calls().cards())
              .fact("said", words((code & ~MoveCode.MAU) | due)));
    }
  }

  private static Sentence unsaid(int left, int due) {
    if (left == 1) {
      return Sentence.of(
          "{player} laid the last card but one, '{laid}', without saying mau and drew {drawn} for"
              + " it: if it was said, write '{said}'");
    }
    return Sentence.of(
        due == MoveCode.MAU
            ? "{player} laid the last card, '{laid}', without saying mau and drew {drawn} for it:"
                + " if it was said, write '{said}'"
            : "{player} laid the last card, '{laid}', without saying mau-mau and drew {drawn} for"
                + " it: if it was said, write '{said}'");
  }

  private String words(int code) {
    return words(Verb.lay(code, new Move()));
  }

  private String words(Parts made) {
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
              Sentence.of("{written} written, {due} due")
                  .fact("written", TableLegality.written(move))
                  .fact("due", TableLegality.cardsDue(match, move)));
      case TOP_CARD ->
          List.of(
              Sentence.of("drawn: {cards}")
                  .fact("cards", CardText.names(game.drawing().takenCards())));
      case ONE_OF_EACH -> List.of(oneOfEach());
      default -> List.of();
    };
  }

  private Sentence oneOfEach() {
    long outside = TableLegality.outside(match, move);
    if (outside != 0) {
      return Sentence.of(
              isOne(outside) ? "{cards} is not in the deck" : "{cards} are not in the deck")
          .fact("cards", CardText.names(outside));
    }
    if (TableLegality.surplus(match, move) > 0) {
      long missing = game.hand(move.seat()) & ~move.cards();
      return Sentence.of("{player} also holds {cards}")
          .fact("player", names.get(move.seat()))
          .fact("cards", CardText.names(missing));
    }
    long twice = TableLegality.twice(move);
    if (twice != 0) {
      return Sentence.of("{cards} is written twice").fact("cards", CardText.names(twice));
    }
    long elsewhere = TableLegality.elsewhere(match, move);
    return Sentence.of(isOne(elsewhere) ? "{cards} is elsewhere" : "{cards} are elsewhere")
        .fact("cards", CardText.names(elsewhere));
  }

  private static boolean isOne(long cards) {
    return Long.bitCount(cards) == 1;
  }

  private Sentence turn() {
    return Sentence.of(
            game.isReversed()
                ? "it is the turn of {player}, against the order of seats"
                : "it is the turn of {player}")
        .fact("player", names.get(game.toAct()));
  }

  /// Describes the cards that a player holds; or if they are not all known, why none can be the
  /// card.
  private Sentence holds(int seat, long card) {
    long known = game.hand(seat);
    int unknown = game.unknown(seat);
    if (unknown == 0) {
      return Sentence.of(known == 0 ? "{player} holds nothing" : "{player} holds {cards}")
          .fact("player", names.get(seat))
          .fact("cards", CardText.names(known));
    }
    Sentence holds =
        (card == 0 ? some(known) : where(card, known))
            .fact("player", names.get(seat))
            .fact("cards", CardText.names(known))
            .fact("unknown", unknown);
    if (card == 0) {
      return holds;
    }
    holds.fact("card", CardText.name(Cards.number(card)));
    int holder = holder(card);
    return holder < 0 || isOutside(card) ? holds : holds.fact("holder", names.get(holder));
  }

  private static Sentence some(long known) {
    return Sentence.of(
        known == 0
            ? "{player} holds {unknown|# card that is|# cards that are} not recorded"
            : "{player} holds {cards} and {unknown|# card that is|# cards that are} not recorded");
  }

  private Sentence where(long card, long known) {
    if (isOutside(card)) {
      return Sentence.of(
          known == 0
              ? "{player} holds {unknown|# card that is|# cards that are} not recorded, but {card}"
                  + " is not in the deck"
              : "{player} holds {cards} and {unknown|# card that is|# cards that are} not"
                  + " recorded, but {card} is not in the deck");
    }
    if (holder(card) >= 0) {
      return Sentence.of(
          known == 0
              ? "{player} holds {unknown|# card that is|# cards that are} not recorded, but {card}"
                  + " is in the hand of {holder}"
              : "{player} holds {cards} and {unknown|# card that is|# cards that are} not"
                  + " recorded, but {card} is in the hand of {holder}");
    }
    for (int i = 0; i < game.piles().discardPileSize(); i++) {
      if (game.piles().discardPile(i) == card) {
        return Sentence.of(
            known == 0
                ? "{player} holds {unknown|# card that is|# cards that are} not recorded, but"
                    + " {card} lies on the discard pile"
                : "{player} holds {cards} and {unknown|# card that is|# cards that are} not"
                    + " recorded, but {card} lies on the discard pile");
      }
    }
    return Sentence.of(
        known == 0
            ? "{player} holds {unknown|# card that is|# cards that are} not recorded, but {card} is"
                + " in the draw pile"
            : "{player} holds {cards} and {unknown|# card that is|# cards that are} not recorded,"
                + " but {card} is in the draw pile");
  }

  private boolean isOutside(long card) {
    return (match.rules().deck() & card) == 0;
  }

  /// The player known to hold a card, or [Kernel#NOBODY].
  private int holder(long card) {
    for (int seat = 0; seat < match.seats(); seat++) {
      if ((game.hand(seat) & card) != 0) {
        return seat;
      }
    }
    return Kernel.NOBODY;
  }

  private Sentence onTheTable() {
    int named = game.namedSuit();
    String open = CardText.name(game.openCard());
    if (named >= 0) {
      return Sentence.of("{open} lies open, {suit:word} is named")
          .fact("open", open)
          .fact("suit", CardText.suitName(named));
    }
    if (game.penalty() > 0) {
      return Sentence.of("{open} lies open, {penalty|# card is|# cards are} due")
          .fact("open", open)
          .fact("penalty", game.penalty());
    }
    return Sentence.of(
            game.eightActive() ? "{open} lies open and is to be answered" : "{open} lies open")
        .fact("open", open);
  }

  private Sentence legal(int seat) {
    List<Event> legal = LegalEvents.all(match, seat, Verb.WORDS).events();
    return Sentence.of(
            legal.size() > MAX_LISTED
                ? "legal for {player}: {legal:list} and more"
                : "legal for {player}: {legal:list}")
        .fact("player", names.get(seat))
        .fact("legal", legal.stream().limit(MAX_LISTED).map(this::words).toList());
  }

  /// Describes what is due now.
  private Sentence awaited() {
    if (match.inPlay()) {
      return turn();
    }
    if (match.toShow() != 0) {
      int seat = Integer.numberOfTrailingZeros(match.toShow());
      return Sentence.of(
              match.mayDealOn()
                  ? "the cards that {player} has left must be shown, or the next deal is due"
                  : "the cards that {player} has left must be shown")
          .fact("player", names.get(seat));
    }
    if (match.inDeal()) {
      return Sentence.of("the discard pile is to be shuffled");
    }
    return match.dealing().hasBegun()
        ? handsDue()
        : Sentence.of("the deck is due, or a hand for each player");
  }

  /// The hands missing in a deal that has begun, in the order in which they are dealt.
  private Sentence handsDue() {
    var missing = new ArrayList<String>();
    for (int i = 0; i < match.seats(); i++) {
      int seat = (match.matchScore().first() + i) % match.seats();
      if (match.dealing().lacks(seat)) {
        missing.add(names.get(seat));
      }
    }
    if (missing.isEmpty()) {
      return Sentence.of("the opening card is due");
    }
    return missing.size() == 1
        ? Sentence.of("the hand of {player} is due").fact("player", missing.getFirst())
        : Sentence.of("the hands of {players:and} are due").fact("players", missing);
  }
}
