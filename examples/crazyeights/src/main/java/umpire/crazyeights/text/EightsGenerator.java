package umpire.crazyeights.text;

import java.util.List;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.cards.CardNames;
import umpire.core.classic.Recipe;
import umpire.core.classic.Shape;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.text.Print;
import umpire.crazyeights.Cards;
import umpire.crazyeights.EightsGame;
import umpire.crazyeights.Verb;

/// Writes legal games: the deck is shuffled by the shape, the moves are any that are allowed.
public final class EightsGenerator {

  public static final List<Shape> SHAPES =
      List.of(
          new Shape("fair", "uniformly random decks and moves"),
          new Shape("eights", "the eights are dealt first: suits are named, eights are counted"));

  private final Recipe recipe;
  private final Print out;
  private final Chance chance;
  private final ClassicDeal deal = new ClassicDeal();
  private final Tape nobodyListens = Tape.silent();
  private final int[] deck = new int[Cards.DECK];
  private final Moves moves = new Moves();
  private final Move move = new Move();

  public EightsGenerator(Recipe recipe, Print out) {
    this.recipe = recipe;
    this.out = out;
    this.chance = new Chance(recipe.seed());
  }

  public void run() {
    for (int i = 0; i < recipe.cases(); i++) {
      if (i > 0) {
        out.line();
      }
      int players =
          recipe.seats() != 0 ? recipe.seats() : 2 + chance.below(EightsGame.MOST_PLAYERS - 1);
      shuffle();
      writeHead(players);
      deal.begin(players, deck, nobodyListens);
      while (!deal.isOver()) {
        layAny();
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
      if (Cards.isEight(deck[i])) {
        int eight = deck[i];
        deck[i] = deck[top];
        deck[top++] = eight;
      }
    }
  }

  private void writeHead(int players) {
    out.number(players).line();
    for (int i = 0; i < deck.length; i++) {
      out.ascii(i == 0 ? "" : " ").ascii(CardNames.name(deck[i]));
    }
    out.line();
  }

  private void layAny() {
    int seat = deal.table().toAct();
    moves.clear();
    deal.table().legal(seat, moves);
    moves.get(chance.below(moves.size()), move);
    int card = Verb.card(move);
    int suit = Verb.suit(move);
    out.number(seat + 1).letter(' ');
    writeLay(card, suit, out);
    deal.lay(card, suit, nobodyListens);
  }

  static void writeLay(int card, int suit, Print out) {
    out.ascii(CardNames.name(card));
    if (Cards.isEight(card)) {
      out.letter(' ').ascii(CardNames.suitName(suit));
    }
    out.line();
  }
}
