package umpire.snooker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;

/// Tests that random sightings of the referee are possible, rare where they should be, and of every
/// kind.
final class SightingsTest {

  private static final int DRAWS = 300_000;

  private static Map<String, Double> seen(String preset, String lines) {
    MatchTable table = MatchTable.of(preset, "");
    if (!lines.isEmpty()) {
      table.play(lines);
    }
    return MatchTable.shares(DRAWS, table.match::houseEvent);
  }

  /// The share of all events beginning with a word, in percent.
  private static double share(Map<String, Double> seen, String word) {
    return seen.entrySet().stream()
        .filter(entry -> entry.getKey().startsWith(word))
        .mapToDouble(Map.Entry::getValue)
        .sum();
  }

  @Test
  void whatIsDueComesAtOnce() {
    Map<String, Double> lots = seen("wpbsa", "");
    assertThat(lots).containsOnlyKeys("lot Anna", "lot Ben");
    assertThat(lots.get("lot Anna")).isCloseTo(50, within(1.0));
    assertThat(seen("wpbsa", "* lot Anna,A: concede")).containsOnlyKeys("rack");
  }

  @Test
  void withoutARefereeAndAfterTheEndNothingIsSeen() {
    assertThat(seen("classic", "* rack,A: hit red")).containsOnlyKeys("");
    assertThat(seen("classic", "* rack,A: hit none")).containsOnlyKeys("");
    assertThat(seen("wpbsa", "* lot Anna,* award match Ben")).containsOnlyKeys("");
  }

  /// One event in sixty is a rare sighting, if that is possible: the white cannot touch a ball
  /// other than the one on, nor can there be a foul from in-hand without the white in hand.
  @Test
  void rareThingsAreRareAndOfEveryKind() {
    Map<String, Double> seen = seen("wpbsa", "* lot Anna,A: hit red");
    assertThat(seen.get("")).isCloseTo(100 - 4.93 / 6, within(0.1));
    assertThat(seen)
        .containsKeys("touching red", "foul touch", "foul touch black", "foul measure")
        .containsKeys("foul consult", "stalemate", "warn Anna", "warn Ben", "award frame Anna")
        .containsKeys("award frame Ben", "award match Anna", "award match Ben")
        .doesNotContainKeys("rerack", "rack", "free ball", "miss", "foul in-hand");
  }

  /// The rare sightings ordered by frequency.
  @Test
  void mostOfWhatIsSeenIsHarmless() {
    Map<String, Double> seen = seen("wpbsa", "* lot Anna,A: pot red");
    double touching = share(seen, "touching");
    double foul = share(seen, "foul");
    double stalemate = share(seen, "stalemate");
    double warned = share(seen, "warn");
    double frame = share(seen, "award frame");
    double match = share(seen, "award match");
    assertThat(touching).isGreaterThan(foul);
    assertThat(foul).isGreaterThan(3 * stalemate);
    assertThat(stalemate).isGreaterThan(1.5 * warned);
    assertThat(warned).isGreaterThan(1.5 * frame);
    assertThat(frame).isGreaterThan(1.5 * match);
  }

  /// Where there is a choice, half of the players who touch a ball have nominated one.
  @Test
  void aBallMayBeTouchedAfterANomination() {
    Map<String, Double> seen = seen("wpbsa", "* lot Anna,A: pot red");
    assertThat(seen).containsKeys("foul touch brown", "foul touch brown nom blue");
    assertThat(seen("wpbsa", "* lot Anna,A: hit red").keySet())
        .noneMatch(words -> words.contains("nom"));
  }

  @Test
  void anOfferToStartAgainIsSoonTakenUp() {
    assertThat(seen("wpbsa", "* lot Anna,A: hit red,* stalemate").get("rerack"))
        .isCloseTo(30, within(1.0));
  }

  @Test
  void afterAFoulThereMayBeAMissOrAFreeBall() {
    Map<String, Double> seen = seen("wpbsa", "* lot Anna,A: hit none");
    assertThat(seen)
        .containsOnlyKeys(
            "", "miss", "miss full", "miss deliberate", "miss full deliberate", "free ball");
    assertThat(share(seen, "miss")).isCloseTo(40, within(1.0));
    assertThat(seen.get("free ball")).isCloseTo(0.12 * 60, within(0.5));
    assertThat(seen("club", "* lot Anna,A: hit none")).containsOnlyKeys("", "free ball");
  }

  /// A ball in full view cannot appear while the balls are only put back.
  @Test
  void aSecondMissFollowsTheFirst() {
    Map<String, Double> seen =
        seen("wpbsa", "* lot Anna,A: hit none,* miss,B: replace,A: hit none");
    assertThat(seen).containsOnlyKeys("", "miss", "miss deliberate", "free ball");
    assertThat(share(seen, "miss")).isCloseTo(95, within(1.0));
    assertThat(seen.get("miss deliberate")).isCloseTo(0.05 * 95, within(0.5));
  }
}
