package umpire.testkit.contract.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.heap.WholeHeapGame;

/// A translation that is missing, unused or wrong is caught.
final class BundleTest {

  private static final String TAKES = "said takes {stones}";

  /// Returns the paths of everything said in the heap game.
  private static Set<String> said() {
    var game = new WholeHeapGame();
    return LanguageContract.played(game, game.complete().orElseThrow()).paths();
  }

  @Test
  void aMissingKeyIsNoticed() throws Exception {
    Set<String> said = said();
    assertThat(said).contains(TAKES, "rules in-turn", "switches last values bonus", "table stones");
    var texts = new HashMap<String, String>();
    said.forEach(path -> texts.put(path, "translated"));
    assertThat(new Bundle(texts).missing(said)).isEmpty();
    texts.remove(TAKES);
    texts.put("rules in-turn", " ");
    assertThat(new Bundle(texts).missing(said)).containsExactly("rules in-turn", TAKES);
  }

  @Test
  void aKeyThatNobodySaysIsNoticed() {
    Bundle bundle = Bundle.of("{\"said\":{\"takes {stones}\":\"nimmt {stones}\",\"hm\":\"hm\"}}");
    assertThat(bundle.idle(Set.of(TAKES))).containsExactly("said hm");
  }

  @Test
  void factsStayTheSame() {
    Bundle right = Bundle.of("{\"said\":{\"{a} of {b:word}\":\"{b:word}: {a}\"}}");
    Bundle wrong = Bundle.of("{\"said\":{\"{a} of {b:word}\":\"{b}: {a}\"}}");
    assertThat(right.changingFacts()).isEmpty();
    assertThat(wrong.changingFacts()).hasSize(1);
  }

  @Test
  void sourcesAreHeard(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("A.java"),
        "s.say(one ? \"takes {n} stone\" : \"takes {n} stones\").fact(\"n\", 1); w = \"red\";");
    Literals literals = Literals.under(SpokenSource.SAID, folder);
    assertThat(literals.canSay("said takes {n} stones")).isTrue();
    assertThat(literals.canSay("said drops {n} stones")).isFalse();
    assertThat(literals.canSay("words red")).isTrue();
    assertThat(literals.untold(Set.of("said takes {n} stone", "said takes {n} stones"))).isEmpty();
    assertThat(literals.untold(Set.of("said takes {n} stone"))).containsExactly("takes {n} stones");
  }

  @Test
  void wholePatternsAreHeard(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("A.java"),
        """
        s.say("takes {n|# stone|# stones}," + " {left} left").fact("n", 1).fact("left", 2);
        s.say(x.is("red") ? "no" : (y ? "perhaps" : "yes")); // say("never")
        // s.say("a comment");
        s.say(switch (x) { case "a", "b" -> "one"; default -> "other"; });
        into.say("label", x);
        """);
    Literals literals = Literals.under(SpokenSource.SAID, folder);
    assertThat(literals.patterns())
        .containsExactly(
            "no", "one", "other", "perhaps", "takes {n|# stone|# stones}, {left} left", "yes");
    assertThat(literals.canSay("said perhaps")).isTrue();
    assertThat(literals.unread()).isEmpty();
    assertThat(literals.gapsWithoutFact()).isEmpty();
  }

  @Test
  void aMissingAndAnUnusedKeyAreNoticedUnheard(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("A.java"), "s.say(\"takes {n} of {all}\").fact(\"n\", 1).fact(\"all\", 2);");
    Literals literals = Literals.under(SpokenSource.SAID, folder);
    assertThat(literals.untold(Set.of("said takes {n} of {all}"))).isEmpty();
    assertThat(literals.untold(Set.of("said takes {n} of {all} stones")))
        .containsExactly("takes {n} of {all}");
    assertThat(literals.canSay("said takes {n} of {all} stones")).isFalse();
  }

  @Test
  void aGapWithoutAFactIsNoticedUnheard(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("A.java"), "s.say(\"takes {n|# stone|# stones} of {al}\").fact(\"n\", 1);");
    assertThat(Literals.under(SpokenSource.SAID, folder).gapsWithoutFact())
        .containsExactly("{al}: takes {n|# stone|# stones} of {al}");
  }

  @Test
  void aPatternThatIsNoLiteralIsNoticed(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("A.java"), "s.say(words); s.say(\"a \" + x); s.say(f(\"a\"));");
    assertThat(Literals.under(SpokenSource.SAID, folder).unread())
        .containsExactly("say(\"a \" + x)", "say(f(\"a\"))", "say(words)");
  }

  /// A translation may give a number with or without plural forms.
  @Test
  void formsAreNoFacts() {
    Bundle right = Bundle.of("{\"said\":{\"{n|# a|# b} {m}\":\"{n}, {m|# c}\"}}");
    Bundle wrong = Bundle.of("{\"said\":{\"{n|# a|# b} {m}\":\"{n|# a|# b}\"}}");
    assertThat(right.changingFacts()).isEmpty();
    assertThat(wrong.changingFacts()).hasSize(1);
  }
}
