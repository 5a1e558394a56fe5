package umpire.docs;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A top-level type or a package, as its source describes it.
///
/// @param name the name without its package
/// @param isPublic whether it is public
/// @param sentence the first sentence of the comment above it, on one line; empty if there is none
record SourceType(String name, boolean isPublic, String sentence) {

  /// Matches the comment, other annotations, and the line with the declaration.
  private static final Pattern DECLARATION =
      Pattern.compile(
          "(?m)^((?:///.*\n)*)((?:@.*\n(?:[ )}].*\n)*)*)"
              + "(public )?(?:(?:final|sealed|non-sealed|abstract) )*"
              + "(?:class|record|interface|enum|@interface|package) ([\\w.]+)");

  /// Matches the first sentence: up to a full stop before a new sentence, or to the end of the
  /// paragraph.
  private static final Pattern SENTENCE =
      Pattern.compile("(?s)\\A(.*?[.?!])(?=\\s+[A-Z`\\[]|\\s*\\z)");

  /// Matches a reference to a type, or code, in which brackets have another meaning.
  private static final Pattern REFERENCE = Pattern.compile("(`[^`]*`)|\\[([\\w.#()]+)\\]");

  /// The type that a file declares; empty if its first declaration is not at the start of a line.
  static Optional<SourceType> in(Path file, String text) {
    Matcher found = DECLARATION.matcher(text);
    String expected = String.valueOf(file.getFileName()).replace(".java", "");
    while (found.find()) {
      String name = found.group(4);
      if (name.equals(expected) || expected.equals("package-info")) {
        return Optional.of(
            new SourceType(name, found.group(3) != null, firstSentence(found.group(1))));
      }
    }
    return Optional.empty();
  }

  private static String firstSentence(String comment) {
    String text = comment.replaceAll("(?m)^/// ?", "").strip();
    String paragraph = text.split("\n\\s*\n", 2)[0].replace('\n', ' ');
    Matcher sentence = SENTENCE.matcher(paragraph);
    String first = sentence.find() ? sentence.group(1) : "";
    return REFERENCE.matcher(first).replaceAll(found -> quoted(found.group(1), found.group(2)));
  }

  /// Quoted text stays as it is.
  private static String quoted(@Nullable String code, String type) {
    return Matcher.quoteReplacement(code == null ? "`" + type + "`" : code);
  }
}
