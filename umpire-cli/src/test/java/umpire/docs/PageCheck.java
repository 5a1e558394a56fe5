package umpire.docs;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.cli.Command;

/// Finds dead references on a page: links, files and types of this project that do not exist.
///
/// @param types the sources by the types in them
/// @param foreign words that look like types of this project but are not
record PageCheck(Map<String, String> types, Set<String> foreign) {

  /// Matches blocks between fences, which show input and output.
  private static final Pattern BLOCK = Pattern.compile("(?ms)^ *```.*?^ *```$");

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

  private static final Pattern QUOTED = Pattern.compile("`([^`\n]+)`");

  /// Matches a type, possibly with a member.
  private static final Pattern TYPE =
      Pattern.compile("([A-Z]\\w*[a-z]\\w*)(?:[.#]([A-Za-z]\\w*)(?:\\(.*\\))?)?");

  /// Matches a file by its path from the root. A part in capitals is a placeholder.
  private static final Pattern FILE =
      Pattern.compile("(?:docs|games|bench|build|examples|umpire-[a-z]+)/[a-z0-9./_-]*");

  private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.+?) *$");

  private static final Pattern NOT_IN_ANCHORS = Pattern.compile("[^\\p{L}\\p{N} _-]");

  /// All dead references on the page, as written there.
  List<String> deadIn(Path page, String written) {
    String text = BLOCK.matcher(written).replaceAll("");
    var dead = new ArrayList<String>();
    for (String link : found(LINK, QUOTED.matcher(text).replaceAll("`"))) {
      if (!link.contains("://") && !leadsSomewhere(page, link, written)) {
        dead.add(link);
      }
    }
    for (String word : found(QUOTED, text)) {
      if (!isThere(word)) {
        dead.add(word);
      }
    }
    return dead;
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1)).toList();
  }

  private static boolean leadsSomewhere(Path page, String link, String own) {
    int hash = link.indexOf('#');
    String name = hash < 0 ? link : link.substring(0, hash);
    Path file = name.isEmpty() ? page : page.resolveSibling(name);
    if (!name.isEmpty() && !Files.exists(file)) {
      return false;
    }
    return hash < 0
        || anchors(name.isEmpty() ? own : SourceTree.read(file)).contains(link.substring(hash + 1));
  }

  /// The anchors of a page's headings.
  private static Set<String> anchors(String page) {
    var anchors = new HashSet<String>();
    var times = new HashMap<String, Integer>();
    for (String heading : found(HEADING, BLOCK.matcher(page).replaceAll(""))) {
      String plain = NOT_IN_ANCHORS.matcher(heading.toLowerCase(Locale.ROOT)).replaceAll("");
      String anchor = plain.replace(' ', '-');
      int before = times.merge(anchor, 1, Integer::sum) - 1;
      anchors.add(before == 0 ? anchor : anchor + "-" + before);
    }
    return anchors;
  }

  private boolean isThere(String word) {
    if (FILE.matcher(word).matches()) {
      return Files.exists(Command.ROOT.resolve(word));
    }
    Matcher type = TYPE.matcher(word);
    if (!type.matches() || foreign.contains(type.group(1))) {
      return true;
    }
    String source = types.get(type.group(1));
    String member = type.group(2);
    return source != null
        && (member == null || Pattern.compile("\\b" + member + "\\b").matcher(source).find());
  }
}
