package umpire.command;

import umpire.command.language.Language;
import umpire.core.Rule;
import umpire.core.text.BadInput;
import umpire.core.text.DisplayWidth;
import umpire.core.text.Note;
import umpire.core.text.Sentence;
import umpire.core.text.Shown;

/// A fault in the style of a compiler: the place and what is wrong, the source line, a caret; then,
/// for a refusal, the rule and what would have been legal.
public final class FaultReport {

  private FaultReport() {}

  public static String fault(String file, BadInput fault) {
    return fault(file, fault, Language.ENGLISH);
  }

  /// The same in a language: what a game's referee has refused. Faults of formats are told in
  /// English.
  public static String fault(String file, BadInput fault, Language language) {
    BadInput.Refusal refusal = fault.refusal();
    Language told = refusal == null ? Language.ENGLISH : language.in(refusal.game());
    return report(file, what(fault, language), fault, told);
  }

  /// What is wrong, without its place.
  public static String what(BadInput fault, Language language) {
    BadInput.Refusal refusal = fault.refusal();
    if (refusal == null) {
      return fault.what();
    }
    String what = language.say(refusal.what());
    boolean isEnglish = what.equals(refusal.what().text()); // then it may have a label
    return isEnglish ? fault.what() : Shown.visible(what);
  }

  public static String warning(String file, BadInput doubt) {
    return report(file, "warning: " + doubt.what(), doubt, Language.ENGLISH);
  }

  private static String report(String file, String what, BadInput fault, Language language) {
    var text = new StringBuilder();
    text.append(file).append(':').append(fault.line()).append(':').append(fault.column());
    text.append(": ").append(what);
    BadInput.Excerpt excerpt = fault.excerpt();
    if (excerpt != null && !excerpt.text().isBlank()) {
      text.append("\n  ").append(excerpt.text());
      text.append("\n  ").append(caret(excerpt));
    }
    Rule rule = fault.rule();
    if (rule != null) {
      text.append("\n  ").append(behind(rule, language));
    }
    for (Note note : fault.remarks()) {
      text.append("\n  ").append(language.say(note));
    }
    return text.toString();
  }

  /// The caret below the place, of which Chinese characters take two columns.
  private static String caret(BadInput.Excerpt excerpt) {
    String before = excerpt.text().substring(0, excerpt.caret());
    return " ".repeat(DisplayWidth.of(before)) + '^';
  }

  /// The rule behind a refusal.
  public static String behind(Rule rule, Language language) {
    return language.say(Sentence.of("rule {rule}").fact("rule", language.cited(rule)));
  }
}
