package umpire.maumau.deal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.maumau.cards.Cards;
import umpire.maumau.rule.DealSettings;
import umpire.maumau.rule.DrawingSettings;
import umpire.maumau.rule.LayingSettings;
import umpire.maumau.rule.SevenSettings;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.MoveCode;

/// Returning positions are noticed, and no others (M10): in deals with so few cards that positions
/// return all the time, compared with a list of all whole positions.
class PositionsTest {

  private static final int DEALS = 100;
  private static final int MOVES = 200;

  private final SeededRandom random = new SeededRandom(1);
  private final RulingLog silent = RulingLog.none();
  private MauMau game = new MauMau();
  private MauMau other = new MauMau();
  private int returns;

  @ParameterizedTest(name = "{0} players, {1} cards each, shuffled: {2}, drawn: {3}")
  @CsvSource({
    "2, 1, false, LAID",
    "2, 3, false, KEPT",
    "3, 2, false, UNTIL",
    "3, 2, true, LAID",
    "2, 2, true, NEVER"
  })
  void seesWhatHasReturned(int players, int each, boolean shuffled, TableRules.DrawnCard drawn) {
    long cards = Cards.EIGHTS | Cards.ofRank(Cards.NINE);
    TableRules rules = rules(cards, each, shuffled, drawn);
    for (int i = 0; i < DEALS; i++) {
      game.deal(rules, players, (1 << players) - 1, 0, shuffle(cards), silent);
      playAndRemember();
    }
    assertThat(returns).as("positions that returned").isGreaterThan(DEALS);
  }

  private void playAndRemember() {
    Set<List<Long>> before = new HashSet<>();
    before.add(position());
    for (int i = 0; i < MOVES && !game.isOver(); i++) {
      move();
      boolean returned = !game.isOver() && game.startsTurn() && !before.add(position());
      assertThat(game.hasReturned()).isEqualTo(returned);
      returns += returned ? 1 : 0;
      other.copyFrom(game); // a copy must continue like its original
      MauMau original = game;
      game = other;
      other = original;
    }
  }

  /// Plays a legal move, but hardly ever the one that ends the deal.
  private void move() {
    if (game.awaitsShuffle()) {
      game.seeShuffled(shuffle(game.piles().covered()), silent);
      return;
    }
    var legal = new ArrayList<Integer>();
    for (int code = 0; code <= MoveCode.KEEP; code++) {
      if (game.check(game.toAct(), code) == Kernel.LEGAL) {
        legal.add(code);
      }
    }
    boolean last = game.held(game.toAct()) == 1 && legal.getLast() >= MoveCode.DRAW;
    game.play(last ? legal.getLast() : legal.get(random.nextInt(legal.size())), silent);
  }

  /// All values on which the rest of the deal depends.
  private List<Long> position() {
    var all = new ArrayList<Long>();
    all.add((long) game.toAct());
    all.add((long) game.penalty());
    all.add(game.eightActive() ? 1L : 0L);
    all.add(game.fitting());
    for (int player = 0; player < game.seats(); player++) {
      all.add(game.hand(player));
    }
    for (int place = 0; place < game.piles().drawPileSize(); place++) {
      all.add(game.piles().drawPile(place));
    }
    for (int place = 0; place < game.piles().discardPileSize(); place++) {
      all.add(game.piles().discardPile(place));
    }
    return all;
  }

  private long[] shuffle(long cards) {
    int[] numbers = new int[Cards.MAX_CARDS];
    int count = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      numbers[count++] = Cards.number(rest);
    }
    random.shuffle(numbers, count);
    long[] row = new long[Cards.MAX_CARDS];
    Arrays.setAll(row, place -> 1L << numbers[place]);
    return row;
  }

  /// Rules with answered eights and drawing by choice.
  private static TableRules rules(
      long cards, int each, boolean shuffled, TableRules.DrawnCard drawn) {
    return new TableRules(
        cards,
        new DealSettings(each, true, false),
        0,
        new LayingSettings(0, 0, Cards.EIGHTS, 0, 0, cards),
        new SevenSettings(2, false, Cards.SEVENS, false),
        new DrawingSettings(drawn, true, shuffled, true),
        TableRules.CLASSIC.calls(),
        false,
        TableRules.CLASSIC.scoring());
  }
}
