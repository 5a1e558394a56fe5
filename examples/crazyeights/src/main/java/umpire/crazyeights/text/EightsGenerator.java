package umpire.crazyeights.text;

import java.util.List;
import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.core.Recipe;
import umpire.core.Shape;
import umpire.core.Tape;
import umpire.core.text.Print;
import umpire.crazyeights.Eights;

/// Writes legal games: the deck is shuffled by the shape, the moves are any that are allowed.
final class EightsGenerator {

  static final List<Shape> SHAPES =
      List.of(
          new Shape("fair", "uniformly random decks and moves"),
          new Shape("eights", "the eights are dealt first: suits are named, eights are counted"));

  private final Recipe recipe;
  private final Print out;
  private final Chance chance;
  private final Eights eights = new Eights();
  private final Tape nobodyListens = Tape.silent();
  private final int[] deck = new int[Eights.DECK];
  private final int[] moves = new int[Eights.MOVES];

  EightsGenerator(Recipe recipe, Print out) {
    this.recipe = recipe;
    this.out = out;
    this.chance = new Chance(recipe.seed());
  }

  void run() {
    for (int i = 0; i < recipe.cases(); i++) {
      if (i > 0) {
        out.line();
      }
      int players =
          recipe.seats() != 0 ? recipe.seats() : 2 + chance.below(Eights.MOST_PLAYERS - 1);
      shuffle();
      writeHead(players);
      eights.deal(players, deck, nobodyListens);
      while (eights.toAct() != Kernel.NOBODY) {
        int move = moves[chance.below(eights.legal(moves))];
        writeMove(move);
        eights.play(move, nobodyListens);
      }
    }
  }

  private void shuffle() {
    for (int card = 0; card < deck.length; card++) {
      deck[card] = card;
    }
    chance.shuffle(deck, deck.length);
    if (recipe.shape().equals("eights")) {
      moveEightsUp();
    }
  }

  private void moveEightsUp() {
    int top = 0;
    for (int i = 0; i < deck.length; i++) {
      if (Eights.isEight(deck[i])) {
        int eight = deck[i];
        deck[i] = deck[top];
        deck[top++] = eight;
      }
    }
  }

  private void writeHead(int players) {
    out.number(players).line();
    for (int i = 0; i < deck.length; i++) {
      out.ascii(i == 0 ? "" : " ").ascii(CardText.name(deck[i]));
    }
    out.line();
  }

  private void writeMove(int move) {
    int card = move >> 2;
    out.number(eights.toAct() + 1).letter(' ').ascii(CardText.name(card));
    if (Eights.isEight(card)) {
      out.letter(' ').ascii(CardText.suitName(move & 3));
    }
    out.line();
  }
}
