package umpire.tractor;

import static umpire.core.Kernel.NOBODY;

import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.match.Table;

/// Complete games and rounds of four players who do anything that is legal, without garbage: the
/// silent door of the complete game.
///
/// They are the games that a [Table] plays with the strategy `random` in every seat: its streams of
/// random numbers, and what is chosen by each of them, are the same.
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

  /// For the decks, and for each seat.
  private final Chance house = new Chance(0);

  private final Chance[] chances = new Chance[Round.SEATS];
  private final Draw draw = new Draw();
  private final Picking[] pickings = new Picking[Round.SEATS];
  private final int[] options = new int[2 * (Deck.SUITS + 2)];
  private final int[] piece = new int[Round.HAND];

  private int[] cards = piece;
  private int count;
  private int seat;
  private Act act = Act.DRAW;

  public WholePlayout(TableRules rules) {
    if (rules.form() != TableRules.Form.WHOLE) {
      throw new IllegalArgumentException("a round laid open has no hands to play from");
    }
    game = new WholeGame(rules);
    for (int player = 0; player < Round.SEATS; player++) {
      chances[player] = new Chance(0);
      pickings[player] = new Picking(chances[player]);
    }
  }

  public WholeGame game() {
    return game;
  }

  /// Before the first event of the game with this seed.
  public void begin(long seed) {
    house.reseed(Table.streamSeed(seed, 0));
    for (int player = 0; player < Round.SEATS; player++) {
      chances[player].reseed(Table.streamSeed(seed, player + 1));
    }
    game.reset();
  }

  /// Plays the game with this seed to its end.
  public void run(long seed, Tape tape) {
    begin(seed);
    while (playRound(tape)) {
      // a round is all there is to do
    }
  }

  /// Plays the first round of the game with this seed.
  public void runRound(long seed, Tape tape) {
    begin(seed);
    playRound(tape);
  }

  /// Plays the next round to its end. False if the game is over.
  public boolean playRound(Tape tape) {
    do {
      step(tape);
    } while (!game.betweenRounds());
    return game.phase() != WholeGame.Phase.OVER;
  }

  /// Lets the next event happen.
  public void step(Tape tape) {
    switch (game.phase()) {
      case DRAWING -> draw();
      case DECLARING -> declareOrPass(tape);
      case KITTY -> takeKitty(tape);
      case LAYING_AWAY -> layAway(tape);
      case PLAYING -> lay(tape);
      case OPENING, UNDECIDED, OVER -> throw new IllegalStateException("nothing to play");
    }
  }

  private void draw() {
    seat = game.nextToDraw();
    fromStock(Act.DRAW, game.due(seat));
    game.draw(seat, piece, count);
  }

  private void fromStock(Act drawn, int number) {
    act = drawn;
    count = number;
    cards = piece;
    draw.from(game, piece, count, house);
  }

  /// Each declaration that is possible is as likely as none.
  private void declareOrPass(Tape tape) {
    seat = game.toAct();
    int chosen = chances[seat].below(declarations() + 1);
    if (chosen == 0) {
      act = Act.PASS;
      count = 0;
      game.pass(seat);
      return;
    }
    act = Act.DECLARE;
    piece[0] = piece[1] = options[chosen - 1] >> 2;
    count = options[chosen - 1] & 3;
    cards = piece;
    game.declare(seat, piece[0], count, tape);
  }

  /// Finds what can be declared, the highest cards first, and returns how much there is.
  private int declarations() {
    Declaring declaring = game.declaring();
    Holding hand = game.hands().known(seat);
    long jokers = 1L << Deck.BLACK_JOKER | 1L << Deck.RED_JOKER;
    long declarable = hand.cards() & (jokers | 0xfL << Deck.card(declaring.rank(), 0));
    int found = 0;
    for (; declarable != 0; declarable ^= Long.highestOneBit(declarable)) {
      int card = Long.SIZE - 1 - Long.numberOfLeadingZeros(declarable);
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
    fromStock(Act.KITTY, WholeGame.KITTY);
    game.takeKitty(piece, tape);
  }

  private void layAway(Tape tape) {
    seat = game.toAct();
    pickings[seat].any(game.hands().known(seat), game.play().order(), WholeGame.KITTY);
    pick(Act.LAY_AWAY);
    game.layAway(cards, tape);
  }

  private void lay(Tape tape) {
    seat = game.toAct();
    CardPlay play = game.play();
    if (play.choices() > 0) {
      layComponent(play, chances[seat].below(play.choices()));
    } else if (game.round().led() == 0) {
      pickings[seat].lead(game.hands().known(seat), play.order(), game.rules().smallestTractor());
      pick(Act.LAY);
    } else {
      pickings[seat].follow(game.hands().known(seat), play.order(), play.duty(seat));
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
    cards = pickings[seat].cards();
    count = pickings[seat].size();
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
