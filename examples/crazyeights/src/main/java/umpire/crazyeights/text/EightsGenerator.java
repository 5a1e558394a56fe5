package umpire.crazyeights.text;

import java.util.Arrays;
import java.util.List;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.cards.CardNames;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.GeneratorShape;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.kernel.Parts;
import umpire.core.text.TextWriter;
import umpire.crazyeights.table.Cards;
import umpire.crazyeights.table.Eights;
import umpire.crazyeights.table.Verb;

/// Writes legal games: the shape shuffles the deck, and the moves are random legal ones.
public final class EightsGenerator {

  public static final List<GeneratorShape> SHAPES =
      List.of(
          new GeneratorShape("fair", "uniformly random decks and moves"),
          new GeneratorShape(
              "eights", "the eights are dealt first: suits are named, eights are counted"));

  private final GeneratorOptions options;
  private final TextWriter out;
  private final SeededRandom random;
  private final ClassicDeal deal = new ClassicDeal();
  private final RulingLog nobodyListens = RulingLog.none();
  private final int[] deck = new int[Cards.DECK];
  private final Moves moves = new Moves();
  private final Move move = new Move();

  public EightsGenerator(GeneratorOptions options, TextWriter out) {
    this.options = options;
    this.out = out;
    this.random = new SeededRandom(options.seed());
  }

  public void run() {
    for (int i = 0; i < options.cases(); i++) {
      if (i > 0) {
        out.line();
      }
      int players =
          options.seats() != 0 ? options.seats() : 2 + random.nextInt(Eights.MAX_PLAYERS - 1);
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
    random.shuffle(deck, deck.length);
    if (options.shape().equals("eights")) {
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
    deal.table().listLegal(seat, moves);
    moves.get(random.nextInt(moves.size()), move);
    writeLay(seat, move, out);
    deal.lay(Verb.card(move), Verb.suit(move), nobodyListens);
  }

  static void writeHead(int players, List<String> deck, TextWriter out) {
    out.number(players).line();
    out.ascii(String.join(" ", deck)).line();
  }

  static void writeLay(int seat, Parts lay, TextWriter out) {
    int card = Verb.card(lay);
    out.number(seat + 1).character(' ').ascii(CardNames.name(card));
    if (Cards.isEight(card)) {
      out.character(' ').ascii(CardNames.suitName(Verb.suit(lay)));
    }
    out.line();
  }
}
