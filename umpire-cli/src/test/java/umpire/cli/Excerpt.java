package umpire.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The part of a command's output that a page shows. A line `…` stands for any lines, none
/// included, and `…` within a line for any characters of it.
///
/// @param lines as the page has them
record Excerpt(List<String> lines) {

  private static final String GAP = "…";

  private static final int IMPOSSIBLE = Integer.MIN_VALUE / 2;

  /// Whether this is an excerpt of what was printed.
  boolean isOf(List<String> printed) {
    return isOf(printed, 0, 0);
  }

  private boolean isOf(List<String> printed, int i, int j) {
    if (i == lines.size()) {
      return j == printed.size();
    }
    if (lines.get(i).equals(GAP)) {
      return isOf(printed, i + 1, j) || (j < printed.size() && isOf(printed, i, j + 1));
    }
    return j < printed.size() && shows(lines.get(i), printed.get(j)) && isOf(printed, i + 1, j + 1);
  }

  private static boolean shows(String line, String printed) {
    if (!line.contains(GAP)) {
      return line.equals(printed);
    }
    String[] parts = line.split(GAP, -1);
    String pattern = String.join(".*", Arrays.stream(parts).map(Pattern::quote).toList());
    return printed.matches(pattern);
  }

  /// The excerpt of what is printed now that is most like this one. Every run of lines keeps its
  /// length, and moves to where the lines share the most words.
  List<String> of(List<String> printed) {
    if (isOf(printed)) {
      return lines;
    }
    List<List<String>> runs = runs();
    int[] starts = runs.isEmpty() || !lines.contains(GAP) ? null : starts(runs, printed);
    if (starts == null) {
      return printed;
    }
    var result = new ArrayList<String>();
    int end = 0;
    for (int k = 0; k < starts.length; k++) {
      if (starts[k] > end) {
        result.add(GAP);
      }
      end = starts[k];
      for (String line : runs.get(k)) {
        String now = printed.get(end++);
        result.add(shows(line, now) ? line : now);
      }
    }
    if (end < printed.size()) {
      result.add(GAP);
    }
    return result;
  }

  /// The lines between the gaps.
  private List<List<String>> runs() {
    var runs = new ArrayList<List<String>>();
    boolean open = false;
    for (String line : lines) {
      if (line.equals(GAP)) {
        open = false;
        continue;
      }
      if (!open) {
        runs.add(new ArrayList<>());
        open = true;
      }
      runs.getLast().add(line);
    }
    return runs;
  }

  /// Where each run is put; `null` if they do not fit.
  private int @Nullable [] starts(List<List<String>> runs, List<String> printed) {
    int places = printed.size() + 1;
    var best = new int[runs.size()][places];
    var from = new int[runs.size()][places];
    for (int k = 0; k < runs.size(); k++) {
      int length = runs.get(k).size();
      int before = k == 0 ? 0 : runs.get(k - 1).size();
      int reached = IMPOSSIBLE;
      int reachedAt = -1;
      for (int s = 0; s < places; s++) {
        int last = s - before;
        if (k > 0 && last >= 0 && best[k - 1][last] > reached) {
          reached = best[k - 1][last];
          reachedAt = last;
        }
        boolean anchored = k == 0 && !lines.getFirst().equals(GAP);
        boolean closed = k == runs.size() - 1 && !lines.getLast().equals(GAP);
        boolean fits =
            s + length < places
                && (!anchored || s == 0)
                && (!closed || s + length == printed.size())
                && (k == 0 || reached > IMPOSSIBLE);
        best[k][s] = fits ? (k == 0 ? 0 : reached) + likeness(runs.get(k), printed, s) : IMPOSSIBLE;
        from[k][s] = reachedAt;
      }
    }
    int at = 0;
    for (int s = 1; s < places; s++) {
      at = best[runs.size() - 1][s] > best[runs.size() - 1][at] ? s : at;
    }
    if (best[runs.size() - 1][at] == IMPOSSIBLE) {
      return null;
    }
    var starts = new int[runs.size()];
    for (int k = runs.size() - 1; k >= 0; k--) {
      starts[k] = at;
      at = from[k][at];
    }
    return starts;
  }

  private static int likeness(List<String> run, List<String> printed, int start) {
    int sum = 0;
    for (int i = 0; i < run.size(); i++) {
      sum += likeness(run.get(i), printed.get(start + i));
    }
    return sum;
  }

  /// Of a thousand: the share of the words of both lines that both have.
  private static int likeness(String one, String other) {
    if (shows(one, other)) {
      return 1000;
    }
    Set<String> words = words(one);
    Set<String> common = words(other);
    int all = words.size() + common.size();
    common.retainAll(words);
    return all == 0 ? 0 : 2 * common.size() * 900 / all;
  }

  private static Set<String> words(String line) {
    return new HashSet<>(Arrays.asList(line.strip().split("\\s+")));
  }
}
