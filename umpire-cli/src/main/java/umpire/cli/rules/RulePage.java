package umpire.cli.rules;

import java.util.List;
import umpire.command.language.Language;
import umpire.core.Rule;
import umpire.core.Source;
import umpire.core.game.Game;
import umpire.core.text.Sentence;

/// A game's rulebook as a page, in the order of its source.
final class RulePage {

  private static final String TABLE = "| rule | kind | sentence | source |\n|---|---|---|---|\n";

  private RulePage() {}

  /// The page for a terminal.
  static String text(Game game, Language language) {
    var page = new StringBuilder(title(game, language)).append('\n');
    int classic = classicRules(game);
    for (Rule rule : game.rulebook()) {
      page.append(heading(rule, classic, game, language, "\n== ", " ==\n"));
      page.append('\n').append(text(rule, language));
    }
    return page.toString();
  }

  /// The title: the game and its number of rules.
  static String title(Game game, Language language) {
    return language.say(
        Sentence.of("{game:word}, {count|# rule|# rules}")
            .fact("game", game.title())
            .fact("count", game.rulebook().size()));
  }

  private static String text(Rule rule, Language language) {
    String sentence =
        language.say(Sentence.of("{statement}.").fact("statement", language.statement(rule)));
    String source =
        language.say(Sentence.of("Source: {source}").fact("source", language.citation(rule)));
    return "%s  (%s)%n    %s%n    %s%n"
        .formatted(rule.id(), language.word(kind(rule)), sentence, source);
  }

  /// The page for `docs/rules/`.
  static String markdown(Game game) {
    var page = new StringBuilder("# The rules of " + game.title() + "\n\n");
    page.append("Generated from the rulebook by `./umpire rules ").append(game.id());
    page.append(" --format markdown`; do not edit. Every ruling carries one of these ids.\n");
    int classic = classicRules(game);
    page.append(classic < game.rulebook().size() ? "" : "\n" + TABLE);
    for (Rule rule : game.rulebook()) {
      page.append(heading(rule, classic, game, Language.ENGLISH, "\n## ", "\n\n" + TABLE));
      page.append("| `").append(rule.id()).append("` | ").append(kind(rule)).append(" | ");
      page.append(PageFormat.cell(rule.statement()))
          .append(" | ")
          .append(PageFormat.cell(rule.citation()));
      page.append(" |\n");
    }
    return page.toString();
  }

  /// The number of rules of the published problem: they come first, up to the first rule from
  /// another source.
  private static int classicRules(Game game) {
    List<? extends Rule> rules = game.rulebook();
    int count = 1;
    while (count < rules.size() && text(rules.get(count)).equals(text(rules.getFirst()))) {
      count++;
    }
    return count;
  }

  /// The title of a rule's first source; empty if that is a decision of this project.
  private static String text(Rule rule) {
    return rule.sources().getFirst() instanceof Source.Published(var title, _) ? title : "";
  }

  /// The heading before the first rule of either part, if there are two parts.
  private static String heading(
      Rule rule, int classic, Game game, Language language, String open, String close) {
    int all = game.rulebook().size();
    if (classic == all) {
      return "";
    }
    if (rule.equals(game.rulebook().getFirst())) {
      Sentence published =
          Sentence.of("The published problem, {count|# rule|# rules}").fact("count", classic);
      return open + language.say(published) + close;
    }
    Sentence added =
        Sentence.of("What the complete game adds, {count|# rule|# rules}")
            .fact("count", all - classic);
    return rule.equals(game.rulebook().get(classic)) ? open + language.say(added) + close : "";
  }

  private static String kind(Rule rule) {
    return switch (rule.kind()) {
      case DUTY -> "duty";
      case EVENT -> "event";
      case POINTS -> "points";
      case DECISION -> "decision";
    };
  }
}
