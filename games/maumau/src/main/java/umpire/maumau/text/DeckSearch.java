package umpire.maumau.text;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.maumau.cards.CardText;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.fastpath.FastDeal;
import umpire.maumau.play.DecidedGame;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.rule.TableRules;

/// Finds decks with rare games, by playing them.
final class DeckSearch {

  /// Deals known to be endless, for three and for four players: swapping cards leads from one such
  /// deal to others.
  private static final String[] ENDLESS = {
    "DJ HS CS SN CJ HN HJ SA DA SQ DE DQ SS DS CQ HE SK HK CT HQ CK DK DN CN CE SE SJ CA HA HT ST DT",
    "HK HE HN HJ SN DJ HS CE HA CT CA SS CS DS SJ DN ST SA DT HQ DK CN HT CJ CK CQ DQ SQ SK SE DE DA"
  };

  private static final int PATIENCE = 3000;
  private static final int FEW = 4;
  private static final int MANY = 50;
  private static final int ONE_IN = 100;

  private final SeededRandom random;
  private final DecidedGame decided = new DecidedGame();
  private final MauMau game = decided.game();
  private final RulingLog log = new RulingLog();
  private final long[] bits = new long[Cards.DECK];

  /// For each number of players, the last deck found that runs out of cards.
  private final int[] @Nullable [] outOfCards = new int[FastDeal.MAX_PLAYERS + 1][];

  DeckSearch(SeededRandom random) {
    this.random = random;
  }

  /// Shuffles until the draw pile is used up during the game.
  void turnOver(int players, int[] deck) {
    while (!turnsOver(players, deck)) {
      random.shuffle(deck, Cards.DECK);
    }
  }

  /// Finds a deck that runs out of cards. To climb to one takes a second with two players, so most
  /// are derived from the previous one; but these resemble each other, so one in a hundred is
  /// climbed to.
  void outOfCards(int players, int[] deck) {
    int[] last = outOfCards[players];
    if (last == null || random.nextInt(ONE_IN) == 0) {
      climb(players, deck);
    } else {
      System.arraycopy(last, 0, deck, 0, Cards.DECK);
      wander(players, deck, MANY + random.nextInt(MANY), this::isOutOfCards);
    }
    outOfCards[players] = deck.clone();
  }

  /// Climbs from a random deck: swaps two cards and keeps the swap unless the piles now stay larger
  /// than before; starts again from another deck after a long time without progress.
  private void climb(int players, int[] deck) {
    while (true) {
      int fewest = fewestOutside(players, deck);
      for (int idle = 0; idle < PATIENCE && !isOutOfCards(); idle++) {
        int i = random.nextInt(Cards.DECK);
        int j = random.nextInt(Cards.DECK);
        swap(deck, i, j);
        int now = fewestOutside(players, deck);
        if (now > fewest && !isOutOfCards()) {
          swap(deck, i, j);
        } else if (now < fewest) {
          fewest = now;
          idle = 0;
        }
      }
      if (isOutOfCards()) {
        return;
      }
      random.shuffle(deck, Cards.DECK);
    }
  }

  /// Finds an endless deck near a known one.
  void endless(int players, int[] deck) {
    read(ENDLESS[players - 3], deck);
    wander(players, deck, FEW + random.nextInt(2 * FEW), game::isEndless);
  }

  /// Swaps cards this number of times, keeping only swaps after which the game still ends in the
  /// required way.
  private void wander(int players, int[] deck, int swaps, BooleanSupplier endsSo) {
    while (swaps > 0) {
      int i = random.nextInt(Cards.DECK);
      int j = random.nextInt(Cards.DECK);
      swap(deck, i, j);
      play(players, deck);
      if (i != j && endsSo.getAsBoolean()) {
        swaps--;
      } else {
        swap(deck, i, j);
      }
    }
  }

  private void play(int players, int[] deck) {
    for (int i = 0; i < Cards.DECK; i++) {
      bits[i] = 1L << deck[i];
    }
    log.clear();
    decided.play(players, bits, log);
  }

  private boolean turnsOver(int players, int[] deck) {
    play(players, deck);
    for (int i = 0; i < log.size(); i++) {
      if (log.rule(i) == MauMauRule.TURN_OVER.ordinal()) {
        return true;
      }
    }
    return false;
  }

  /// The smallest number of cards outside the hands during the game, summed from its rulings.
  private int fewestOutside(int players, int[] deck) {
    play(players, deck);
    int outside = Cards.DECK - players * TableRules.CLASSIC.handSize(players);
    int fewest = outside;
    for (int i = 0; i < log.size(); i++) {
      int rule = log.rule(i);
      if (rule == MauMauRule.LAY.ordinal()) {
        outside++;
      } else if (rule == MauMauRule.DRAW.ordinal() || rule == MauMauRule.PENALTY.ordinal()) {
        fewest = Math.min(fewest, --outside);
      }
    }
    return fewest;
  }

  private boolean isOutOfCards() {
    return game.winner() == Kernel.NOBODY && !game.isEndless();
  }

  private static void read(String names, int[] deck) {
    for (int i = 0; i < Cards.DECK; i++) {
      int card = 0;
      while (!names.startsWith(CardText.name(card), 3 * i)) {
        card++;
      }
      deck[i] = card;
    }
  }

  private static void swap(int[] deck, int i, int j) {
    int card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
}
