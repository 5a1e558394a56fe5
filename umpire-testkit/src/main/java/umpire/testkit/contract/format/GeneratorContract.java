package umpire.testkit.contract.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.classic.ClassicReader;
import umpire.core.classic.GeneratorOptions;
import umpire.core.game.Game;
import umpire.testkit.ClassicTrial;
import umpire.testkit.GeneratedInputs;
import umpire.testkit.Outcome;
import umpire.testkit.contract.ClassicContract;
import umpire.testkit.contract.Contract;
import umpire.testkit.contract.SeedSums;

/// The referee can read everything that the generator writes.
@Contract
@ClassicContract
public final class GeneratorContract {

  private static final int CASES = 20;
  private static final int SEEDS = 3;
  private static final int ANY_SEATS = 0;
  private static final int SUMMED_CASES = 8;

  /// Examines the text for some options.
  private interface Look {
    void at(GeneratorOptions options, byte[] text);
  }

  private static void everyShape(Game game, Look look) {
    for (String shape : GeneratedInputs.shapes(game)) {
      var seatCounts = new TreeSet<>(GeneratedInputs.seats(game, shape));
      seatCounts.add(ANY_SEATS);
      for (int seats : seatCounts) {
        int cases = GeneratedInputs.affordable(game, shape, seats, CASES);
        for (long seed = 1; seed <= Math.min(SEEDS, cases); seed++) {
          var options = new GeneratorOptions(cases, seed, seats, shape);
          look.at(options, GeneratedInputs.kept(game, options));
        }
      }
    }
  }

  @Test
  void everythingGeneratedIsValid(Game game) {
    everyShape(
        game,
        (options, text) -> {
          Outcome outcome = Outcome.of(game, text, true);
          assertThat(outcome.faults())
              .as("faults and warnings, read strictly, of " + options)
              .isEmpty();
          assertThat(outcome.records()).as("records of " + options).isEqualTo(options.cases());
        });
  }

  @Test
  void theSameRecipeIsTheSameText(Game game) {
    everyShape(
        game,
        (options, text) -> assertThat(same(game, options, text)).as(options + ", again").isTrue());
  }

  @Test
  void anotherSeedIsAnotherText(Game game) {
    everyShape(
        game,
        (options, text) -> {
          long seed = options.seed() % SEEDS + 1; // the other laws generate most of these anyway
          var other = new GeneratorOptions(options.cases(), seed, options.seats(), options.shape());
          assertThat(Arrays.equals(GeneratedInputs.kept(game, other), text))
              .as(other + " is as " + options)
              .isFalse();
        });
  }

  /// Compares each shape with the default one, for any number of players: with some numbers a shape
  /// may change nothing, because all cards are dealt anyway.
  @Test
  void everyShapeMakesADifference(Game game) {
    String plain = GeneratedInputs.shapes(game).getFirst();
    for (String shape :
        GeneratedInputs.shapes(game).subList(1, GeneratedInputs.shapes(game).size())) {
      int cases = GeneratedInputs.affordable(game, shape, ANY_SEATS, CASES);
      byte[] text = GeneratedInputs.kept(game, new GeneratorOptions(cases, 1, ANY_SEATS, shape));
      assertThat(same(game, new GeneratorOptions(cases, 1, ANY_SEATS, plain), text))
          .as("shape '%s' is as '%s'", shape, plain)
          .isFalse();
    }
  }

  private static boolean same(Game game, GeneratorOptions options, byte[] text) {
    return Arrays.equals(GeneratedInputs.text(game, options), text);
  }

  @Test
  void recordsHaveThePlayersAskedFor(Game game) {
    everyShape(
        game,
        (options, text) -> {
          if (options.seats() != ANY_SEATS) {
            assertThat(seatCounts(game, text))
                .as("players, " + options)
                .containsOnly(options.seats());
          }
        });
    int cases = 50 * (game.maxPlayers() - game.minPlayers() + 1);
    String shape = GeneratedInputs.shapes(game).getFirst();
    byte[] all = GeneratedInputs.text(game, new GeneratorOptions(cases, 1, ANY_SEATS, shape));
    assertThat(seatCounts(game, all))
        .as("players, if none are asked for")
        .containsExactlyElementsOf(GeneratedInputs.seats(game));
  }

  private static SortedSet<Integer> seatCounts(Game game, byte[] text) {
    var counts = new TreeSet<Integer>();
    var counter =
        new ClassicTrial.Listener() {
          @Override
          public void take(ClassicReader reader, RulingLog log) {
            counts.add(reader.seating().seats());
          }
        };
    new ClassicTrial(game, false, counter).of(new ByteArrayInputStream(text), text.length);
    return counts;
  }

  /// A seed quoted in a bug report or in homework gives the same records in every release.
  @Test
  public void aSeedMakesTheSameTextInEveryRelease(Game game, SeedSums agreed) {
    everySeedSum(game, agreed::check);
    assertThat(agreed.differences()).as(SeedSums.REMEDY).isEmpty();
  }

  private static void everySeedSum(Game game, BiConsumer<String, byte[]> check) {
    for (String shape : GeneratedInputs.shapes(game)) {
      for (int seats : GeneratedInputs.seats(game, shape)) {
        // Unlike the texts above, these have a fixed size: what is affordable depends on the
        // machine.
        var options = new GeneratorOptions(SUMMED_CASES, 1, seats, shape);
        check.accept(shape + " " + seats, GeneratedInputs.text(game, options));
      }
    }
  }

  @Test
  void noCasesIsAnInputToo(Game game) {
    for (String shape : GeneratedInputs.shapes(game)) {
      Outcome outcome =
          Outcome.of(game, GeneratedInputs.text(game, new GeneratorOptions(0, 1, 0, shape)), true);
      assertThat(outcome.faults()).as("faults of no cases").isEmpty();
      assertThat(outcome.printed()).as("results of no cases").isEmpty();
    }
  }
}
