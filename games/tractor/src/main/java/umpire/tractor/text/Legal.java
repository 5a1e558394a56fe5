package umpire.tractor.text;

import static umpire.tractor.text.TractorMatch.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import umpire.core.Kernel;
import umpire.core.match.Match;
import umpire.tractor.Component;
import umpire.tractor.Deck;
import umpire.tractor.Holding;
import umpire.tractor.Options;
import umpire.tractor.Round;
import umpire.tractor.TableRules;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.WholeGame;
import umpire.tractor.WholeGame.Phase;

/// What an actor may do now: all of it, or a part where nobody could read all.
final class Legal {

  /// How many follows are listed.
  private static final int MOST_FOLLOWS = 500;

  private final WholeGame game;
  private final List<TractorEvent> events = new ArrayList<>();
  private boolean complete = true;

  Legal(WholeGame game) {
    this.game = game;
  }

  List<TractorEvent> events(int actor) {
    find(actor);
    return List.copyOf(events);
  }

  boolean isComplete(int actor) {
    find(actor);
    return complete;
  }

  private void find(int actor) {
    if (game.phase() == Phase.UNDECIDED) {
      complete = false;
    }
    if (actor == Match.HOUSE) {
      findHouse();
      return;
    }
    switch (game.phase()) {
      case DRAWING, DECLARING, KITTY -> findDeclarations(actor);
      case LAYING_AWAY -> findBury(actor);
      case PLAYING -> findLays(actor);
      case OPENING, UNDECIDED, OVER -> {}
    }
  }

  // The house.

  private void findHouse() {
    complete = game.phase() == Phase.OVER || game.phase() == Phase.LAYING_AWAY;
    boolean asking = game.phase() == Phase.DECLARING;
    if (game.phase() == Phase.OPENING) {
      events.add(new TractorEvent.Open(0, 0, Deck.TWO, Deck.TWO));
    } else if (game.phase() == Phase.DRAWING || (asking && game.nextToDraw() != Kernel.NOBODY)) {
      int seat = game.nextToDraw();
      events.add(new TractorEvent.Deal(seat, top(game.due(seat))));
    } else if (game.phase() == Phase.KITTY || asking) {
      events.add(new TractorEvent.Kitty(top(WholeGame.KITTY)));
    } else if (game.phase() == Phase.PLAYING && game.round().led() > 1) {
      findRefusals();
    }
  }

  /// What the referee may say about a throw that the record does not decide.
  private void findRefusals() {
    var thrown = new Holding();
    for (int card : lead()) {
      thrown.add(card);
    }
    for (int[] part : options(thrown, new int[0]).components()) {
      for (int seat = 0; seat < Round.SEATS; seat++) {
        if (game.checkRefuse(seat, part, part.length) == Kernel.FINE) {
          events.add(new TractorEvent.Refuse(seat, cards(part)));
        }
      }
    }
  }

  private List<TractorCard> top(int count) {
    return cards(Arrays.copyOf(stock(game), count));
  }

  /// All cards of which nobody knows where they are.
  static int[] stock(WholeGame game) {
    var full = new Holding();
    full.fill();
    return numbers(game.betweenRounds() ? full : game.hands().stock());
  }

  static int[] numbers(Holding holding) {
    var numbers = new int[holding.size()];
    int size = 0;
    for (long kinds = holding.cards(); kinds != 0; kinds &= kinds - 1) {
      int card = Long.numberOfTrailingZeros(kinds);
      for (int copy = holding.size(1L << card); copy > 0; copy--) {
        numbers[size++] = card;
      }
    }
    return numbers;
  }

  // Declaring.

  private void findDeclarations(int seat) {
    if (game.checkPass(seat) == Kernel.FINE) {
      events.add(new TractorEvent.Pass());
    }
    complete = game.hands().unknown(seat) == 0;
    for (int card = Deck.KINDS - 1; card >= 0; card--) {
      for (int copies = 1; copies <= Deck.COPIES; copies++) {
        if (game.checkDeclare(seat, card, copies) == Kernel.FINE) {
          events.add(new TractorEvent.Declare(TractorCard.of(card), copies));
        }
      }
    }
  }

  // The kitty.

  /// Eight neighbours in the sorted hand, from every place.
  private void findBury(int seat) {
    if (seat != game.dealer()) {
      return;
    }
    complete = false;
    List<TractorCard> hand = hand(seat);
    for (int from = 0; from + WholeGame.KITTY <= hand.size(); from++) {
      var event = new TractorEvent.Bury(hand.subList(from, from + WholeGame.KITTY));
      if (!events.contains(event)) {
        events.add(event);
      }
    }
  }

  /// The cards of a hand, sorted, with the unknown ones.
  private List<TractorCard> hand(int seat) {
    var hand = TractorCard.sorted(game.hands().known(seat));
    for (int i = 0; i < game.hands().unknown(seat); i++) {
      hand.add(TractorCard.UNKNOWN);
    }
    return hand;
  }

  // The play.

  private void findLays(int seat) {
    if (seat != game.toAct()) {
      return;
    }
    if (game.rules().form() == TableRules.Form.OPEN_ROUND) {
      findOpenLays();
    } else if (game.play().choices() > 0) {
      findInstead();
    } else if (game.round().led() == 0) {
      findLeads(seat);
    } else {
      findFollows(seat);
    }
  }

  private void findInstead() {
    for (int i = 0; i < game.play().choices(); i++) {
      var cards = new int[game.play().choiceLength(i)];
      for (int j = 0; j < cards.length; j++) {
        cards[j] = Component.card(game.play().choice(i), j / 2, game.play().order());
      }
      add(cards);
    }
  }

  private void add(int[] cards) {
    var event = new TractorEvent.Lay(cards(cards));
    if (!events.contains(event)) {
      events.add(event);
    }
  }

  /// All single components. Throws are as many as there are sets of cards.
  private void findLeads(int seat) {
    Holding hand = game.hands().known(seat);
    for (int[] lead : options(hand, new int[0]).components()) {
      events.add(new TractorEvent.Lay(cards(lead)));
    }
    complete = game.hands().unknown(seat) == 0 && hand.size() == 1;
  }

  private void findFollows(int seat) {
    if (game.hands().unknown(seat) > 0) {
      complete = false;
      findSomeFollow(seat);
      return;
    }
    var follows = options(game.hands().known(seat), lead()).follows(MOST_FOLLOWS);
    for (int[] follow : follows.cards()) {
      events.add(new TractorEvent.Lay(cards(follow)));
    }
    complete = follows.complete();
  }

  /// Of a hand that is not all recorded, follows with the cards that are: if they are too few, any
  /// that may be there.
  private void findSomeFollow(int seat) {
    var hand = new Holding();
    hand.copyFrom(game.hands().known(seat));
    int led = game.round().led();
    var unseen = new Holding();
    game.hands().collectUnseen(seat, unseen);
    for (int card : numbers(unseen)) {
      if (hand.size() < led) {
        hand.add(card);
      }
    }
    for (int[] follow : options(hand, lead()).follows(MOST_FOLLOWS).cards()) {
      events.add(new TractorEvent.Lay(cards(follow)));
    }
  }

  private Options options(Holding hand, int[] lead) {
    return new Options(game.rules(), game.play().order(), hand, lead);
  }

  private int[] lead() {
    var lead = new int[game.round().led()];
    for (int i = 0; i < lead.length; i++) {
      lead[i] = game.round().trick().card(game.round().trick().leader(), i);
    }
    return lead;
  }

  /// Without hands, every card is as good as another: one of each kind, as often as was led.
  private void findOpenLays() {
    complete = false;
    int size = Math.max(1, game.round().led());
    for (int card = 0; card < Deck.KINDS; card++) {
      var cards = new int[size];
      Arrays.fill(cards, card);
      events.add(new TractorEvent.Lay(cards(cards)));
    }
  }
}
