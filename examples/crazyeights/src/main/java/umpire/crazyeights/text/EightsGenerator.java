package umpire.crazyeights.text;

import java.util.Arrays;
import java.util.List;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.cards.CardNames;
import umpire.core.classic.Recipe;
import umpire.core.classic.Shape;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Parts;
import umpire.core.text.Print;
import umpire.crazyeights.table.Cards;
import umpire.crazyeights.table.Eights;
import umpire.crazyeights.table.Verb;

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
          recipe.seats() != 0 ? recipe.seats() : 2 + chance.below(Eights.MOST_PLAYERS - 1);
      shuffle();
      writeHead(players, Arrays.stream(deck).mapToObj(CardNames::name).toList(), out);
      deal.begin(players, deck, nobodyListens);
      while (!deal.isOver()) {
        layAny();
      }
    }
  }

  private void shuffle() {
    Arrays.setAll(deck, card -> card);
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

  private void layAny() {
    int seat = deal.table().toAct();
    moves.clear();
    deal.table().legal(seat, moves);
    moves.get(chance.below(moves.size()), move);
    writeLay(seat, move, out);
    deal.lay(Verb.card(move), Verb.suit(move), nobodyListens);
  }

  static void writeHead(int players, List<String> deck, Print out) {
    out.number(players).line();
    out.ascii(String.join(" ", deck)).line();
  }

  static void writeLay(int seat, Parts lay, Print out) {
    int card = Verb.card(lay);
    out.number(seat + 1).letter(' ').ascii(CardNames.name(card));
    if (Cards.isEight(card)) {
      out.letter(' ').ascii(CardNames.suitName(Verb.suit(lay)));
    }
    out.line();
  }
}
