package umpire.tractor.inference;

import umpire.core.kernel.Event;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.deck.Seating;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.words.Verb;

/// The cards of each player that the acts of a round show: those recorded as drawn, and those
/// declared, thrown, laid or buried.
///
/// The acts are read without judging them. Once tricks do not go round the table in order, later
/// acts are ignored.
final class ShownCards {

  private final Seating seating;

  private final Holding[] drawn = holdings();
  private final int[] sizes = new int[Seating.MAX];
  private final int[] hidden = new int[Seating.MAX];
  private final Holding kitty = new Holding();
  private int kittySize;
  private boolean turnedUp;
  private int kittyHidden;
  private int dealer = -1;
  private int buried;

  /// All cards that a player was seen to have, and those of them that have left the hand for good.
  private final Holding[] shown = holdings();

  private final Holding[] gone = holdings();
  private final int[] laid = new int[Seating.MAX];

  private final Holding lead = new Holding();
  private int leadSize;
  private int leader;

  /// The number of players who have laid cards in this trick.
  private int inTrick;

  private boolean broken;

  ShownCards(TractorSettings rules) {
    seating = rules.seating();
    turnedUp = rules.bidding().undeclared().turnsUp();
  }

  private static Holding[] holdings() {
    var holdings = new Holding[Seating.MAX];
    for (int seat = 0; seat < Seating.MAX; seat++) {
      holdings[seat] = new Holding();
    }
    return holdings;
  }

  /// Adds the known cards of a row, and returns the number of unknown ones.
  static int add(Event row, Holding into) {
    int unknown = 0;
    for (int place = 0; place < row.length(); place++) {
      if (row.card(place) == Hands.UNKNOWN) {
        unknown++;
      } else {
        into.add(row.card(place));
      }
    }
    return unknown;
  }

  static Holding declared(Event event) {
    var holding = new Holding();
    for (int i = 0; i < event.amount(); i++) {
      holding.add(Verb.card(event));
    }
    return holding;
  }

  /// The known cards of an event whose order has no meaning.
  private static Holding pile(Event event) {
    var holding = new Holding();
    holding.set(event);
    return holding;
  }

  void see(int actor, Event event) {
    switch (Verb.of(event)) {
      case DEAL -> {
        hidden[event.seat()] += add(event, drawn[event.seat()]);
        sizes[event.seat()] += event.length();
      }
      case KITTY -> {
        kittyHidden = add(event, kitty);
        kittySize += event.length();
      }
      case REFUSE -> takeBack();
      case DECLARE, BURY, LAY -> {
        if (actor >= 0) {
          seePlayer(actor, event);
        }
      }
      case PASS, FRIEND, OPEN -> {}
    }
  }

  private void seePlayer(int actor, Event event) {
    if (event.is(Verb.DECLARE)) {
      shown[actor].join(declared(event));
      turnedUp = false;
    } else if (event.is(Verb.BURY)) {
      bury(actor, event);
    } else {
      lay(actor, pile(event), Holding.count(event));
    }
  }

  private void bury(int actor, Event event) {
    dealer = actor;
    buried += Holding.count(event);
    drawn[actor].addAll(kitty);
    gone[actor].addAll(pile(event));
    shown[actor].join(gone[actor]);
  }

  // The play.

  private void lay(int actor, Holding cards, int size) {
    if (inTrick == 1 && actor == leader && size < leadSize && lead.missing(cards) == 0) {
      takeBack();
    }
    boolean due = inTrick == 0 || (actor == seating.after(leader, inTrick) && size == leadSize);
    broken |= !due || laid[actor] + size > seating.hand();
    if (broken) {
      return;
    }
    if (inTrick == 0) {
      leader = actor;
      lead.copyFrom(cards);
      leadSize = size;
    }
    laid[actor] += size;
    gone[actor].addAll(cards);
    shown[actor].join(gone[actor]);
    inTrick = (inTrick + 1) % seating.seats();
  }

  /// Returns the lead, a refused throw, to the leader's hand.
  private void takeBack() {
    if (inTrick == 1 && !broken) {
      gone[leader].removeAll(lead);
      laid[leader] -= leadSize;
      inTrick = 0;
    }
  }

  // Queries.

  /// Whether every player drew a full hand and the dealer buried a full kitty, so that all cards of
  /// two decks are accounted for. In a kitty that is turned up the order matters: if it is not
  /// fully recorded, this is false unless a single card of the dealer is missing.
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

  /// The cards that a player had, but that are not among those recorded as drawn.
  Holding missing(int seat) {
    var missing = new Holding();
    missing.copyFrom(shown[seat]);
    missing.removeAll(drawn[seat]);
    return missing;
  }

  /// The cards laid and buried, as far as they are recorded.
  Holding gone(int seat) {
    return gone[seat];
  }

  boolean hasLaidAll(int seat) {
    return laid[seat] == seating.hand();
  }
}
