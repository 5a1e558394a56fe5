package umpire.tractor.table;

import static umpire.core.kernel.Kernel.LEGAL;
import static umpire.core.kernel.Kernel.NOBODY;
import static umpire.core.kernel.Kernel.UNDECIDED;
import static umpire.tractor.rule.TractorRule.ASKED_IN_TURN;
import static umpire.tractor.rule.TractorRule.DECLARE_THE_RANK;
import static umpire.tractor.rule.TractorRule.DECLARE_WHAT_IS_DRAWN;
import static umpire.tractor.rule.TractorRule.DECLARE_WHILE_DRAWING;
import static umpire.tractor.rule.TractorRule.DRAWING;
import static umpire.tractor.rule.TractorRule.FRIENDS_CARD;
import static umpire.tractor.rule.TractorRule.GAME_IS_OVER;
import static umpire.tractor.rule.TractorRule.KITTY_OF_EIGHT;
import static umpire.tractor.rule.TractorRule.LAY_AWAY_EIGHT;
import static umpire.tractor.rule.TractorRule.NAME_A_FRIEND;
import static umpire.tractor.rule.TractorRule.PLAY_AFTER_KITTY;
import static umpire.tractor.rule.TractorRule.ROUND_STATED;
import static umpire.tractor.rule.TractorRule.TURN_UP;
import static umpire.tractor.rule.TractorRule.TWO_DECKS;

import umpire.core.kernel.Move;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.table.Tractor.Phase;
import umpire.tractor.words.Opening;
import umpire.tractor.words.Verb;

/// Finds the rule that forbids a move, if any: checks its time, its actor, and whether the cards
/// can be there. Plays in a trick are checked by [umpire.tractor.round.CardPlay].
final class Legality {

  private final Tractor game;
  private final Seating seating;
  private final Holding cards = new Holding();

  Legality(Tractor game) {
    this.game = game;
    this.seating = game.rules().seating();
  }

  /// Finds the rule that forbids a move, as [umpire.core.kernel.Kernel#check] requires.
  int find(int actor, Move move) {
    Verb verb = Verb.of(move);
    if (game.phase() != Phase.OVER && seating.has(actor) == verb.isOfTheTable()) {
      return verb.notTheirs().ordinal();
    }
    if (!isOfTheDecks(move)) {
      return TWO_DECKS.ordinal();
    }
    return switch (verb) {
      case DEAL -> toDraw(move);
      case DECLARE -> toDeclare(actor, move);
      case PASS -> toPass(actor);
      case KITTY -> toKitty(move);
      case BURY -> toLayAway(actor, move);
      case LAY -> isPlayOn() ? game.play().check(actor, move) : early(beforePlay());
      case REFUSE -> toRefuse(move);
      case OPEN -> toOpen(move);
      case FRIEND -> toFriend(actor, move);
    };
  }

  /// The answer to a move made at the wrong time: the given rule or, if the game is over, the rule
  /// that says so. If the round is undecided, the answer is undecided as well.
  private int early(TractorRule rule) {
    if (game.phase() == Phase.UNDECIDED) {
      return TURN_UP.ordinal() + UNDECIDED;
    }
    return (game.phase() == Phase.OVER ? GAME_IS_OVER : rule).ordinal();
  }

  /// Whether all cards exist or are unknown. Moves read from words always satisfy this.
  private static boolean isOfTheDecks(Move move) {
    boolean there = (move.cards() | move.twice()) >>> Deck.KINDS == 0 && move.unknown() >= 0;
    for (int place = 0; there && place < move.length(); place++) {
      there = move.card(place) >= Hands.UNKNOWN && move.card(place) < Deck.KINDS;
    }
    return there;
  }

  private int toOpen(Move move) {
    boolean time = game.phase() == Phase.OPENING;
    return time && Opening.isPossible(move, seating) ? LEGAL : early(ROUND_STATED);
  }

  // Drawing and declaring.

  /// Whether a player may draw these cards, known or not.
  private int toDraw(Move move) {
    boolean time = game.phase() == Phase.DRAWING || game.phase() == Phase.DECLARING;
    if (!time || !seating.has(move.seat()) || move.length() != game.due(move.seat())) {
      return early(DRAWING);
    }
    return areLeft(move) ? LEGAL : TWO_DECKS.ordinal();
  }

  /// Whether two decks still contain the cards of a row.
  private boolean areLeft(Move row) {
    boolean newRound = game.betweenRounds() || game.mayBeThrownIn();
    return isOfTwoDecks(row) && (newRound || game.hands().stock().missing(cards) == 0);
  }

  /// Collects the known cards of a row; false if one of them appears a third time.
  private boolean isOfTwoDecks(Move row) {
    cards.clear();
    int known = 0;
    for (int i = 0; i < row.length(); i++) {
      if (row.card(i) != Hands.UNKNOWN) {
        cards.add(row.card(i));
        known++;
      }
    }
    return cards.size() == known;
  }

  /// Passes need not be recorded: players due to be asked before are assumed to have passed.
  private int toPass(int seat) {
    return game.isAsking() && game.isAwaited(seat) ? LEGAL : early(ASKED_IN_TURN);
  }

  /// Any player may declare at any time while cards are drawn; players due to be asked before are
  /// assumed to have passed.
  private int toDeclare(int seat, Move move) {
    Phase phase = game.phase();
    if (phase == Phase.OVERBIDDING && !game.isAwaited(seat)) {
      return ASKED_IN_TURN.ordinal();
    }
    boolean drawn = phase == Phase.DRAWING || (phase == Phase.KITTY && !game.isTakenOver());
    if (!drawn && !game.isAsking()) {
      return early(DECLARE_WHILE_DRAWING);
    }
    if (game.betweenRounds()) {
      return DECLARE_WHAT_IS_DRAWN.ordinal();
    }
    if (Long.bitCount(move.cards()) != 1) {
      return DECLARE_THE_RANK.ordinal();
    }
    int answer = game.declaring().check(seat, Verb.card(move), move.amount());
    return answer == LEGAL ? toShow(seat, Verb.card(move), move.amount()) : answer;
  }

  private int toShow(int seat, int card, int copies) {
    cards.clear();
    for (int i = 0; i < copies; i++) {
      cards.add(card);
    }
    if (game.hands().known(seat).missing(cards) == 0) {
      return LEGAL;
    }
    return DECLARE_WHAT_IS_DRAWN.ordinal() + (game.hands().mayHold(seat, cards) ? UNDECIDED : 0);
  }

  // The kitty.

  private int toKitty(Move move) {
    if (move.length() != seating.kitty()) {
      return early(KITTY_OF_EIGHT);
    }
    if (game.isTakenOver()) {
      boolean time = game.phase() == Phase.KITTY;
      boolean same = isOfTwoDecks(move) && game.hands().mayBeBuried(cards, seating.kitty());
      return time && same ? LEGAL : early(KITTY_OF_EIGHT);
    }
    boolean time = game.phase() == Phase.DECLARING || game.phase() == Phase.KITTY;
    boolean drawn = game.nextToDraw() == NOBODY && !game.declaring().isThrownIn();
    if (!time || !drawn) {
      return early(KITTY_OF_EIGHT);
    }
    if (!areLeft(move)) {
      return TWO_DECKS.ordinal();
    }
    return game.isUndecided(move) ? TURN_UP.ordinal() + UNDECIDED : LEGAL;
  }

  private int toLayAway(int seat, Move move) {
    boolean time = game.phase() == Phase.LAYING_AWAY && seat == game.holder();
    cards.set(move);
    boolean eight = Holding.count(move) == seating.kitty() && move.length() == 0;
    return time && eight && game.hands().mayHold(seat, cards) ? LEGAL : early(LAY_AWAY_EIGHT);
  }

  // The friend and the play.

  /// The dealer names a card once the kitty is buried; players who could still overbid are assumed
  /// to have passed.
  private int toFriend(int seat, Move move) {
    if (seat != game.dealer() || !isNaming()) {
      return early(NAME_A_FRIEND);
    }
    boolean copy = move.amount() >= 1 && move.amount() <= Deck.COPIES;
    long trumps = game.play().order().kindsIn(TrumpOrder.TRUMPS);
    boolean plain = Long.bitCount(move.cards()) == 1 && (move.cards() & trumps) == 0;
    return copy && plain ? LEGAL : FRIENDS_CARD.ordinal();
  }

  private boolean isNaming() {
    boolean asked = game.phase() == Phase.OVERBIDDING && seating.findsFriends();
    return game.phase() == Phase.NAMING || asked;
  }

  /// Whether the dealer may lead, or the play has begun.
  private boolean isPlayOn() {
    boolean overbid = game.phase() == Phase.OVERBIDDING && !seating.findsFriends();
    return game.phase() == Phase.PLAYING || overbid;
  }

  private TractorRule beforePlay() {
    boolean naming = isNaming();
    return game.phase() == Phase.OPENING ? ROUND_STATED : naming ? NAME_A_FRIEND : PLAY_AFTER_KITTY;
  }

  private int toRefuse(Move move) {
    return game.phase() == Phase.PLAYING
        ? game.play().checkRefuse(move.seat(), move)
        : early(beforePlay());
  }
}
