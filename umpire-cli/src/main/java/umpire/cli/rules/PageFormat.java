package umpire.cli.rules;

import java.util.Locale;

/// The format of a page about a game.
public enum PageFormat {
  /// Text for a terminal.
  TEXT,
  /// Markdown for `docs/`.
  MARKDOWN,
  /// JSON for programs.
  JSONL;

  /// The text escaped for a cell of a Markdown table.
  public static String cell(String text) {
    return text.replace("|", "\\|");
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
