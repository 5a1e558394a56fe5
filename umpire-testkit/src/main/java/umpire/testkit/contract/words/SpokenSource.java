package umpire.testkit.contract.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The words of one source file: the literals in `say(…)` and `Sentence.of(…)`, one for each branch
/// of a condition or a switch.
///
/// @param patterns the patterns of sentences
/// @param labels words followed by a value in the call, which are not sentences
/// @param facts the names of all facts that are given
/// @param unread calls whose words are not literals
/// @param literals all string literals of the source
record SpokenSource(
    Set<String> patterns,
    Set<String> labels,
    Set<String> facts,
    List<String> unread,
    Set<String> literals) {

  /// Matches a sentence made from its pattern.
  static final Pattern MADE = Pattern.compile("Sentence\\s*\\.of\\(");

  /// Matches a sentence made from its pattern, or a call of `say`.
  static final Pattern SAID = Pattern.compile("(?:\\bsay|Sentence\\s*\\.of)\\(");

  private static final Pattern FACT =
      Pattern.compile("\\.(?:fact|parts|inWords)\\(\\s*\"([\\w-]+)\"");
  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
  private static final Pattern COMMENT = Pattern.compile("(?m)(?:^|[;{}])\\s*//.*$");
  private static final Pattern GAP = Pattern.compile("\\{([\\w-]+)(?::\\w+|\\|[^{}]*)?}");

  /// @param calls matches the calls that contain words
  static SpokenSource of(String text, Pattern calls) {
    String source = COMMENT.matcher(text).replaceAll("");
    var patterns = new TreeSet<String>();
    var labels = new TreeSet<String>();
    var unread = new ArrayList<String>();
    for (MatchResult call : calls.matcher(source).results().toList()) {
      var words = new SpokenWords(source, call.end());
      (words.isSentence() ? patterns : labels).addAll(words.all());
      if (words.isSentence() && !words.isRead()) {
        unread.add(call.group() + words.source() + ")");
      }
    }
    var literals = new TreeSet<String>();
    LITERAL.matcher(source).results().forEach(found -> literals.add(found.group(1)));
    return new SpokenSource(
        patterns,
        labels,
        FACT.matcher(source).results().map(fact -> fact.group(1)).collect(Collectors.toSet()),
        unread,
        literals);
  }

  /// Returns the names of the facts for which a pattern has gaps.
  static Set<String> gaps(String pattern) {
    return GAP.matcher(pattern)
        .results()
        .map(gap -> gap.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
