package umpire.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.options.FurtherCommands;

/// The scripts use only what macOS has: bash 3.2, and tools other than GNU's.
class ScriptsTest {

  /// Patterns of what macOS lacks, each with a line that the pattern must find.
  private static final Map<String, String> UNKNOWN =
      Map.ofEntries(
          Map.entry("\\b(mapfile|readarray|coproc|realpath)\\b", "mapfile -t lines <file"),
          Map.entry("\\b(declare|local|typeset) -[a-zA-Z]*[Ang]", "declare -A seen"),
          Map.entry("\\$\\{[^}]*(,,|\\^\\^|@[QEPAa])[^}]*\\}", "echo ${word,,}"),
          Map.entry("\\bread\\b[^|;&]* -[a-zA-Z]*[Ni]\\b", "read -r -N 5 start"),
          Map.entry("\\breadlink\\b[^|;&)]* -[a-z]*[fem]", "readlink -f -- x"),
          Map.entry("\\$\\{?EPOCH[A-Z]+(?!:-)\\b(?!:-)", "start=$EPOCHREALTIME"),
          Map.entry("\\|&|&>>|;;?&(\\s|$)", "mvn |& tee log"),
          Map.entry("%\\([^)]*\\)T", "printf '%(%s)T'"),
          Map.entry("\\bwait -[nf]\\b", "wait -n"),
          Map.entry("\\[\\[? -v ", "[[ -v name ]]"),
          Map.entry("exec \\{[a-z]+\\}[<>]", "exec {lock}>file"),
          Map.entry("\\bfind\\b[^|;]* -(quit|printf)\\b", "find . -print -quit"),
          Map.entry("\\b(stat -c|sed -i|date -d|sort -V|cp -t|mktemp --)", "stat -c %s file"),
          Map.entry("\\$\\{[a-z_]+: -?[0-9]+: -[0-9]+\\}", "echo ${word: 1: -1}"),
          Map.entry("\\bsource <\\(", "source <(umpire completion)"),
          Map.entry("=\\([^)]*\\{[a-z/-]+,", "modules=(\"$root\"/{core,cli})"));

  static Stream<Path> scripts() throws IOException {
    var scripts = new ArrayList<Path>();
    for (String folder : List.of("", "build", "bench")) {
      try (Stream<Path> files = Files.list(Command.ROOT.resolve(folder))) {
        files.filter(ScriptsTest::isScript).sorted().forEach(scripts::add);
      }
    }
    assertThat(scripts).hasSizeGreaterThan(8);
    return scripts.stream();
  }

  private static boolean isScript(Path file) {
    try {
      return Files.isRegularFile(file)
          && Files.size(file) < 1 << 16
          && (file.toString().endsWith(".sh")
              || Files.readString(file).startsWith("#!/usr/bin/env bash"));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void keepsToWhatMacOsKnows(Path script) throws IOException {
    for (String line : Files.readAllLines(script)) {
      String code = line.strip().startsWith("#") ? "" : line;
      UNKNOWN.keySet().forEach(unknown -> assertThat(code).doesNotContainPattern(unknown));
    }
  }

  /// Versions of bash before 4.4 treat an empty array as unset.
  @ParameterizedTest
  @MethodSource("scripts")
  void expandsNoArrayThatMayBeUnset(Path script) throws IOException {
    String text = Files.readString(script);
    if (Pattern.compile("(?m)^set -[a-z]*u").matcher(text).find()) {
      assertThat(text).doesNotContainPattern("(?<!\\+)\"\\$\\{[a-z]+\\[@\\]\\}\"");
      assertThat(text).doesNotContainPattern("(?m)^exec .*\\s\"\\$@\"|\\\\\\n.*[A-Za-z] \"\\$@\"$");
    }
  }

  /// These commands need other jars, and each launcher has to choose them.
  @Test
  void bothLaunchersKnowTheCallsOfServers() throws IOException {
    List<String> calls =
        FurtherCommands.ANNOUNCED.stream().map(FurtherCommands.Announcement::name).toList();
    assertThat(Files.readString(Command.ROOT.resolve("umpire")))
        .contains("  " + String.join(" | ", calls) + ")\n");
    assertThat(Files.readString(Command.ROOT.resolve("build/umpire.cmd")))
        .contains("in (" + String.join(" ", calls) + ") do");
  }

  @Test
  void everyPatternFindsWhatItIsFor() {
    UNKNOWN.forEach((pattern, line) -> assertThat(line).containsPattern(pattern));
  }
}
