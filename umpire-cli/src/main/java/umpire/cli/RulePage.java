package umpire.cli;

import umpire.core.Game;
import umpire.core.Rule;

/// A game's rulebook as a page, in the order of its source.
final class RulePage {

  private RulePage() {}

  /// For a terminal.
  static String text(Game<?> game) {
    var page = new StringBuilder(game.title() + ", " + game.rulebook().size() + " rules\n");
    for (Rule rule : game.rulebook()) {
      page.append("\n").append(rule.id()).append("  (").append(kind(rule)).append(")\n");
      page.append("    ").append(rule.statement()).append(".\n");
      page.append("    Source: ").append(rule.citation()).append("\n");
    }
    return page.toString();
  }

  /// For `docs/rules/`.
  static String markdown(Game<?> game) {
    var page = new StringBuilder("# The rules of " + game.title() + "\n\n");
    page.append("Generated from the rulebook by `./umpire rules ").append(game.id());
    page.append(" --format markdown`; do not edit. Every ruling carries one of these ids.\n\n");
    page.append("| rule | kind | sentence | source |\n|---|---|---|---|\n");
    for (Rule rule : game.rulebook()) {
      page.append("| `").append(rule.id()).append("` | ").append(kind(rule)).append(" | ");
      page.append(PageFormat.cell(rule.statement()))
          .append(" | ")
          .append(PageFormat.cell(rule.citation()));
      page.append(" |\n");
    }
    return page.toString();
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
