package umpire.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Carries out a repair on the text of a record, following its printed words as a person would.
public final class AppliedRepair {

  private static final Pattern CHANGE = Pattern.compile("line (\\d+): (.*)", Pattern.DOTALL);
  private static final Pattern ADDED = Pattern.compile("'(.+)' added above it");
  private static final Pattern SUCH_AS =
      Pattern.compile("a line added above it, such as '(.+)'; so would \\d+ others do");
  private static final Pattern OPEN =
      Pattern.compile("'(.+)' added above it, with one of \\d+ words for the dots");
  private static final Pattern LEFT_OUT =
      Pattern.compile("left out, since line \\d+ says the same");
  private static final Pattern BELOW = Pattern.compile("below line (\\d+)");
  private static final Pattern ACTOR = Pattern.compile("by (.+) instead of (.+)");
  private static final Pattern AT_THE_END = Pattern.compile("'(.+)' added at the end");
  private static final Pattern INSTEAD =
      Pattern.compile("'(.+)' instead of (?:the (\\w+) )?'(.+?)'(?: number (\\d+))?");
  private static final Pattern WITHOUT =
      Pattern.compile("without (?:the (\\w+) )?'(.+?)'(?: number (\\d+))?");

  private static final List<String> ORDINALS = List.of("first", "second", "third", "fourth");
  private static final String DOTS = "…";

  private final List<String> lines;
  private final int at;

  private AppliedRepair(List<String> lines, int at) {
    this.lines = new ArrayList<>(lines);
    this.at = at;
  }

  /// Returns the texts that the change may lead to: one, or one for each word tried in place of the
  /// dots.
  ///
  /// @param open the words to try in place of the dots
  /// @throws AssertionError if the record lacks what the change refers to
  public static List<String> to(String text, String change, List<String> open) {
    Matcher told = CHANGE.matcher(change);
    if (!told.matches()) {
      throw new AssertionError("not told by its line: " + change);
    }
    var applied = new AppliedRepair(text.lines().toList(), Integer.parseInt(told.group(1)) - 1);
    String what = told.group(2);
    Matcher dots = OPEN.matcher(what);
    if (dots.matches()) {
      return open.stream()
          .map(word -> applied.withLine(dots.group(1).replace(DOTS, word)))
          .toList();
    }
    return List.of(applied.changed(what));
  }

  private String changed(String what) {
    Matcher told = ADDED.matcher(what);
    if (told.matches()) {
      return withLine(told.group(1));
    }
    told = SUCH_AS.matcher(what);
    if (told.matches()) {
      return withLine(told.group(1));
    }
    if (LEFT_OUT.matcher(what).matches()) {
      lines.remove(at);
      return joined(lines);
    }
    told = BELOW.matcher(what);
    if (told.matches()) {
      Collections.swap(lines, at, Integer.parseInt(told.group(1)) - 1);
      return joined(lines);
    }
    return withWords(what);
  }

  private String withWords(String what) {
    Matcher told = AT_THE_END.matcher(what);
    if (told.matches()) {
      return with(lines.get(at) + " " + told.group(1));
    }
    told = WITHOUT.matcher(what);
    if (told.matches()) {
      return withWord(told.group(2), which(told.group(1), told.group(3)), "");
    }
    told = INSTEAD.matcher(what);
    if (told.matches()) {
      return withWord(told.group(3), which(told.group(2), told.group(4)), told.group(1));
    }
    told = ACTOR.matcher(what);
    if (told.matches()) {
      String line = lines.get(at);
      String words =
          line.startsWith("*") ? line.substring(1) : line.substring(line.indexOf(':') + 1);
      String actor = told.group(1).equals("the table") ? "*" : told.group(1) + ":";
      return with(actor + " " + words.strip());
    }
    throw new AssertionError("nobody could carry this out: " + what);
  }

  private static int which(@Nullable String ordinal, @Nullable String number) {
    if (ordinal != null) {
      return ORDINALS.indexOf(ordinal);
    }
    return number == null ? 0 : Integer.parseInt(number) - 1;
  }

  /// Returns the text with a word of the line replaced: the occurrence with this index after the
  /// actor.
  private String withWord(String old, int which, String other) {
    String line = lines.get(at);
    int from = line.startsWith("*") ? 1 : line.indexOf(':') + 1;
    Matcher word = Pattern.compile("(?<!\\S)" + Pattern.quote(old) + "(?!\\S)").matcher(line);
    int found = -1;
    int start = from;
    while (found < which && word.find(start)) {
      found++;
      start = word.end();
    }
    if (found < which) {
      throw new AssertionError("line %d has no '%s': %s".formatted(at + 1, old, line));
    }
    return with(line.substring(0, word.start()) + other + line.substring(word.end()));
  }

  private String with(String line) {
    var changed = new ArrayList<>(lines);
    changed.set(at, line);
    return joined(changed);
  }

  private String withLine(String line) {
    var changed = new ArrayList<>(lines);
    changed.add(at, line);
    return joined(changed);
  }

  private static String joined(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }
}
