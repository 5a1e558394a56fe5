package umpire.testkit.contract.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.core.game.Game;
import umpire.heap.Flaw;
import umpire.heap.HeapGame;
import umpire.testkit.SecondOpinion;

/// Each law of the contract catches a game that breaks it, and passes one that keeps it: a law that
/// cannot be broken is worth nothing.
final class FlawsAreCaughtTest {

  /// One law of the contract.
  interface Law {
    void check(Game game) throws Exception;
  }

  private static final SecondOpinion OPINION = new HeapOpinion();

  private static Map<Flaw, Law> laws() {
    var generator = new GeneratorContract();
    var hostile = new HostileInputContract();
    var laws = new EnumMap<Flaw, Law>(Flaw.class);
    laws.put(Flaw.GENERATES_NONSENSE, generator::everythingGeneratedIsValid);
    laws.put(Flaw.GENERATES_TOO_FEW, generator::everythingGeneratedIsValid);
    laws.put(Flaw.GENERATES_BY_WHIM, generator::theSameRecipeIsTheSameText);
    laws.put(Flaw.IGNORES_THE_SEED, generator::anotherSeedIsAnotherText);
    laws.put(Flaw.IGNORES_THE_SHAPE, generator::everyShapeMakesADifference);
    laws.put(Flaw.IGNORES_THE_SEATS, generator::recordsHaveThePlayersAskedFor);
    laws.put(Flaw.CRASHES_ON_NUL, hostile::noiseIsJudgedOrRefused);
    laws.put(Flaw.ECHOES_EVERYTHING, hostile::hugeTextIsJudgedOrRefused);
    laws.put(Flaw.POINTS_NOWHERE, hostile::damagedTextIsJudgedOrRefused);
    laws.put(Flaw.HEARS_FOR_EVER, hostile::textMayEndAnywhere);
    laws.put(Flaw.ANSWERS_BY_WHIM, hostile::slowTextIsTheSameText);
    laws.put(Flaw.MINDS_BLANK_LINES, hostile::whiteSpaceIsForgiven);
    laws.put(Flaw.PRINTS_FROM_A_SILENT_TAPE, hostile::resultsAreTheSameWithoutExplanation);
    laws.put(Flaw.REMEMBERS_EVERY_RECORD, hostile::manyRecordsNeedNoMoreMemory);
    laws.put(
        Flaw.CANNOT_COUNT_ABOVE_TWELVE,
        game -> new DifferentialContract().bothComeToTheSameResults(game, OPINION));
    return laws;
  }

  static Stream<Arguments> flaws() {
    return laws().entrySet().stream().map(law -> Arguments.of(law.getKey(), law.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("flaws")
  void everyFlawIsCaught(Flaw flaw, Law law) {
    assertThatThrownBy(() -> law.check(new HeapGame(flaw))).isInstanceOf(AssertionError.class);
  }

  @ParameterizedTest(name = "without {0}")
  @MethodSource("flaws")
  void theSoundGamePasses(Flaw flaw, Law law) {
    assertThatCode(() -> law.check(new HeapGame(Flaw.NONE)))
        .as("the law for %s", flaw)
        .doesNotThrowAnyException();
  }

  @Test
  void everyFlawHasItsLaw() {
    assertThat(laws()).hasSize(Flaw.values().length - 1);
  }

  /// The report shows one small record, though many were judged.
  @Test
  void aDifferenceIsShownAsOneRecord() {
    var differential = new DifferentialContract();
    assertThatThrownBy(() ->
            differential.bothComeToTheSameResults(
                new HeapGame(Flaw.CANNOT_COUNT_ABOVE_TWELVE), OPINION))
        .hasMessageContaining("alone")
        .message()
        .satisfies(text -> assertThat(text.lines().count()).isLessThan(12));
  }

  @Test
  void refusalsAreComparedToo() {
    var differential = new DifferentialContract();
    var sound = new HeapGame(Flaw.NONE);
    assertThatCode(() -> differential.bothRefuseTheSame(sound, OPINION)).doesNotThrowAnyException();
    assertThatThrownBy(() -> differential.bothRefuseTheSame(sound, new HeapOpinion(true)))
        .isInstanceOf(AssertionError.class);
  }
}
