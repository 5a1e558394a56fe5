package umpire.testkit.contract.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The pages of the repository that tests read.
final class HousePages {

  private static final Pattern ROW = Pattern.compile("^\\| [A-Z]\\d+ \\|.*\\|$");
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");
  private static final Pattern REASON = Pattern.compile("— \\(.+\\)");

  private HousePages() {}

  /// Returns the folder of the numbered decisions.
  static Path decisions(Path somewhereInside) {
    Path pages = root(somewhereInside).resolve("docs/decisions");
    if (!Files.isDirectory(pages)) {
      throw new AssertionError(pages + " is missing: house decisions are to be written down there");
    }
    return pages;
  }

  /// Returns the records named by the game's decision pages: in their tables, the last cell of a
  /// row names them, as code.
  static Set<String> recordsNamed(Path pages, String game) throws IOException {
    var named = new TreeSet<String>();
    for (String row : rows(pages, game)) {
      CODE.matcher(lastCell(row)).results().forEach(code -> named.add(code.group(1)));
    }
    return named;
  }

  /// Returns the decisions whose last cell names no record and gives no reason for that, such as `—
  /// (cannot happen)`.
  static Set<String> unshown(Path pages, String game) throws IOException {
    var unshown = new TreeSet<String>();
    for (String row : rows(pages, game)) {
      String cell = lastCell(row);
      if (!CODE.matcher(cell).find() && !REASON.matcher(cell).matches()) {
        unshown.add(row.split(" ", 3)[1]);
      }
    }
    return unshown;
  }

  /// Returns the table rows of the game's decisions.
  private static List<String> rows(Path pages, String game) throws IOException {
    var rows = new ArrayList<String>();
    try (Stream<Path> files = Files.list(pages)) {
      for (Path page :
          files.filter(file -> file.toString().endsWith("-" + game + ".md")).toList()) {
        Files.readAllLines(page).stream()
            .filter(line -> ROW.matcher(line).find())
            .forEach(rows::add);
      }
    }
    return rows;
  }

  private static String lastCell(String row) {
    int end = row.length() - 1;
    return row.substring(row.lastIndexOf('|', end - 1) + 1, end).strip();
  }

  /// Returns the root of the repository: the folder with the launcher in it.
  static Path root(Path somewhereInside) {
    for (Path at = somewhereInside; at != null; at = at.getParent()) {
      boolean launcher = Files.isRegularFile(at.resolve("umpire"));
      if (launcher && (Files.exists(at.resolve(".ci")) || Files.exists(at.resolve("LICENSE")))) {
        return at;
      }
    }
    throw new AssertionError(somewhereInside + " is not inside the repository");
  }
}
