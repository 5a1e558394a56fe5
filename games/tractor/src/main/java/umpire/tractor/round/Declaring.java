package umpire.tractor.round;

import static umpire.core.kernel.Kernel.LEGAL;
import static umpire.core.kernel.Kernel.NOBODY;
import static umpire.tractor.rule.TractorRule.DECLARE_THE_RANK;
import static umpire.tractor.rule.TractorRule.OWN_DECLARATION;
import static umpire.tractor.rule.TractorRule.PARTNERS_DECLARATION;
import static umpire.tractor.rule.TractorRule.STRONGER;

import umpire.core.kernel.Move;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.rule.TractorSwitches;

/// The current declaration of a round, and the check for stronger ones.
public final class Declaring {

  private TractorSettings rules = TractorSettings.CLASSIC;
  private int rank;
  private int seat;
  private int first;
  private int card;
  private int copies;

  public void begin(int roundsRank, TractorSettings tableRules) {
    rules = tableRules;
    rank = roundsRank;
    seat = first = NOBODY;
    copies = 0;
  }

  /// Whether a player may declare this number of copies of a card, if they have them:
  /// [umpire.core.kernel.Kernel#LEGAL], or the index of the rule that forbids it.
  public int check(int player, int shown, int number) {
    if (!isDeclarable(shown, number)) {
      return DECLARE_THE_RANK.ordinal();
    }
    if (seat == NOBODY) {
      return LEGAL;
    }
    if (strength(shown, number) <= strength(card, copies)) {
      return STRONGER.ordinal();
    }
    boolean raise = shown == card;
    if (player == seat && !raise && rules.bidding().overturn() == TractorSwitches.Overturn.NEVER) {
      return OWN_DECLARATION.ordinal();
    }
    boolean partner = player != seat && rules.seating().side(player) == rules.seating().side(seat);
    return partner && rules.bidding().partner() == TractorSwitches.Partner.MAY_NOT
        ? PARTNERS_DECLARATION.ordinal()
        : LEGAL;
  }

  private boolean isDeclarable(int shown, int number) {
    if (Deck.isJoker(shown)) {
      return number == Deck.COPIES && rules.bidding().jokers() == TractorSwitches.Jokers.PAIR;
    }
    return number >= 1 && number <= Deck.COPIES && Deck.rank(shown) == rank;
  }

  public void declare(int player, int shown, int number) {
    first = first == NOBODY ? player : first;
    seat = player;
    card = shown;
    copies = number;
  }

  /// The strength of a declaration; higher ones overbid lower ones. A joker's number exceeds all
  /// strengths of suits.
  private int strength(int shown, int number) {
    return switch (rules.bidding().overbid()) {
      case LENGTH -> number;
      case JOKERS -> Deck.isJoker(shown) ? shown : number;
      case SUITS -> Deck.isJoker(shown) ? shown : Deck.SUITS * number + Deck.suit(shown);
      case DIAMONDS_LOW -> Deck.isJoker(shown) ? shown : Deck.SUITS * number + blackOverRed(shown);
    };
  }

  /// The order of a suit where diamonds are lowest, then clubs, hearts, spades.
  private static int blackOverRed(int shown) {
    int suit = Deck.suit(shown);
    return suit < 2 ? 1 - suit : suit;
  }

  /// Whether the kitty decides as long as there is no declaration.
  public boolean isTurnedUp() {
    return seat == NOBODY && rules.bidding().undeclared().turnsUp();
  }

  /// Whether the cards would be thrown in, since there is no declaration.
  public boolean isThrownIn() {
    return seat == NOBODY && rules.bidding().undeclared() == TractorSwitches.Undeclared.REDEAL;
  }

  /// Whether stronger declarations exist, whichever hand the cards are in.
  public boolean canBeOverbid() {
    if (seat == NOBODY) {
      return true;
    }
    boolean jokers = rules.bidding().jokers() == TractorSwitches.Jokers.PAIR;
    int strongest = jokers ? Deck.RED_JOKER : Deck.card(rank, Deck.SUITS - 1);
    return strength(card, copies) < strength(strongest, Deck.COPIES);
  }

  /// The card that decides when the kitty is turned up (T31); unknown if it depends on an unknown
  /// card.
  public int turned(Move kitty) {
    if (rules.bidding().undeclared() == TractorSwitches.Undeclared.FIRST_CARD) {
      return kitty.card(0);
    }
    int highest = Deck.BLACK_JOKER;
    for (int i = 0; i < kitty.length(); i++) {
      int shown = kitty.card(i);
      if (shown == Hands.UNKNOWN || (!Deck.isJoker(shown) && Deck.rank(shown) == rank)) {
        return shown;
      }
      boolean higher = Deck.isJoker(highest) || Deck.rank(shown) > Deck.rank(highest);
      highest = !Deck.isJoker(shown) && higher ? shown : highest;
    }
    return highest;
  }

  public void copyFrom(Declaring other) {
    rules = other.rules;
    rank = other.rank;
    seat = other.seat;
    first = other.first;
    card = other.card;
    copies = other.copies;
  }

  // Queries.

  /// The seat of the current declaration, or [umpire.core.kernel.Kernel#NOBODY].
  public int seat() {
    return seat;
  }

  /// The seat that was the first to declare, or [umpire.core.kernel.Kernel#NOBODY].
  public int first() {
    return first;
  }

  public int card() {
    return card;
  }

  public int copies() {
    return copies;
  }

  /// The rank that can be declared.
  public int rank() {
    return rank;
  }

  /// The main suit by the current declaration, or [TrumpOrder#NO_SUIT].
  public int main() {
    return seat == NOBODY || Deck.isJoker(card) ? TrumpOrder.NO_SUIT : Deck.suit(card);
  }
}
