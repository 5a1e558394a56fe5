package umpire.tractor;

import static umpire.core.Kernel.NOBODY;

import umpire.core.Chance;
import umpire.core.Tape;

/// Complete games and rounds of four players who do anything that is legal, with nobody listening
/// and without garbage: the silent door of the complete game.
///
/// [#step] takes the events one by one, and what the last one was can be seen.
public final class WholePlayout {

  /// What an event was.
  public enum Act {
    DRAW,
    DECLARE,
    PASS,
    KITTY,
    LAY_AWAY,
    LAY
  }

  private final WholeGame game;
  private final Chance chance = new Chance(0);
  private final Picking picking = new Picking(chance);
  private final int[] deck = new int[Deck.COPIES * Deck.KINDS];
  private final int[] options = new int[2 * (Deck.SUITS + 2)];

  private int[] cards = deck;
  private int count;
  private int seat;
  private Act act = Act.DRAW;

  public WholePlayout(TableRules rules) {
    if (rules.form() != TableRules.Form.WHOLE) {
      throw new IllegalArgumentException("a round laid open has no hands to play from");
    }
    game = new WholeGame(rules);
  }

  public WholeGame game() {
    return game;
  }

  /// Before the first event of the game with this number.
  public void begin(long number) {
    chance.reseed(Chance.mix(number));
    game.reset();
  }

  /// Plays the game with this number to its end.
  public void run(long number, Tape tape) {
    begin(number);
    while (game.phase() != WholeGame.Phase.OVER) {
      step(tape);
    }
  }

  /// Plays the first round of the game with this number.
  public void runRound(long number, Tape tape) {
    begin(number);
    do {
      step(tape);
    } while (!game.betweenRounds());
  }

  /// Lets the next event happen.
  public void step(Tape tape) {
    switch (game.phase()) {
      case DRAWING -> draw();
      case DECLARING -> declareOrPass(tape);
      case KITTY -> takeKitty(tape);
      case LAYING_AWAY -> layAway(tape);
      case PLAYING -> lay(tape);
      case OPENING, OVER -> throw new IllegalStateException("nothing to play");
    }
  }

  private final int[] piece = new int[Round.HAND];

  private void draw() {
    if (game.betweenRounds()) {
      shuffle();
    }
    seat = game.nextToDraw();
    count = game.due(seat);
    int top = Round.HAND * seat + (game.betweenRounds() ? 0 : game.drawn(seat));
    System.arraycopy(deck, top, piece, 0, count);
    cards = piece;
    act = Act.DRAW;
    game.draw(seat, piece, count);
  }

  private void shuffle() {
    for (int i = 0; i < deck.length; i++) {
      deck[i] = i / Deck.COPIES;
    }
    chance.shuffle(deck, deck.length);
  }

  /// Each declaration that is possible is as likely as none.
  private void declareOrPass(Tape tape) {
    seat = game.toAct();
    int chosen = chance.below(declarations() + 1);
    if (chosen == 0) {
      act = Act.PASS;
      count = 0;
      game.pass();
      return;
    }
    act = Act.DECLARE;
    piece[0] = piece[1] = options[chosen - 1] >> 2;
    count = options[chosen - 1] & 3;
    cards = piece;
    game.declare(seat, piece[0], count, tape);
  }

  private int declarations() {
    Declaring declaring = game.declaring();
    Holding hand = game.hands().known(seat);
    long jokers = 1L << Deck.BLACK_JOKER | 1L << Deck.RED_JOKER;
    long declarable = hand.cards() & (jokers | 0xfL << Deck.card(declaring.rank(), 0));
    int found = 0;
    for (; declarable != 0; declarable &= declarable - 1) {
      int card = Long.numberOfTrailingZeros(declarable);
      int held = hand.size(1L << card);
      for (int copies = 1; copies <= held; copies++) {
        if (declaring.check(seat, card, copies) == umpire.core.Kernel.FINE) {
          options[found++] = card << 2 | copies;
        }
      }
    }
    return found;
  }

  private void takeKitty(Tape tape) {
    seat = NOBODY;
    System.arraycopy(deck, Round.SEATS * Round.HAND, piece, 0, WholeGame.KITTY);
    cards = piece;
    count = WholeGame.KITTY;
    act = Act.KITTY;
    game.takeKitty(piece, tape);
  }

  private void layAway(Tape tape) {
    seat = game.toAct();
    picking.any(game.hands().known(seat), game.play().order(), WholeGame.KITTY);
    pick(Act.LAY_AWAY);
    game.layAway(cards, tape);
  }

  private void lay(Tape tape) {
    seat = game.toAct();
    CardPlay play = game.play();
    if (play.choices() > 0) {
      layComponent(play, chance.below(play.choices()));
    } else if (game.round().led() == 0) {
      picking.lead(game.hands().known(seat), play.order(), game.rules().smallestTractor());
      pick(Act.LAY);
    } else {
      picking.follow(game.hands().known(seat), play.order(), play.duty(seat));
      pick(Act.LAY);
    }
    game.lay(seat, cards, count, tape);
  }

  private void layComponent(CardPlay play, int choice) {
    act = Act.LAY;
    cards = piece;
    count = play.choiceLength(choice);
    for (int i = 0; i < count; i++) {
      piece[i] = Component.card(play.choice(choice), i / 2, play.order());
    }
  }

  private void pick(Act picked) {
    act = picked;
    cards = picking.cards();
    count = picking.size();
  }

  // What the last event was.

  public Act act() {
    return act;
  }

  /// Who acted, or drew; nobody for the kitty.
  public int seat() {
    return seat;
  }

  public int count() {
    return count;
  }

  public int card(int i) {
    return cards[i];
  }
}
