package umpire.core.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.heap.WholeHeapGame;

/// Rules as data, and the messages about rules that do not exist.
final class ProfileTest {

  private static final Profiles PROFILES = new WholeHeapGame().complete().orElseThrow().profiles();

  private static final Switch CUSHIONS =
      Switch.Choice.of(
              "cushions",
              "the seats",
              new Switch.Way<>("hard", "the seats are hard", false),
              new Switch.Way<>("soft", "the seats are soft", true))
          .unmentioned("hard");

  private static Profile file(String... lines) throws BadProfileException {
    return ProfileFile.read(List.of(lines), "ours", PROFILES);
  }

  @Test
  void aFileChangesAPreset() throws Exception {
    Profile profile =
        file("# our table", "", "base = short # for a break", "heap=7", "  last =  counts");
    assertThat(profile.name()).isEqualTo("ours");
    assertThat(profile.base()).isEqualTo("short");
    assertThat(profile.values())
        .containsExactly(
            Map.entry("heap", "7"), Map.entry("reserve", "secret"), Map.entry("last", "counts"));
    assertThat(PROFILES.changes(profile)).containsExactly("heap=7", "last=counts");
    assertThat(file("name = mine").name()).isEqualTo("mine");
    assertThat(file().base()).isEqualTo("club");
    assertThat(file("\ufeffheap = 7").value("heap")).isEqualTo("7");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "heap 7|line 1: expected a rule, as in 'switch = value'",
        "stones = 7|line 1: heap has no switch 'stones': choose heap, reserve, last",
        "heap = 100|line 1: heap cannot be '100': choose a number from 1 to 99",
        "heap =|line 1: heap cannot be '': choose a number from 1 to 99",
        "last = lost|line 1: last cannot be 'lost': choose counts, bonus",
        "base = long|line 1: heap has no profile 'long': choose club, classic, short",
        "name = two words|line 1: a profile's name must be one word of at most 40 characters",
        "name =|line 1: a profile's name must be one word of at most 40 characters"
      })
  void faultsOfAFileAreLocated(String line, String what) {
    assertThatThrownBy(() -> file(line)).isInstanceOf(BadProfileException.class).hasMessage(what);
  }

  @Test
  void nothingIsSaidTwice() {
    assertThatThrownBy(() -> file("heap = 7", "heap = 8")).hasMessage("line 2: heap appears twice");
    assertThatThrownBy(() -> file("base = short", "base = club"))
        .hasMessage("line 2: base appears twice");
  }

  @Test
  void aFileThatCannotNameItsRulesIsRefused() {
    assertThatThrownBy(() -> ProfileFile.read(List.of(), "two words", PROFILES))
        .hasMessage("a profile's name must be one word of at most 40 characters");
  }

  @Test
  void contradictionsAreRefused() {
    assertThatThrownBy(() -> file("base = short", "reserve = none"))
        .hasMessageStartingWith("last=bonus needs reserve=secret");
  }

  @Test
  void theHashIsOfTheRulesAlone() throws Exception {
    Profile five = PROFILES.changed("five", "club", Map.of("heap", "5", "last", "bonus"));
    assertThat(five.hash()).isEqualTo(PROFILES.preset("short").hash()).matches("[0-9a-f]{12}");
    assertThat(five.hash()).isNotEqualTo(PROFILES.standard().hash());
    assertThat(PROFILES.changes(five)).containsExactly("heap=5", "last=bonus");
  }

  @Test
  void differencesAreTold() throws Exception {
    assertThat(PROFILES.differences(PROFILES.preset("club"), PROFILES.preset("short")))
        .containsExactly(
            "heap (how large the heap is): in club 12 stones lie in the heap; in short 5 stones lie"
                + " in the heap",
            "last (what the last stone earns): in club it is worth what others are; in short it"
                + " earns five points more");
    assertThat(PROFILES.differences(PROFILES.standard(), PROFILES.preset("club"))).isEmpty();
  }

  @Test
  void aTitleSaysWhatIsPlayed() throws Exception {
    assertThat(PROFILES.title(PROFILES.preset("short"))).isEqualTo("short");
    assertThat(PROFILES.title(PROFILES.changed("short", "short", Map.of("heap", "7"))))
        .isEqualTo("short with heap=7");
    assertThat(PROFILES.title(file("base = short", "heap = 7", "last = counts")))
        .isEqualTo("ours (short with heap=7 last=counts)");
    assertThat(PROFILES.title(PROFILES.changed("club", "short", Map.of())))
        .isEqualTo("club (short)");
  }

  // Changed rules.

  /// The rules of the heap game in later years: `short` has another heap, and there are cushions.
  private static final Profiles LATER =
      new Profiles(
          "heap",
          Stream.concat(PROFILES.switches().stream(), Stream.of(CUSHIONS)).toList(),
          List.of(
              Preset.of("club", "as the club plays", "cushions=soft").formerly("cushions=hard"),
              Preset.of("short", "for a break", "heap=6", "last=bonus").formerly("heap=5")),
          PROFILES.conflicts());

  @Test
  void aYoungSwitchLeavesOldHashesAlone() throws Exception {
    Profile old = PROFILES.changed("short", "short", Map.of("heap", "6"));
    assertThat(LATER.preset("short").hash()).isEqualTo(old.hash());
    assertThat(LATER.changed("s", "short", Map.of("cushions", "soft")).hash())
        .isNotEqualTo(old.hash());
  }

  @Test
  void aPresetIsKnownByTheHashItHad() throws Exception {
    for (String preset : List.of("club", "short")) {
      String then = PROFILES.preset(preset).hash();
      assertThat(LATER.preset(preset).hash()).isNotEqualTo(then);
      Profile known = LATER.changed(preset, preset, Map.of(), then).orElseThrow();
      assertThat(known.hash()).isEqualTo(then);
      assertThat(LATER.changes(known)).as("as it was, unchanged").isEmpty();
      assertThat(LATER.title(known)).isEqualTo(preset + " as it once was");
    }
    assertThat(LATER.changed("short", "short", Map.of(), "0123456789ab")).isEmpty();
    assertThat(LATER.changed("short", "short", Map.of(), LATER.preset("short").hash())).isPresent();
  }

  @Test
  void whatWasMadeFromAPresetThenIsKnownAsWell() throws Exception {
    Map<String, String> changes = Map.of("last", "counts");
    Profile then = PROFILES.changed("ours", "short", changes);
    Profile known = LATER.changed("ours", "short", changes, then.hash()).orElseThrow();
    assertThat(known.value("heap")).isEqualTo("5");
    assertThat(LATER.changes(known)).containsExactly("heap=5", "last=counts");
  }
}
