package umpire.command;

import umpire.command.language.Language;
import umpire.core.Rule;
import umpire.core.text.BadInputException;
import umpire.core.text.DisplayWidth;
import umpire.core.text.Note;
import umpire.core.text.SafeText;
import umpire.core.text.Sentence;

/// Formats a fault in the style of a compiler: the position and the message, the source line, a
/// caret; then, for a refusal, the rule and what would have been legal.
public final class FaultReport {

  private FaultReport() {}

  public static String fault(String file, BadInputException fault) {
    return fault(file, fault, Language.ENGLISH);
  }

  /// Formats a fault in a language. Only refusals by a game's referee are translated; faults of
  /// formats are in English.
  public static String fault(String file, BadInputException fault, Language language) {
    BadInputException.Refusal refusal = fault.refusal();
    Language told = refusal == null ? Language.ENGLISH : language.in(refusal.game());
    return report(file, what(fault, language), fault, told);
  }

  /// The message of a fault, without its position.
  public static String what(BadInputException fault, Language language) {
    BadInputException.Refusal refusal = fault.refusal();
    if (refusal == null) {
      return fault.description();
    }
    String what = language.say(refusal.note());
    boolean isEnglish = what.equals(refusal.note().text()); // then fault.what() may add a label
    return isEnglish ? fault.description() : SafeText.visible(what);
  }

  public static String warning(String file, BadInputException doubt) {
    return report(file, "warning: " + doubt.description(), doubt, Language.ENGLISH);
  }

  private static String report(
      String file, String what, BadInputException fault, Language language) {
    var text = new StringBuilder();
    text.append(file).append(':').append(fault.line()).append(':').append(fault.column());
    text.append(": ").append(what);
    BadInputException.Excerpt excerpt = fault.excerpt();
    if (excerpt != null && !excerpt.text().isBlank()) {
      text.append("\n  ").append(excerpt.text());
      text.append("\n  ").append(caret(excerpt));
    }
    Rule rule = fault.rule();
    if (rule != null) {
      text.append("\n  ").append(behind(rule, language));
    }
    for (Note note : fault.notes()) {
      text.append("\n  ").append(language.say(note));
    }
    return text.toString();
  }

  /// The caret below the faulty word; Chinese characters take two columns.
  private static String caret(BadInputException.Excerpt excerpt) {
    String before = excerpt.text().substring(0, excerpt.caret());
    return " ".repeat(DisplayWidth.of(before)) + '^';
  }

  /// The line that cites the rule of a refusal.
  public static String behind(Rule rule, Language language) {
    return language.say(Sentence.of("rule {rule}").fact("rule", language.cited(rule)));
  }
}
