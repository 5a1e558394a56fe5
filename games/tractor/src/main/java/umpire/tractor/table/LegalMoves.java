package umpire.tractor.table;

import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.tractor.cards.Hands;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TrumpOrder;
import umpire.tractor.deck.Deck;
import umpire.tractor.deck.Seating;
import umpire.tractor.round.CardPlay;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorSwitches.Follow;
import umpire.tractor.rule.TractorSwitches.Form;
import umpire.tractor.table.Tractor.Phase;
import umpire.tractor.thrown.Throw;
import umpire.tractor.trick.Components;
import umpire.tractor.trick.Follows;
import umpire.tractor.trick.Trick;
import umpire.tractor.words.Opening;
import umpire.tractor.words.Verb;

/// Lists the legal moves: all of them, or some if there are too many to read.
///
/// For a lead these are all single components, and a few throws of each group; for a burial, each
/// run of neighbours in the sorted hand; for a follow, the first [Follows#MAX]. Deals of the house
/// are not listed.
final class LegalMoves {

  private final Tractor game;
  private final Follows follows = new Follows();
  private final Components components = new Components(this::listComponent);
  private final Holding hand = new Holding();
  private final Holding unseen = new Holding();
  private final Move move = new Move();
  private final Move refusal = new Move();
  private final Moves parts = new Moves();

  /// The list to which components are added.
  private Moves listed = parts;

  private final int[] sorted = new int[Seating.FOUR.hand() + Seating.FOUR.kitty()];

  LegalMoves(Tractor game) {
    this.game = game;
  }

  void list(int actor, Moves into) {
    if (game.phase() == Phase.UNDECIDED) {
      into.leaveOut();
    } else if (actor == Kernel.HOUSE) {
      listHouse(into);
    } else {
      switch (game.phase()) {
        case DRAWING, DECLARING, KITTY -> listDeclarations(actor, into);
        case OVERBIDDING -> listOverbids(actor, into);
        case LAYING_AWAY -> listBuries(actor, into);
        case NAMING -> listFriends(actor, into);
        case PLAYING -> listLays(actor, into);
        case OPENING, UNDECIDED, OVER -> {}
      }
    }
  }

  // The house.

  private void listHouse(Moves into) {
    boolean theirs = game.phase() == Phase.LAYING_AWAY || game.phase() == Phase.NAMING;
    if (game.phase() != Phase.OVER && !theirs) {
      into.leaveOut();
    }
    if (game.phase() == Phase.OPENING) {
      into.add(Opening.write(0, 0, Deck.TWO, Deck.TWO, move));
    } else if (game.phase() == Phase.PLAYING && game.round().led() > 1) {
      listRefusals(into);
    }
  }

  /// Lists the refusals that the referee may announce for a throw that the record does not decide.
  private void listRefusals(Moves into) {
    Trick trick = game.round().trick();
    hand.clear();
    for (int i = 0; i < game.round().led(); i++) {
      hand.add(trick.card(trick.leader(), i));
    }
    parts.clear();
    listComponents(parts);
    for (int i = 0; i < parts.size(); i++) {
      parts.get(i, move);
      for (int seat = 0; seat < game.seats(); seat++) {
        if (game.play().checkRefuse(seat, move) == Kernel.LEGAL) {
          into.add(refusal.set(Verb.REFUSE).seat(seat).cards(move.cards()).twice(move.twice()));
        }
      }
    }
  }

  // Declaring.

  private void listDeclarations(int seat, Moves into) {
    if (game.check(seat, move.set(Verb.PASS)) == Kernel.LEGAL) {
      into.add(move);
    }
    if (game.hands().unknown(seat) > 0) {
      into.leaveOut();
    }
    long jokers = 1L << Deck.BLACK_JOKER | 1L << Deck.RED_JOKER;
    long shown = jokers | 0xfL << Deck.card(game.declaring().rank(), 0);
    Holding held = game.hands().known(seat);
    for (shown &= held.cards(); shown != 0; ) {
      long card = Long.highestOneBit(shown);
      shown ^= card;
      for (int copies = 1; copies <= held.size(card); copies++) {
        move.set(Verb.DECLARE).cards(card).amount(copies);
        if (game.check(seat, move) == Kernel.LEGAL) {
          into.add(move);
        }
      }
    }
  }

  /// The dealer may also lead, which ends the overbidding; so the list is incomplete.
  private void listOverbids(int seat, Moves into) {
    if (seat == game.dealer()) {
      into.leaveOut();
    }
    listDeclarations(seat, into);
  }

  // The kitty.

  private void listBuries(int seat, Moves into) {
    if (seat != game.holder()) {
      return;
    }
    into.leaveOut();
    int kitty = game.rules().seating().kitty();
    int size = game.hands().known(seat).sort(sorted);
    int all = size + game.hands().unknown(seat);
    for (int from = 0; from + kitty <= all; from++) {
      hand.clear();
      int last = Math.min(size, from + kitty);
      for (int i = from; i < last; i++) {
        hand.add(sorted[i]);
      }
      int unknown = kitty - hand.size();
      into.add(hand.into(move.set(Verb.BURY)).unknown(unknown));
      if (unknown == kitty) {
        return;
      }
    }
  }

  /// Lists both copies of every card other than a trump.
  private void listFriends(int seat, Moves into) {
    if (seat != game.dealer()) {
      return;
    }
    hand.fill();
    long trumps = game.play().order().kindsIn(TrumpOrder.TRUMPS);
    for (long kinds = hand.cards() & ~trumps; kinds != 0; kinds &= kinds - 1) {
      for (int copy = 1; copy <= Deck.COPIES; copy++) {
        into.add(move.set(Verb.FRIEND).cards(Long.lowestOneBit(kinds)).amount(copy));
      }
    }
  }

  // The play.

  private void listLays(int seat, Moves into) {
    if (seat != game.toAct()) {
      return;
    }
    if (game.rules().form() == Form.OPEN_ROUND) {
      listOpenLays(into);
    } else if (game.play().thrown().isRefused()) {
      listInstead(into);
    } else if (game.round().led() == 0) {
      listLeads(seat, into);
    } else {
      listFollows(seat, into);
    }
  }

  private void listInstead(Moves into) {
    Throw refused = game.play().thrown();
    for (int i = 0; i < refused.choices(); i++) {
      Holding cards = refused.choice(i);
      into.addCards(Verb.LAY, cards.cards(), cards.pairs());
    }
  }

  /// Lists leads; from a completely unknown hand, single cards that may be in it.
  private void listLeads(int seat, Moves into) {
    Hands hands = game.hands();
    hand.copyFrom(hands.known(seat));
    if (hand.size() == 0) {
      hands.collectUnseen(seat, unseen);
      hand.set(unseen.cards(), 0L);
    }
    listComponents(into);
    if (hands.size(seat) > 1) {
      into.leaveOut();
      listThrows(into);
    }
  }

  private void listComponents(Moves into) {
    listed = into;
    components.visit(hand, game.round().order(), game.rules().smallestTractor());
  }

  private void listComponent(long cards, long twice) {
    listed.addCards(Verb.LAY, cards, twice);
  }

  /// Lists for each group a throw of the two highest cards, and one of a pair with another card.
  /// Every throw listed contains a single card.
  private void listThrows(Moves into) {
    TrumpOrder order = game.round().order();
    for (int group = 0; group <= TrumpOrder.TRUMPS; group++) {
      long cards = hand.cards() & order.kindsIn(group);
      long first = Long.highestOneBit(cards);
      long second = Long.highestOneBit(cards ^ first);
      if (second != 0) {
        into.addCards(Verb.LAY, first | second, 0L);
        long pair = Long.highestOneBit(hand.pairs() & cards);
        if (pair != 0) {
          into.addCards(Verb.LAY, pair | (pair == first ? second : first), pair);
        }
      }
    }
  }

  /// Lists follows. From a hand that is partly unknown, those with its known cards, filled up with
  /// any that may be there if they are too few.
  private void listFollows(int seat, Moves into) {
    Hands hands = game.hands();
    Holding held = hands.known(seat);
    if (hands.unknown(seat) > 0) {
      into.leaveOut();
      hand.copyFrom(held);
      hands.collectUnseen(seat, unseen);
      for (long kinds = unseen.cards(); kinds != 0; kinds &= kinds - 1) {
        int card = Long.numberOfTrailingZeros(kinds);
        for (int copies = unseen.size(1L << card); copies > 0; copies--) {
          if (hand.size() < game.round().led()) {
            hand.add(card);
          }
        }
      }
      held = hand;
    }
    CardPlay play = game.play();
    if (game.round().led() == 1) {
      Follows.listSingles(held, play.kindsOwed(), into);
    } else {
      boolean free = game.rules().tricks().follow() == Follow.FREE;
      follows.list(held, play.duty(held), play.order(), free, Follows.MAX, into);
    }
  }

  /// Lists lays without hands: any cards that two decks have left, as many as were led, one lay
  /// beginning at each card.
  private void listOpenLays(Moves into) {
    into.leaveOut();
    Round round = game.round();
    int size = Math.max(1, round.led());
    round.laid(unseen);
    hand.fill();
    hand.removeAll(unseen);
    if (hand.size() < size) {
      hand.fill();
    }
    for (long kinds = hand.cards(); kinds != 0; kinds &= kinds - 1) {
      unseen.clear();
      int card = Long.numberOfTrailingZeros(kinds);
      while (unseen.size() < size) {
        for (int copies = hand.size(1L << card); copies > 0 && unseen.size() < size; copies--) {
          unseen.add(card);
        }
        card = (card + 1) % Deck.KINDS;
      }
      into.addCards(Verb.LAY, unseen.cards(), unseen.pairs());
    }
  }
}
