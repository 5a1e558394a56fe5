package umpire.maumau.text;

import java.util.Arrays;
import java.util.List;
import umpire.core.SeededRandom;
import umpire.core.classic.GeneratorOptions;
import umpire.core.classic.GeneratorShape;
import umpire.core.text.TextWriter;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.TableRules;

/// Writes decks: shuffled, then changed to suit the shape.
final class MauMauGenerator {

  static final List<GeneratorShape> SHAPES =
      List.of(
          new GeneratorShape("fair", "uniformly random decks"),
          new GeneratorShape("sevens", "the sevens are dealt out: long penalty chains"),
          new GeneratorShape("eights", "the eights are dealt out: skipped players, double turns"),
          new GeneratorShape(
              "jacks", "the jacks are dealt out: named suits, games won with a jack"),
          new GeneratorShape("opening", "an action card opens the discard pile"),
          new GeneratorShape(
              "turn-over", "games in which the draw pile is used up, also in mid penalty"),
          new GeneratorShape("out-of-cards", "games that stop because no card is left to draw"),
          new GeneratorShape(
              "endless", "games that never end (3 or 4 players; none is known for 2)", 3));

  private static final int[] ACTION_RANKS = {Cards.SEVEN, Cards.EIGHT, Cards.JACK};

  private final GeneratorOptions options;
  private final TextWriter out;
  private final SeededRandom random;
  private final int[] deck = new int[Cards.DECK];
  private final DeckSearch search;

  MauMauGenerator(GeneratorOptions options, TextWriter out) {
    this.options = options;
    this.out = out;
    this.random = new SeededRandom(options.seed());
    this.search = new DeckSearch(random);
  }

  void run() {
    out.number(options.cases()).line();
    for (int i = 0; i < options.cases(); i++) {
      int players = players();
      compose(players);
      out.number(players);
      for (int card : deck) {
        out.character(' ').pair(CardLetters.pair(card));
      }
      out.line();
    }
  }

  private int players() {
    int asked = options.seats();
    int players = asked != 0 ? asked : 2 + random.nextInt(3);
    return options.shape().equals("endless") ? Math.max(3, players) : players;
  }

  private void compose(int players) {
    shuffle();
    switch (options.shape()) {
      case "sevens" -> dealOut(Cards.SEVEN, players);
      case "eights" -> dealOut(Cards.EIGHT, players);
      case "jacks" -> dealOut(Cards.JACK, players);
      case "opening" -> open(players);
      case "turn-over" -> search.turnOver(players, deck);
      case "out-of-cards" -> search.outOfCards(players, deck);
      case "endless" -> search.endless(players, deck);
      default -> {
        // the fair shape: as shuffled
      }
    }
  }

  private void shuffle() {
    Arrays.setAll(deck, card -> card);
    random.shuffle(deck, Cards.DECK);
  }

  /// Swaps all cards of a rank into random positions among the cards dealt.
  private void dealOut(int rank, int players) {
    int dealt = players * TableRules.CLASSIC.handSize(players);
    for (int place = dealt; place < Cards.DECK; place++) {
      while (deck[place] >> 2 == rank) {
        swap(place, random.nextInt(dealt));
      }
    }
  }

  private void open(int players) {
    int rank = ACTION_RANKS[random.nextInt(ACTION_RANKS.length)];
    int opening = players * TableRules.CLASSIC.handSize(players);
    for (int place = 0; deck[opening] >> 2 != rank; place++) {
      swap(opening, place);
    }
  }

  private void swap(int i, int j) {
    int card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
}
