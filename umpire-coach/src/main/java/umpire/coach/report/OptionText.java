package umpire.coach.report;

import java.util.List;
import umpire.coach.Decision.Option;
import umpire.command.language.Language;
import umpire.core.text.Sentence;
import umpire.core.text.TextTable;
import umpire.page.Figures;

/// The options of a seat as a table for people.
public final class OptionText {

  private OptionText() {}

  /// A row for each option: its words, the win probability after it and its distance from the best
  /// option, both in percentage points with twice the standard error, and the reason for it.
  public static TextTable table(List<Option> options, Language language) {
    var table =
        new TextTable(
            1,
            "",
            language.say(Sentence.of("wins, %")),
            "±",
            language.say(Sentence.of("below best")),
            "±");
    options.forEach(option -> table.row(row(option, language)));
    return table;
  }

  private static String[] row(Option option, Language language) {
    return new String[] {
      "  " + option.what(),
      points(option.value()),
      points(2 * option.error()),
      option.behind() == 0 ? "" : points(option.behind()),
      option.behind() == 0 ? "" : points(2 * option.behindError()),
      language.say(option.reason())
    };
  }

  /// A probability in percentage points.
  static String points(double chance) {
    return Figures.number(100 * chance, 1);
  }
}
