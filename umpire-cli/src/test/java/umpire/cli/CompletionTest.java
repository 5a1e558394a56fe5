package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests completion in the shells themselves: at a terminal, with a Tab after each line.
class CompletionTest {

  /// Typed lines, and the words that the command receives after Tab and Enter.
  private static final Map<String, String> LINES = new LinkedHashMap<>();

  static {
    LINES.put("umpire ju", "judge");
    LINES.put("umpire judge crib", "judge cribbage");
    LINES.put("umpire judge cribbage club", "judge cribbage club.rec");
    LINES.put("umpire verify club", "verify club.rec");
    LINES.put("umpire verify other.rec club", "verify other.rec club.rec");
    LINES.put("umpire explain club", "explain club.rec");
    LINES.put("umpire explain snoo", "explain snooker");
    LINES.put("umpire review deep/d", "review deep/down.rec");
    LINES.put("umpire simulate maumau --out club", "simulate maumau --out club.rec");
    LINES.put("umpire simulate maumau --out=club", "simulate maumau --out=club.rec");
    LINES.put("umpire play cribbage --profile acc-", "play cribbage --profile acc-muggins");
    LINES.put("umpire play snooker --profile acc-", "play snooker --profile acc-");
    LINES.put("umpire play snooker --profile=wp", "play snooker --profile=wpbsa");
    LINES.put("umpire play cribbage --profile club.", "play cribbage --profile club.rec");
    LINES.put("umpire play cribbage --set crib-flush=fo", "play cribbage --set crib-flush=four");
    LINES.put("umpire play maumau --set crib-flush=fo", "play maumau --set crib-flush=fo");
    LINES.put("umpire generate maumau --shape endl", "generate maumau --shape endless");
    LINES.put("umpire generate cribbage --shape endl", "generate cribbage --shape endl");
    LINES.put("umpire play maumau --seats rules,exp", "play maumau --seats rules,expert");
    LINES.put("umpire compare maumau rules exp", "compare maumau rules expert");
    LINES.put("umpire profiles tractor tourn", "profiles tractor tournament");
    LINES.put("umpire count cribbage --cri", "count cribbage --crib");
    LINES.put("umpire play maumau --seed club", "play maumau --seed club");
    LINES.put("umpire explain --format js", "explain --format jsonl");
    LINES.put("umpire verify two\\ wo", "verify two words.rec");
    LINES.put("umpire verify two", "verify two words.rec");
    LINES.put("umpire verify 'two wo", "verify two words.rec");
    LINES.put("umpire verify \"two wo", "verify two words.rec");
    LINES.put("umpire verify 'two words.rec' clu", "verify two words.rec club.rec");
    LINES.put("umpire review a\\ folder/i", "review a folder/inside.rec");
    LINES.put("umpire simulate maumau --out two\\ w", "simulate maumau --out two words.rec");
    LINES.put("umpire simulate maumau --out=two\\ w", "simulate maumau --out=two words.rec");
    LINES.put("umpire play 'cribbage' --profile acc-", "play cribbage --profile acc-muggins");
  }

  private static final List<String> FILES =
      List.of("club.rec", "other.rec", "deep/down.rec", "two words.rec", "a folder/inside.rec");

  /// Matches further output that only moves the cursor.
  private static final String END = "(\\x1b\\[[0-9?]*[a-zA-Z])*$";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"bash --norc --noprofile -i", "zsh -f -i"})
  void tabCompletes(String shell) throws Exception {
    Files.writeString(folder.resolve("completion.sh"), Command.call("completion").out());
    Files.createDirectory(folder.resolve("deep"));
    Files.createDirectory(folder.resolve("a folder"));
    for (String file : FILES) {
      Files.createFile(folder.resolve(file));
    }
    String name = shell.substring(0, shell.indexOf(' '));
    assumeTrue(
        PseudoTerminal.isThere(folder) && isThere(name),
        "completion in %s is not tested without it and python3 from 3.9 on (Debian: apt-get install %s python3)"
            .formatted(name, name));
    var steps = new ArrayList<String>();
    // The words arrive between brackets; the script waits for its own prompt.
    steps.addAll(List.of("[$%#] " + END, "PS1='rea''dy> '\r"));
    steps.addAll(List.of("ready> " + END, "umpire() { printf '<%s>' \"$*\"; echo; }\r"));
    steps.addAll(List.of("ready> " + END, "eval \"$(cat completion.sh)\"\r"));
    LINES.forEach((line, _) -> steps.addAll(List.of("ready> " + END, line + "\t\r")));
    steps.addAll(List.of("ready> " + END, "exit\r"));
    String shown =
        new PseudoTerminal(folder).shows("env PS1='$ ' " + shell, steps.toArray(String[]::new));
    var words = new ArrayList<String>();
    shown
        .lines()
        .filter(line -> line.contains("<") && line.contains(">") && !line.contains("printf"))
        .forEach(line ->
            words.add(line.substring(line.lastIndexOf('<') + 1, line.lastIndexOf('>')).strip()));
    assertThat(words).as(shown).containsExactlyElementsOf(LINES.values());
  }

  private boolean isThere(String shell) throws Exception {
    return new Shell(folder).run(folder, "type -P " + shell).status() == 0;
  }

  /// Bash 3.2 has no `compopt`; the script must work without it.
  @Test
  void theScriptIsReadByBothShellsWithoutAWord() throws Exception {
    Files.writeString(folder.resolve("completion.sh"), Command.call("completion").out());
    Command.Result read =
        new Shell(folder)
            .run(
                folder,
                "eval \"$(cat completion.sh)\"; complete -p umpire; enable -n compopt;"
                    + " COMP_LINE='umpire verify x' COMP_POINT=15 _umpire_bash");
    assertThat(read.err()).isEmpty();
    assertThat(read.out()).isEqualTo("complete -o bashdefault -o default -F _umpire_bash umpire\n");
  }
}
