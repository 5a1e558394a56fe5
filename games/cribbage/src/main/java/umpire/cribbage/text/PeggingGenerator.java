package umpire.cribbage.text;

import java.util.List;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.cards.CardNames;
import umpire.core.cards.CardSet;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.GeneratorShape;
import umpire.core.kernel.Kernel;
import umpire.core.text.TextWriter;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.pegging.Pegging;

/// Writes legal deals: the shape guides how cards are dealt and laid, always as the kernel allows.
final class PeggingGenerator {

  static final List<GeneratorShape> SHAPES =
      List.of(
          new GeneratorShape("fair", "uniformly random deals and plays"),
          new GeneratorShape(
              "pairs", "few ranks, laid on their like: pairs, pair royals, double ones"),
          new GeneratorShape(
              "runs", "seven neighbouring ranks, laid next to each other: long runs"),
          new GeneratorShape(
              "alone", "one player has the low cards and plays on while others say go"),
          new GeneratorShape("low", "the lowest cards of the deck: counts of many cards"));

  private static final int LEANING = 75;

  private final GeneratorOptions options;
  private final TextWriter out;
  private final SeededRandom random;
  private final Pegging pegging = new Pegging();
  private final RulingLog log = new RulingLog();
  private final int[] deck = new int[Cards.DECK];
  private final long[] hands = new long[Cards.MAX_PLAYERS];

  PeggingGenerator(GeneratorOptions options, TextWriter out) {
    this.options = options;
    this.out = out;
    this.random = new SeededRandom(options.seed());
  }

  void run() {
    for (int i = 0; i < options.cases(); i++) {
      int players =
          options.seats() != 0 ? options.seats() : 2 + random.nextInt(Cards.MAX_PLAYERS - 1);
      out.number(players).line();
      deal(players);
      while (pegging.toAct() != Kernel.NOBODY) {
        int card = choose();
        out.number(pegging.toAct() + 1).character(' ').ascii(CardNames.name(card)).line();
        pegging.play(card, log);
      }
      log.clear();
    }
  }

  private void deal(int players) {
    int wanted = Cards.HAND * players;
    switch (options.shape()) {
      case "pairs" -> shuffleRanks(random.nextInt(13), Math.min(13, players + 1));
      case "runs" -> shuffleRanks(random.nextInt(13), Math.min(13, Math.max(7, players + 1)));
      case "low" -> shuffleRanks(0, players);
      default -> shuffleRanks(0, 13);
    }
    if (options.shape().equals("alone")) {
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
    random.shuffle(deck, 4 * ranks);
  }

  /// Moves the four lowest cards dealt to one player's hand.
  private void giveLowCardsToOne(int dealt) {
    int hand = Cards.HAND * random.nextInt(dealt / Cards.HAND);
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
        switch (options.shape()) {
          case "pairs" -> 0;
          case "runs" -> 2;
          default -> -1;
        };
    int last = lastRank();
    if (reach >= 0 && last >= 0 && random.nextPercent(LEANING)) {
      int from = random.nextInt(found);
      for (int i = 0; i < found; i++) {
        int card = nth((from + i) % found, fitting);
        int distance = Math.abs((card >> 2) - last);
        if (distance <= reach && (distance > 0) == (reach > 0)) {
          return card;
        }
      }
    }
    return nth(random.nextInt(found), fitting);
  }

  private static int nth(int place, long cards) {
    return Long.numberOfTrailingZeros(CardSet.nth(place, cards));
  }

  private int lastRank() {
    return pegging.count() == 0 ? -1 : pegging.laid(pegging.laidCards() - 1) >> 2;
  }
}
