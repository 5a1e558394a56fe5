package umpire.docs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.cli.Command;

/// Prints the glossary of the project's terms, module by module, from the sources.
final class Glossary {

  /// The text above this line of the page is written by hand.
  static final String MARK = "<!-- What follows is printed from the sources. -->\n";

  static final Path PAGE = Command.ROOT.resolve("docs/glossary.md");

  /// The modules in reading order.
  private static final List<String> MODULES =
      List.of(
          "umpire-core",
          "umpire-testkit",
          "umpire-json",
          "umpire-page",
          "umpire-sim",
          "umpire-command",
          "umpire-coach",
          "umpire-options",
          "umpire-cli",
          "umpire-parquet",
          "umpire-spark",
          "umpire-live",
          "umpire-store",
          "umpire-server",
          "umpire-offline");

  private Glossary() {}

  /// The current page, with the part written by hand.
  static String page(String old) {
    int end = old.indexOf(MARK);
    var page = new StringBuilder(old.substring(0, end)).append(MARK);
    for (String module : MODULES) {
      page.append("\n## ").append(module).append('\n');
      packages(module).forEach((name, files) -> addPackage(name, files, page));
    }
    return page.toString();
  }

  /// The files of each package, by its name.
  private static Map<String, List<Path>> packages(String module) {
    Path home = Command.ROOT.resolve(module).resolve("src/main/java");
    var packages = new TreeMap<String, List<Path>>();
    for (Path file : SourceTree.files(".java")) {
      if (file.startsWith(home) && !file.getParent().equals(home)) {
        String name = home.relativize(file.getParent()).toString().replace('/', '.');
        packages.computeIfAbsent(name, _ -> new ArrayList<>()).add(file);
      }
    }
    return packages;
  }

  private static void addPackage(String name, List<Path> files, StringBuilder page) {
    page.append("\n### ").append(name).append("\n\n");
    page.append(type(files.getFirst().resolveSibling("package-info.java")).sentence()).append('\n');
    var rows = new StringBuilder();
    for (Path file : files) {
      SourceType type = type(file);
      if (isWord(type) && !isCommand(file)) {
        rows.append("| [%s](../%s) | %s |\n".formatted(type.name(), path(file), cell(type)));
      }
    }
    if (!rows.isEmpty()) {
      page.append("\n| word | what it is |\n|---|---|\n").append(rows);
    }
  }

  /// Whether a type is in the glossary: public types, and the contracts of the test kit. Packages
  /// are left out; so are the subcommands of `umpire`, which its help describes ([#isCommand]).
  static boolean isWord(SourceType type) {
    return type.isPublic() || (type.name().endsWith("Contract") && !type.name().contains("."));
  }

  /// Whether this file declares a subcommand of `umpire`.
  static boolean isCommand(Path file) {
    return file.toString().matches(".*/cli/.*Command\\.java");
  }

  private static SourceType type(Path file) {
    SourceType type =
        SourceType.in(file, SourceTree.read(file))
            .orElseThrow(() -> new AssertionError(file + " declares nothing of its name"));
    if (type.sentence().isEmpty()
        && ((isWord(type) && !isCommand(file)) || file.endsWith("package-info.java"))) {
      throw new AssertionError(file + ": the comment above " + type.name() + " has no sentence");
    }
    return type;
  }

  private static String path(Path file) {
    return Command.ROOT.relativize(file).toString();
  }

  private static String cell(SourceType type) {
    return type.sentence().replace("|", "\\|");
  }

  static String current() {
    return Files.exists(PAGE) ? SourceTree.read(PAGE) : MARK;
  }
}
