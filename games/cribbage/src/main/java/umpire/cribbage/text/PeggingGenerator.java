package umpire.cribbage.text;

import java.util.List;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.cards.CardNames;
import umpire.core.cards.CardSet;
import umpire.core.classic.Recipe;
import umpire.core.classic.Shape;
import umpire.core.kernel.Kernel;
import umpire.core.text.Print;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.pegging.Pegging;

/// Writes legal deals: cards are dealt by the shape, then laid by it, always as the kernel allows.
final class PeggingGenerator {

  static final List<Shape> SHAPES =
      List.of(
          new Shape("fair", "uniformly random deals and plays"),
          new Shape("pairs", "few ranks, laid on their like: pairs, pair royals, double ones"),
          new Shape("runs", "seven neighbouring ranks, laid next to each other: long runs"),
          new Shape("alone", "one player has the low cards and plays on while others say go"),
          new Shape("low", "the lowest cards of the deck: counts of many cards"));

  private static final int LEANING = 75;

  private final Recipe recipe;
  private final Print out;
  private final Chance chance;
  private final Pegging pegging = new Pegging();
  private final Tape tape = new Tape();
  private final int[] deck = new int[Cards.DECK];
  private final long[] hands = new long[Cards.MOST_PLAYERS];

  PeggingGenerator(Recipe recipe, Print out) {
    this.recipe = recipe;
    this.out = out;
    this.chance = new Chance(recipe.seed());
  }

  void run() {
    for (int i = 0; i < recipe.cases(); i++) {
      int players = recipe.seats() != 0 ? recipe.seats() : 2 + chance.below(Cards.MOST_PLAYERS - 1);
      out.number(players).line();
      deal(players);
      while (pegging.toAct() != Kernel.NOBODY) {
        int card = choose();
        out.number(pegging.toAct() + 1).letter(' ').ascii(CardNames.name(card)).line();
        pegging.play(card, tape);
      }
      tape.rewind();
    }
  }

  private void deal(int players) {
    int wanted = Cards.HAND * players;
    switch (recipe.shape()) {
      case "pairs" -> shuffleRanks(chance.below(13), Math.min(13, players + 1));
      case "runs" -> shuffleRanks(chance.below(13), Math.min(13, Math.max(7, players + 1)));
      case "low" -> shuffleRanks(0, players);
      default -> shuffleRanks(0, 13);
    }
    if (recipe.shape().equals("alone")) {
      giveLowCardsToOne(wanted);
    }
    for (int player = 0; player < players; player++) {
      hands[player] = 0;
      for (int i = 0; i < Cards.HAND; i++) {
        hands[player] |= 1L << deck[Cards.HAND * player + i];
      }
    }
    pegging.deal(players, hands);
  }

  /// Puts the cards of `ranks` neighbouring ranks, from `first` upwards and round, on top in random
  /// order.
  private void shuffleRanks(int first, int ranks) {
    for (int i = 0; i < 4 * ranks; i++) {
      deck[i] = (4 * first + i) % Cards.DECK;
    }
    chance.shuffle(deck, 4 * ranks);
  }

  /// Moves the four lowest cards dealt to one player's hand.
  private void giveLowCardsToOne(int dealt) {
    int hand = Cards.HAND * chance.below(dealt / Cards.HAND);
    for (int i = hand; i < hand + Cards.HAND; i++) {
      int lowest = i;
      for (int j = 0; j < dealt; j++) {
        boolean given = j >= hand && j < i;
        if (!given && deck[j] < deck[lowest]) {
          lowest = j;
        }
      }
      int card = deck[i];
      deck[i] = deck[lowest];
      deck[lowest] = card;
    }
  }

  private int choose() {
    long fitting = pegging.fitting(pegging.toAct());
    int found = Long.bitCount(fitting);
    int reach =
        switch (recipe.shape()) {
          case "pairs" -> 0;
          case "runs" -> 2;
          default -> -1;
        };
    int last = lastRank();
    if (reach >= 0 && last >= 0 && chance.percent(LEANING)) {
      int from = chance.below(found);
      for (int i = 0; i < found; i++) {
        int card = nth((from + i) % found, fitting);
        int distance = Math.abs((card >> 2) - last);
        if (distance <= reach && (distance > 0) == (reach > 0)) {
          return card;
        }
      }
    }
    return nth(chance.below(found), fitting);
  }

  private static int nth(int place, long cards) {
    return Long.numberOfTrailingZeros(CardSet.nth(place, cards));
  }

  private int lastRank() {
    return pegging.count() == 0 ? -1 : pegging.laid(pegging.laidCards() - 1) >> 2;
  }
}
