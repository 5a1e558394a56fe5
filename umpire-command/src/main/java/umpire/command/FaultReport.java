package umpire.command;

import umpire.core.Rule;
import umpire.core.text.BadInput;

/// A fault in the style of a compiler: the place and what is wrong, the source line, a caret; then,
/// for a refusal, the rule and what would have been legal.
public final class FaultReport {

  private FaultReport() {}

  public static String fault(String file, BadInput fault) {
    return report(file, "", fault);
  }

  public static String warning(String file, BadInput doubt) {
    return report(file, "warning: ", doubt);
  }

  private static String report(String file, String grade, BadInput fault) {
    var text = new StringBuilder();
    text.append(file).append(':').append(fault.line()).append(':').append(fault.column());
    text.append(": ").append(grade).append(fault.what());
    BadInput.Excerpt excerpt = fault.excerpt();
    if (excerpt != null && !excerpt.text().isBlank()) {
      text.append("\n  ").append(excerpt.text());
      text.append("\n  ").append(" ".repeat(excerpt.caret())).append('^');
    }
    Rule rule = fault.rule();
    if (rule != null) {
      text.append("\n  rule ").append(rule.id()).append(": ").append(rule.statement());
      text.append(" (").append(rule.citation()).append(')');
    }
    for (String note : fault.notes()) {
      text.append("\n  ").append(note);
    }
    return text.toString();
  }
}
