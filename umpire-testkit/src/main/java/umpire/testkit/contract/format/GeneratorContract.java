package umpire.testkit.contract.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import umpire.core.Tape;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.Recipe;
import umpire.core.game.Game;
import umpire.testkit.ClassicTrial;
import umpire.testkit.Generated;
import umpire.testkit.Outcome;
import umpire.testkit.contract.ClassicContract;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.SeedSums;

/// What the generator writes, the referee reads.
@Contract
@ClassicContract
public final class GeneratorContract {

  private static final int CASES = 20;
  private static final int SEEDS = 3;
  private static final int ANY_SEATS = 0;
  private static final int SUMMED_CASES = 8;

  /// Looks at a recipe's text.
  private interface Look {
    void at(Recipe recipe, byte[] text);
  }

  private static void everyRecipe(Game game, Look look) {
    for (String shape : Generated.shapes(game)) {
      var seatCounts = new TreeSet<>(Generated.seats(game, shape));
      seatCounts.add(ANY_SEATS);
      for (int seats : seatCounts) {
        int cases = Generated.affordable(game, shape, seats, CASES);
        for (long seed = 1; seed <= Math.min(SEEDS, cases); seed++) {
          var recipe = new Recipe(cases, seed, seats, shape);
          look.at(recipe, Generated.kept(game, recipe));
        }
      }
    }
  }

  @Test
  void everythingGeneratedIsValid(Game game) {
    everyRecipe(
        game,
        (recipe, text) -> {
          Outcome outcome = Outcome.of(game, text, true);
          assertThat(outcome.faults())
              .as("faults and warnings, read strictly, of " + recipe)
              .isEmpty();
          assertThat(outcome.records()).as("records of " + recipe).isEqualTo(recipe.cases());
        });
  }

  @Test
  void theSameRecipeIsTheSameText(Game game) {
    everyRecipe(
        game,
        (recipe, text) -> assertThat(same(game, recipe, text)).as(recipe + ", again").isTrue());
  }

  @Test
  void anotherSeedIsAnotherText(Game game) {
    everyRecipe(
        game,
        (recipe, text) -> {
          long seed = recipe.seed() % SEEDS + 1; // most of which are made for the other laws anyway
          var other = new Recipe(recipe.cases(), seed, recipe.seats(), recipe.shape());
          assertThat(Arrays.equals(Generated.kept(game, other), text))
              .as(other + " is as " + recipe)
              .isFalse();
        });
  }

  /// At some numbers of players a shape may have nothing to shape: all cards are dealt anyway.
  @Test
  void everyShapeMakesADifference(Game game) {
    String plain = Generated.shapes(game).getFirst();
    for (String shape : Generated.shapes(game).subList(1, Generated.shapes(game).size())) {
      int cases = Generated.affordable(game, shape, ANY_SEATS, CASES);
      byte[] text = Generated.kept(game, new Recipe(cases, 1, ANY_SEATS, shape));
      assertThat(same(game, new Recipe(cases, 1, ANY_SEATS, plain), text))
          .as("shape '%s' is as '%s'", shape, plain)
          .isFalse();
    }
  }

  private static boolean same(Game game, Recipe recipe, byte[] text) {
    return Arrays.equals(Generated.text(game, recipe), text);
  }

  @Test
  void recordsHaveThePlayersAskedFor(Game game) {
    everyRecipe(
        game,
        (recipe, text) -> {
          if (recipe.seats() != ANY_SEATS) {
            assertThat(seatCounts(game, text))
                .as("players, " + recipe)
                .containsOnly(recipe.seats());
          }
        });
    int cases = 50 * (game.most() - game.fewest() + 1);
    String shape = Generated.shapes(game).getFirst();
    byte[] all = Generated.text(game, new Recipe(cases, 1, ANY_SEATS, shape));
    assertThat(seatCounts(game, all))
        .as("players, if none are asked for")
        .containsExactlyElementsOf(Generated.seats(game));
  }

  private static SortedSet<Integer> seatCounts(Game game, byte[] text) {
    var counts = new TreeSet<Integer>();
    var counter =
        new ClassicTrial.Listener() {
          @Override
          public void take(ClassicReader reader, Tape tape) {
            counts.add(reader.seating().seats());
          }
        };
    new ClassicTrial(game, false, counter).of(new ByteArrayInputStream(text), text.length);
    return counts;
  }

  /// A seed named in somebody's report or homework gives the same records in every release.
  @Test
  public void aSeedMakesTheSameTextInEveryRelease(Game game, SeedSums agreed) {
    everySeedSum(game, agreed::check);
    assertThat(agreed.differences()).as(SeedSums.REMEDY).isEmpty();
  }

  private static void everySeedSum(Game game, BiConsumer<String, byte[]> check) {
    for (String shape : Generated.shapes(game)) {
      for (int seats : Generated.seats(game, shape)) {
        // Of a fixed size, unlike the recipes above: what is affordable depends on the machine.
        var recipe = new Recipe(SUMMED_CASES, 1, seats, shape);
        check.accept(shape + " " + seats, Generated.text(game, recipe));
      }
    }
  }

  @Test
  void noCasesIsAnInputToo(Game game) {
    for (String shape : Generated.shapes(game)) {
      Outcome outcome = Outcome.of(game, Generated.text(game, new Recipe(0, 1, 0, shape)), true);
      assertThat(outcome.faults()).as("faults of no cases").isEmpty();
      assertThat(outcome.printed()).as("results of no cases").isEmpty();
    }
  }
}
