package umpire.offline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.core.SeededRandom;
import umpire.core.cards.CardSet;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Preset;
import umpire.core.text.Fingerprint;
import umpire.snooker.text.CompleteSnooker;

/// The translated kernel answers as the original does, at every step of every match.
class TranslationTest {

  private static final int SEEDS = Integer.getInteger("umpire.offline.seeds", 3);

  /// Rules that no preset has, so that every part of the kernel is used.
  private static final List<String> CHANGES =
      List.of("", "reds=3 frames=1 start-1=20", "reds=1 frames=3 break-off=winner");

  private static final Path SCRIPT = Path.of("target/classes/umpire/offline/assets/snooker.js");

  @TempDir private Path folder;

  @BeforeAll
  static void needsNode() {
    try {
      new ProcessBuilder("node", "--version").redirectErrorStream(true).start().waitFor();
    } catch (IOException _) {
      abort(
          "the translated snooker kernel is not run without node (Debian: apt-get install nodejs)");
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      abort("interrupted");
    }
  }

  @Test
  void answersAsTheKernelDoes() throws Exception {
    List<Script> scripts = scripts();
    var expected = new ArrayList<String>();
    for (Script script : scripts) {
      script.answers().forEach(answer -> expected.add(Fingerprint.of(answer)));
    }
    List<String> answered = run(scripts, SCRIPT, "hashed");
    assertThat(expected.size()).isGreaterThan(2000);
    if (!answered.equals(expected)) {
      showFirstDifference(scripts);
    }
    assertThat(answered.equals(expected)).isTrue();
  }

  /// A script with one wrong word is detected.
  @Test
  void findsAFlaw() throws Exception {
    String script = Files.readString(SCRIPT);
    String flawed = script.replace("respot ", "repsot ");
    assertThat(flawed).isNotEqualTo(script);
    Path other = Files.writeString(folder.resolve("flawed.mjs"), flawed);
    Script match = Script.of("wpbsa", "", 1);
    assertThat(run(List.of(match), other, "hashed"))
        .hasSize(match.answers().size())
        .isNotEqualTo(match.answers().stream().map(Fingerprint::of).toList());
  }

  /// Tests the scripts of the pad with the translated kernel under them.
  @Test
  void padScoresWithIt() throws Exception {
    var node = new ProcessBuilder("node", "--test", "--test-timeout=120000", "src/test/web/");
    Path module = Files.copy(SCRIPT, folder.resolve("kernel.mjs"));
    Path assets = Path.of("../umpire-server/src/main/resources/umpire/server/assets");
    node.environment().put("UMPIRE_SCRIPT", module.toString());
    node.environment().put("UMPIRE_ASSETS", assets.toAbsolutePath().normalize().toString());
    Path told = folder.resolve("told");
    int status = node.redirectErrorStream(true).redirectOutput(told.toFile()).start().waitFor();
    assertThat(status).as(Files.readString(told)).isZero();
  }

  @Test
  void fingerprintsAreThoseOfThePlatform() {
    var text = new StringBuilder();
    for (int i = 0; i < 200; i++) {
      assertThat(ScriptFingerprint.of(text.toString())).isEqualTo(Fingerprint.of(text.toString()));
      text.append((char) ('\u00e0' + i));
    }
  }

  private static List<Script> scripts() throws BadProfileException {
    var scripts = new ArrayList<Script>();
    for (Preset preset : new CompleteSnooker().profiles().presets()) {
      for (String changes : CHANGES) {
        for (long seed = 1; seed <= SEEDS; seed++) {
          scripts.add(Script.of(preset.name(), changes, seed));
        }
      }
    }
    return scripts;
  }

  private void showFirstDifference(List<Script> scripts) throws Exception {
    for (Script script : scripts) {
      List<String> answers = run(List.of(script), SCRIPT, "whole");
      List<String> expected = script.answers().stream().map(TranslationTest::quoted).toList();
      assertThat(answers).as(script.preset() + " " + script.changes()).isEqualTo(expected);
    }
  }

  private static String quoted(String text) {
    String json = new umpire.core.text.Json().put("", text).toString();
    return json.substring(json.indexOf(':') + 1, json.length() - 1);
  }

  private List<String> run(List<Script> scripts, Path kernel, String form) throws Exception {
    Path module = Files.copy(kernel, folder.resolve(form + System.nanoTime() + ".mjs"));
    Path input = folder.resolve("matches");
    Files.write(input, scripts.stream().map(script -> script.json().toString()).toList());
    Path output = folder.resolve("answers");
    Path player = Path.of("src/test/resources/umpire/offline/replay.mjs");
    Process node =
        new ProcessBuilder("node", player.toString(), module.toString(), form)
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    if (!node.waitFor(5, TimeUnit.MINUTES)) {
      node.destroyForcibly();
    }
    assertThat(node.waitFor()).isZero();
    return Files.readAllLines(output, StandardCharsets.UTF_8);
  }

  @Test
  void aCardIsFoundByIndexWithoutTheInstruction() {
    var random = new SeededRandom(20261118);
    for (int round = 0; round < 1_000; round++) {
      long set = random.nextLong() & random.nextLong() | 1;
      int index = random.nextInt(Long.bitCount(set));
      assertThat(ScriptCardSet.nth(index, set)).isEqualTo(CardSet.nth(index, set));
    }
  }
}
