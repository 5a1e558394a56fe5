package umpire.maumau;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import umpire.core.Tape;

/// Random games as a whole: figures found with 50 million games of another program for each number
/// of players must come out again, within four standard errors of this smaller run.
class MauMauFactsTest {

  private static final int GAMES = 300_000;

  private static final Census TWO = Census.of(2, GAMES);
  private static final Census THREE = Census.of(3, GAMES);
  private static final Census FOUR = Census.of(4, GAMES);

  @TestFactory
  Stream<DynamicTest> meansPerGame() {
    return Stream.of(
        mean("cards laid", TWO.laid, 18.278, THREE.laid, 21.415, FOUR.laid, 21.677),
        mean("cards drawn", TWO.drawn, 8.294, THREE.drawn, 10.638, FOUR.drawn, 11.718),
        mean("drawn as penalty", TWO.paid, 4.545, THREE.paid, 5.509, FOUR.paid, 5.691),
        mean("turns", TWO.turns, 22.136, THREE.turns, 26.553, FOUR.turns, 27.482),
        mean("draw and pass", TWO.passes, 2.304, THREE.passes, 3.222, FOUR.passes, 3.765),
        mean("eights", TWO.eights, 2.172, THREE.eights, 2.488, FOUR.eights, 2.449),
        mean("sum of scores", TWO.score, 35.696, THREE.score, 65.482, FOUR.score, 93.060),
        mean("turn-overs", TWO.turnOvers, 0.0781, THREE.turnOvers, 0.3158, FOUR.turnOvers, 0.5208));
  }

  @TestFactory
  Stream<DynamicTest> sharesOfGames() {
    return Stream.of(
        mean("turned over", TWO.turned, .0776, THREE.turned, .3034, FOUR.turned, .4655),
        mean("won with a jack", TWO.jackWins, .1595, THREE.jackWins, .1682, FOUR.jackWins, .1746),
        mean("rule 4 overrides rule 2", TWO.rule4, .345, THREE.rule4, .330, FOUR.rule4, .292),
        mean("only jacks left", TWO.bare, .0549, THREE.bare, .0537, FOUR.bare, .0528),
        mean("no seven", TWO.highest[0], .1526, THREE.highest[0], .1025, FOUR.highest[0], .1029),
        mean("penalty 2", TWO.highest[1], .3387, THREE.highest[1], .3137, FOUR.highest[1], .3333),
        mean("penalty 4", TWO.highest[2], .3404, THREE.highest[2], .4050, FOUR.highest[2], .4092),
        mean("penalty 6", TWO.highest[3], .1497, THREE.highest[3], .1438, FOUR.highest[3], .1291),
        mean("penalty 8", TWO.highest[4], .0187, THREE.highest[4], .0351, FOUR.highest[4], .0255));
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
                        () -> check(census.scores[seat], scores[census.players - 2][seat]))));
  }

  @Test
  void allCardsAreWorthTheSame() {
    assertThat(Cards.value(-1)).isEqualTo(4 * (3 + 4 + 7 + 8 + 9 + 10 + 11 + 20));
  }

  private static DynamicTest mean(
      String what,
      Census.Mean a,
      double factA,
      Census.Mean b,
      double factB,
      Census.Mean c,
      double factC) {
    return DynamicTest.dynamicTest(
        what,
        () -> {
          check(a, factA);
          check(b, factB);
          check(c, factC);
        });
  }

  /// Half a unit in the last printed place of the fact is allowed besides the error of the run.
  private static void check(Census.Mean mean, double fact) {
    double rounding = fact < 1 ? 0.0005 : 0.005;
    assertThat(mean.value()).isCloseTo(fact, within(4 * mean.standardError() + rounding));
  }

  /// What happened in many games, counted from their tapes.
  private static final class Census {
    final int players;
    final Mean laid = new Mean();
    final Mean drawn = new Mean();
    final Mean paid = new Mean();
    final Mean turns = new Mean();
    final Mean passes = new Mean();
    final Mean eights = new Mean();
    final Mean score = new Mean();
    final Mean turnOvers = new Mean();
    final Mean turned = new Mean();
    final Mean jackWins = new Mean();
    final Mean rule4 = new Mean();
    final Mean bare = new Mean();
    final Mean[] highest = Stream.generate(Mean::new).limit(5).toArray(Mean[]::new);
    final Mean[] wins = Stream.generate(Mean::new).limit(4).toArray(Mean[]::new);
    final Mean[] scores = Stream.generate(Mean::new).limit(4).toArray(Mean[]::new);

    private Census(int players) {
      this.players = players;
    }

    static Census of(int players, int games) {
      var census = new Census(players);
      var playout = new MauMauPlayout(players);
      var tape = new Tape();
      for (int number = 0; number < games; number++) {
        tape.rewind();
        playout.run(number, tape);
        census.count(playout.kernel(), tape);
      }
      return census;
    }

    private void count(MauMau game, Tape tape) {
      if (game.winner() == MauMau.NOBODY) {
        return; // without a result: such games are counted apart
      }
      var of = new int[MauMauRule.values().length];
      int penalty = 0;
      boolean jacksAlone = false;
      for (int i = 0; i < tape.size(); i++) {
        var rule = MauMauRule.values()[tape.rule(i)];
        of[tape.rule(i)]++;
        if (rule == MauMauRule.SEVEN && i > 1) {
          penalty = Math.max(penalty, tape.amount(i));
        }
        jacksAlone |= rule == MauMauRule.SUIT_RULE && tape.amount(i) == 0;
      }
      int lays = of[MauMauRule.LAY.ordinal()];
      int draws = of[MauMauRule.DRAW.ordinal()];
      boolean eightOpened = tape.size() > 1 && tape.rule(1) == MauMauRule.EIGHT.ordinal();
      laid.add(lays);
      paid.add(of[MauMauRule.PENALTY.ordinal()]);
      drawn.add(draws + of[MauMauRule.PENALTY.ordinal()]);
      turns.add(game.turns());
      passes.add(of[MauMauRule.PASS.ordinal()]);
      eights.add(of[MauMauRule.EIGHT.ordinal()] - (eightOpened ? 1 : 0));
      turnOvers.add(of[MauMauRule.TURN_OVER.ordinal()]);
      turned.add(of[MauMauRule.TURN_OVER.ordinal()] > 0 ? 1 : 0);
      jackWins.add(of[MauMauRule.DOUBLE.ordinal()] > 0 ? 1 : 0);
      rule4.add(of[MauMauRule.LAST_CARD_RULE.ordinal()] > 0 ? 1 : 0);
      bare.add(jacksAlone ? 1 : 0);
      for (int chain = 0; chain < highest.length; chain++) {
        highest[chain].add(penalty == 2 * chain ? 1 : 0);
      }
      int sum = 0;
      for (int seat = 0; seat < players; seat++) {
        wins[seat].add(game.winner() == seat ? 1 : 0);
        scores[seat].add(game.score(seat));
        sum += game.score(seat);
      }
      score.add(sum);
    }

    /// A running mean with its error.
    static final class Mean {
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

      double standardError() {
        return Math.sqrt((squares / count - value() * value()) / count);
      }
    }
  }
}
