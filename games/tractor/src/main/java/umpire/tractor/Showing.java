package umpire.tractor;

import java.util.List;

/// What the acts of a round show of everybody's cards: those recorded as drawn, and those that
/// somebody declared, threw, laid or laid away.
///
/// It is looked at without judging. Where tricks do not go round the table as they should, nothing
/// that comes later is looked at.
final class Showing {

  private final Seating seating;

  private final Holding[] drawn = holdings();
  private final int[] sizes = new int[Seating.MOST];
  private final int[] hidden = new int[Seating.MOST];
  private final Holding kitty = new Holding();
  private int kittySize;
  private boolean turnedUp;
  private int kittyHidden;
  private int dealer = -1;
  private int buried;

  /// Everything that a player was seen to have; and what of it has left the hand for good.
  private final Holding[] shown = holdings();

  private final Holding[] gone = holdings();
  private final int[] laid = new int[Seating.MOST];

  private List<TractorCard> lead = List.of();
  private int leader;

  /// How many have laid cards in this trick.
  private int inTrick;

  private boolean broken;

  Showing(TractorTerms rules) {
    seating = rules.seating();
    turnedUp = rules.bidding().undeclared().turnsUp();
  }

  private static Holding[] holdings() {
    var holdings = new Holding[Seating.MOST];
    for (int seat = 0; seat < Seating.MOST; seat++) {
      holdings[seat] = new Holding();
    }
    return holdings;
  }

  /// Adds the cards that are known.
  static void add(List<TractorCard> cards, Holding into) {
    for (TractorCard card : cards) {
      if (card.isKnown()) {
        into.add(card.number());
      }
    }
  }

  private static int hidden(List<TractorCard> cards) {
    return (int) cards.stream().filter(card -> !card.isKnown()).count();
  }

  static Holding copies(TractorCard card, int copies) {
    var holding = new Holding();
    for (int i = 0; i < copies; i++) {
      holding.add(card.number());
    }
    return holding;
  }

  void see(int actor, TractorEvent event) {
    switch (event) {
      case TractorEvent.Deal(int seat, var cards) -> {
        add(cards, drawn[seat]);
        sizes[seat] += cards.size();
        hidden[seat] += hidden(cards);
      }
      case TractorEvent.Declare(var card, int copies) when actor >= 0 -> {
        shown[actor].join(copies(card, copies));
        turnedUp = false;
      }
      case TractorEvent.Kitty(var cards) -> {
        add(cards, kitty);
        kittySize += cards.size();
        kittyHidden = hidden(cards);
      }
      case TractorEvent.Bury(var cards) when actor >= 0 -> bury(actor, cards);
      case TractorEvent.Lay(var cards) when actor >= 0 -> lay(actor, cards);
      case TractorEvent.Refuse _ -> takeBack();
      default -> {}
    }
  }

  private void bury(int actor, List<TractorCard> cards) {
    dealer = actor;
    buried += cards.size();
    drawn[actor].addAll(kitty);
    add(cards, gone[actor]);
    shown[actor].join(gone[actor]);
  }

  // The play.

  private void lay(int actor, List<TractorCard> cards) {
    if (inTrick == 1 && actor == leader && isPartOfLead(cards)) {
      takeBack();
    }
    boolean due = inTrick == 0 || (actor == seating.after(leader, inTrick) && isAsManyAsLed(cards));
    broken |= !due || laid[actor] + cards.size() > seating.hand();
    if (broken) {
      return;
    }
    if (inTrick == 0) {
      leader = actor;
      lead = cards;
    }
    laid[actor] += cards.size();
    add(cards, gone[actor]);
    shown[actor].join(gone[actor]);
    inTrick = (inTrick + 1) % seating.seats();
  }

  private boolean isAsManyAsLed(List<TractorCard> cards) {
    return cards.size() == lead.size();
  }

  private boolean isPartOfLead(List<TractorCard> cards) {
    var all = new Holding();
    var part = new Holding();
    add(lead, all);
    add(cards, part);
    return all.missing(part) == 0 && cards.size() < lead.size();
  }

  /// The lead was a throw, and goes back into the hand.
  private void takeBack() {
    if (inTrick == 1 && !broken) {
      var thrown = new Holding();
      add(lead, thrown);
      gone[leader].removeAll(thrown);
      laid[leader] -= lead.size();
      inTrick = 0;
    }
  }

  // What can be seen.

  /// Whether everybody drew their cards and the dealer laid away theirs, so that all cards of two
  /// decks are accounted for. In a kitty that is turned up the order matters: if it is not
  /// recorded, nothing is known unless it is a single card of the dealer's.
  boolean isWhole() {
    boolean whole = dealer >= 0 && kittySize == seating.kitty() && buried == seating.kitty();
    for (int seat = 0; seat < seating.seats(); seat++) {
      whole &= sizes[seat] == seating.hand();
    }
    return whole && (!turnedUp || kittyHidden == 0 || kittyHidden + hidden[dealer] == 1);
  }

  int dealer() {
    return dealer;
  }

  /// The cards recorded as drawn; the dealer's with the kitty.
  Holding drawn(int seat) {
    return drawn[seat];
  }

  /// The cards that a player had, and that are not among those recorded.
  Holding missing(int seat) {
    var missing = new Holding();
    missing.copyFrom(shown[seat]);
    missing.removeAll(drawn[seat]);
    return missing;
  }

  /// The cards laid and laid away, as far as they are recorded.
  Holding gone(int seat) {
    return gone[seat];
  }

  boolean hasLaidAll(int seat) {
    return laid[seat] == seating.hand();
  }
}
