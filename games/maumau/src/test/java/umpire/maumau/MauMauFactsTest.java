package umpire.maumau;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.arena.Arena;
import umpire.core.arena.RowLayout;
import umpire.core.kernel.Kernel;
import umpire.core.profile.Profile;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.play.DecidedGame;
import umpire.maumau.play.ShuffledDeck;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.text.CompleteMauMau;

/// Random games as a whole: figures from 50 million games of another program for each number of
/// players must be reproduced, within four standard errors of this smaller run.
///
/// Measures of an arena come from its rows; the others, which only rulings show, from fewer games
/// with logs.
class MauMauFactsTest {

  private static final int GAMES = 1_000_000;
  private static final int TOLD_GAMES = 300_000;

  private static final MauMauRule[] RULES = MauMauRule.values();

  private static final Census TWO = Census.of(2, GAMES);
  private static final Census THREE = Census.of(3, GAMES);
  private static final Census FOUR = Census.of(4, GAMES);

  @TestFactory
  Stream<DynamicTest> meansPerGame() {
    return Stream.of(
        column("plays", 18.278, 21.415, 21.677),
        column("cards_drawn", 8.294, 10.638, 11.718),
        column("penalty_cards", 4.545, 5.509, 5.691),
        column("turn_overs", 0.0781, 0.3158, 0.5208),
        mean("sum of scores", TWO.sum, 35.696, THREE.sum, 65.482, FOUR.sum, 93.060));
  }

  @TestFactory
  Stream<DynamicTest> deviations() {
    double[] facts = {6.41, 7.46, 8.14};
    return Stream.of(TWO, THREE, FOUR)
        .map(census ->
            DynamicTest.dynamicTest(
                census.players + " players, cards laid",
                () ->
                    assertThat(census.of("plays").deviation())
                        .isCloseTo(facts[census.players - 2], within(0.03))));
  }

  @TestFactory
  Stream<DynamicTest> sharesOfGames() {
    return Stream.of(
        column("jack_finish", .1595, .1682, .1746),
        mean("turned over", TWO.turned, .0776, THREE.turned, .3034, FOUR.turned, .4655),
        mean("no seven", TWO.highest[0], .1526, THREE.highest[0], .1025, FOUR.highest[0], .1029),
        mean("penalty 2", TWO.highest[1], .3387, THREE.highest[1], .3137, FOUR.highest[1], .3333),
        mean("penalty 4", TWO.highest[2], .3404, THREE.highest[2], .4050, FOUR.highest[2], .4092),
        mean("penalty 6", TWO.highest[3], .1497, THREE.highest[3], .1438, FOUR.highest[3], .1291),
        mean("penalty 8", TWO.highest[4], .0187, THREE.highest[4], .0351, FOUR.highest[4], .0255));
  }

  /// Of all games, 0, 1.5e-8 and 3.4e-6 run out of cards; an endless one was never seen.
  @Test
  void gamesWithoutAResultAreRare() {
    assertThat(TWO.outOfCards).isZero();
    assertThat(THREE.outOfCards).isZero();
    assertThat(FOUR.outOfCards).isBetween(1, 12);
    assertThat(TWO.endless + THREE.endless + FOUR.endless).isZero();
  }

  @TestFactory
  Stream<DynamicTest> whatRulingsTell() {
    Told two = Told.of(2, TOLD_GAMES);
    Told three = Told.of(3, TOLD_GAMES);
    Told four = Told.of(4, TOLD_GAMES);
    return Stream.of(
        mean("turns", two.turns, 22.136, three.turns, 26.553, four.turns, 27.482),
        mean("draw and pass", two.passes, 2.304, three.passes, 3.222, four.passes, 3.765),
        mean("eights", two.eights, 2.172, three.eights, 2.488, four.eights, 2.449),
        mean("rule 4 overrides rule 2", two.rule4, .345, three.rule4, .330, four.rule4, .292),
        mean("only jacks left", two.bare, .0549, three.bare, .0537, four.bare, .0528));
  }

  @TestFactory
  Stream<DynamicTest> winRatesBySeat() {
    double[][] rates = {
      {.50946, .49054}, {.34739, .33596, .31664}, {.27074, .25999, .24179, .22749}
    };
    return Stream.of(TWO, THREE, FOUR)
        .flatMap(census ->
            IntStream.range(0, census.players)
                .mapToObj(seat ->
                    DynamicTest.dynamicTest(
                        census.players + " players, seat " + (seat + 1),
                        () -> check(census.wins[seat], rates[census.players - 2][seat]))));
  }

  @TestFactory
  Stream<DynamicTest> meanScoresBySeat() {
    double[][] scores = {
      {17.228, 18.468}, {21.072, 21.698, 22.713}, {22.191, 22.870, 23.726, 24.273}
    };
    return Stream.of(TWO, THREE, FOUR)
        .flatMap(census ->
            IntStream.range(0, census.players)
                .mapToObj(seat ->
                    DynamicTest.dynamicTest(
                        census.players + " players, seat " + (seat + 1),
                        () ->
                            check(
                                census.of("side" + (seat + 1) + "_points"),
                                scores[census.players - 2][seat]))));
  }

  @Test
  void allCardsAreWorthTheSame() {
    assertThat(Cards.value(Cards.SHORT_DECK)).isEqualTo(4 * (3 + 4 + 7 + 8 + 9 + 10 + 11 + 20));
  }

  /// Checks a column of the rows.
  private static DynamicTest column(String id, double two, double three, double four) {
    return mean(id, TWO.of(id), two, THREE.of(id), three, FOUR.of(id), four);
  }

  private static DynamicTest mean(
      String what, Mean a, double factA, Mean b, double factB, Mean c, double factC) {
    return DynamicTest.dynamicTest(
        what,
        () -> {
          check(a, factA);
          check(b, factB);
          check(c, factC);
        });
  }

  /// Allows half a unit of the last printed digit in addition to the error of the run.
  private static void check(Mean mean, double fact) {
    double rounding = fact < 1 ? 0.0005 : 0.005;
    assertThat(mean.value()).isCloseTo(fact, within(4 * mean.standardError() + rounding));
  }

  /// Figures of the games of an arena that have a winner; the others are counted separately.
  private static final class Census {
    final int players;
    private final List<String> columns;
    private final Mean[] means;
    final Mean sum = new Mean();
    final Mean turned = new Mean();
    final Mean[] highest = means(5);
    final Mean[] wins;
    int outOfCards;
    int endless;

    private Census(RowLayout layout) {
      players = layout.sides();
      columns = layout.columns();
      means = means(layout.size());
      wins = means(players);
    }

    static Census of(int players, int games) {
      var whole = new CompleteMauMau();
      Profile profile = MauMauProfiles.ALL.classic();
      Arena arena = whole.ownArena(profile, Collections.nCopies(players, "rules")).orElseThrow();
      RowLayout layout = whole.rowLayout(profile, players);
      var census = new Census(layout);
      var row = new int[layout.size()];
      for (int number = 0; number < games; number++) {
        arena.play(number, row);
        census.count(row);
      }
      return census;
    }

    Mean of(String column) {
      return means[place(column)];
    }

    private int place(String column) {
      return columns.indexOf(column);
    }

    private void count(int[] row) {
      outOfCards += row[place("out_of_cards")];
      endless += row[place("endless")];
      if (row[RowLayout.WINNER] == 0) {
        return;
      }
      for (int i = 0; i < row.length; i++) {
        means[i].add(row[i]);
      }
      int scores = 0;
      for (int seat = 0; seat < players; seat++) {
        wins[seat].add(row[RowLayout.WINNER] == seat + 1 ? 1 : 0);
        scores += row[place("side1_points") + seat];
      }
      sum.add(scores);
      turned.add(row[place("turn_overs")] > 0 ? 1 : 0);
      for (int chain = 0; chain < highest.length; chain++) {
        highest[chain].add(row[place("penalty_chain")] == 2 * chain ? 1 : 0);
      }
    }
  }

  /// Figures of many games, counted from their logs.
  private static final class Told {
    final Mean turns = new Mean();
    final Mean passes = new Mean();
    final Mean eights = new Mean();
    final Mean rule4 = new Mean();
    final Mean bare = new Mean();

    static Told of(int players, int games) {
      var told = new Told();
      var decided = new DecidedGame();
      var deck = new ShuffledDeck(Cards.SHORT_DECK);
      var random = new SeededRandom(0);
      var log = new RulingLog();
      for (int number = 0; number < games; number++) {
        log.clear();
        random.reseed(SeededRandom.mix(number));
        decided.play(players, deck.shuffle(random), log);
        told.count(decided.game(), log);
      }
      return told;
    }

    private void count(MauMau game, RulingLog log) {
      if (game.winner() == Kernel.NOBODY) {
        return; // games without a result are counted separately
      }
      var of = new int[RULES.length];
      boolean jacksAlone = false;
      for (int i = 0; i < log.size(); i++) {
        of[log.rule(i)]++;
        jacksAlone |= RULES[log.rule(i)] == MauMauRule.SUIT_RULE && log.amount(i) == 0;
      }
      boolean eightOpened = log.size() > 1 && log.rule(1) == MauMauRule.EIGHT.ordinal();
      turns.add(game.turns());
      passes.add(of[MauMauRule.PASS.ordinal()]);
      eights.add(of[MauMauRule.EIGHT.ordinal()] - (eightOpened ? 1 : 0));
      rule4.add(of[MauMauRule.LAST_CARD_RULE.ordinal()] > 0 ? 1 : 0);
      bare.add(jacksAlone ? 1 : 0);
    }
  }

  private static Mean[] means(int count) {
    return Stream.generate(Mean::new).limit(count).toArray(Mean[]::new);
  }

  /// A running mean with its error.
  private static final class Mean {
    private long count;
    private double sum;
    private double squares;

    void add(double value) {
      count++;
      sum += value;
      squares += value * value;
    }

    double value() {
      return sum / count;
    }

    double deviation() {
      return Math.sqrt(squares / count - value() * value());
    }

    double standardError() {
      return deviation() / Math.sqrt(count);
    }
  }
}
