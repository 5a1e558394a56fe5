package umpire.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Finds in a Java source what breaks those of our ten rules for words that a program can check;
/// CONTRIBUTING lists all ten.
final class PlainWords {

  private static final int FEWEST_WORDS = 3;

  /// Lines of a doc comment that follow each other.
  private static final Pattern COMMENT = Pattern.compile("(?m)(?:^ *///.*\n)+");

  /// Where the description ends and the parameters begin.
  private static final Pattern TAG = Pattern.compile("(?:^| )@(?:param|return|throws)\\b");

  /// Code, links and the names of parameters, which are no prose.
  private static final Pattern CODE =
      Pattern.compile("`[^`]*`|\\[[^\\]]*\\](?:\\[[^\\]]*\\])?|(?<=@param )\\S+");

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}#`][\\p{L}\\p{N}'#`.-]*");

  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");

  private static final Pattern BEGINS = Pattern.compile("[\\p{Lu}\\p{N}`\\[#\"]");

  private static final Pattern ENDS = Pattern.compile("(?s).*(?:[.?!:|)]|```)\\s*");

  private static final Pattern BAD_START =
      Pattern.compile("(?:The same|What|Who|Whoever|Whose|Whom)\\b");

  /// A clause about a person whom no noun names, at the start of a sentence.
  private static final Pattern NO_NOUN =
      Pattern.compile("(?<=[.;:] )(?:Who|Whoever|who|whoever)\\b");

  /// Words that readers stumbled over most, wherever they are.
  private static final List<String> WORST =
      List.of(
          "whoever",
          "somebody",
          "nobody",
          "everybody",
          "anew",
          "for ever",
          "by itself",
          "by themselves",
          "speaks? against",
          "l(?:ay|ays|aid) away",
          "mend(?:s|ed|ing)?",
          "(?:goes|go|went|going) on",
          "so (?:many|much)",
          "is no(?= [a-z]+\\b)(?! (?:longer|more|less|better|other|doubt|need))",
          "is due here",
          "behind",
          "blanks|(?:a|one|each|every|the|another) blank(?! line)",
          "lead(?:s|ing)? nowhere",
          "in vain",
          "what of");

  private static final Pattern WORST_IN_COMMENTS =
      Pattern.compile("(?i)(?<!there )\\b(?:" + String.join("|", WORST) + ")\\b");

  /// Fewer in messages: a game's own words and quotations from its sources are among them.
  private static final Pattern WORST_IN_MESSAGES =
      Pattern.compile(
          "(?<!there )\\b(?:whoever|anew|for ever|by itself|speaks? against|is due here|is no"
              + " (?:card|number|event|game|player|rule|record|file|seat|strategy|switch|word))\\b");

  private static final Pattern THROWABLE =
      Pattern.compile("\\bclass (\\w+)(?:<[^{]*>)? extends \\w*(?:Exception|Error|Throwable)\\b");

  private PlainWords() {}

  /// The faults of a source, each with its line.
  static List<String> faults(String source) {
    var faults = new ArrayList<String>();
    Matcher comment = COMMENT.matcher(source);
    while (comment.find()) {
      String text = comment.group().replaceAll("(?m)^ */// ?", " ").strip().replaceAll("\\s+", " ");
      int line = line(source, comment.start());
      inComment(text).forEach(fault -> faults.add(line + ": " + fault + ": " + start(text)));
    }
    String code = COMMENT.matcher(source).replaceAll(found -> "\n".repeat(lines(found.group())));
    Matcher literal = LITERAL.matcher(code);
    while (literal.find()) {
      Matcher worst = WORST_IN_MESSAGES.matcher(literal.group(1));
      if (worst.find()) {
        faults.add(line(code, literal.start()) + ": message says '" + worst.group() + "'");
      }
    }
    Matcher thrown = THROWABLE.matcher(code);
    while (thrown.find()) {
      if (!thrown.group(1).endsWith("Exception") && !thrown.group(1).endsWith("Error")) {
        faults.add(line(code, thrown.start()) + ": not called …Exception: " + thrown.group(1));
      }
    }
    return faults;
  }

  private static List<String> inComment(String text) {
    String description = TAG.split(text, 2)[0].strip();
    String plain = CODE.matcher(text).replaceAll("`");
    var faults = new ArrayList<String>();
    if (!description.isEmpty()) {
      faults.addAll(inDescription(description));
    }
    Stream.of(NO_NOUN, WORST_IN_COMMENTS)
        .flatMap(pattern -> pattern.matcher(plain).results())
        .forEach(found -> faults.add("says '" + found.group() + "'"));
    return faults;
  }

  private static List<String> inDescription(String description) {
    var faults = new ArrayList<String>();
    if (!BEGINS.matcher(description).lookingAt()) {
      faults.add("begins without a capital");
    }
    if (!ENDS.matcher(description).matches()) {
      faults.add("ends without a stop");
    }
    Matcher start = BAD_START.matcher(description);
    if (start.lookingAt()) {
      faults.add("begins with '" + start.group() + "'");
    }
    if (WORD.matcher(description).results().count() < FEWEST_WORDS) {
      faults.add("is shorter than " + FEWEST_WORDS + " words");
    }
    return faults;
  }

  private static String start(String text) {
    return text.length() > 90 ? text.substring(0, 90) + "…" : text;
  }

  private static int line(String source, int at) {
    return lines(source.substring(0, at)) + 1;
  }

  private static int lines(String text) {
    return (int) text.chars().filter(letter -> letter == '\n').count();
  }
}
