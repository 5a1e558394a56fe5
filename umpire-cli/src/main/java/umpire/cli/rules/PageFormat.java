package umpire.cli.rules;

import java.util.Locale;

/// How a page about a game is written.
public enum PageFormat {
  /// For a terminal.
  TEXT,
  /// For `docs/`.
  MARKDOWN,
  /// For programs.
  JSONL;

  /// Text as it may stand in a cell of a Markdown table.
  public static String cell(String text) {
    return text.replace("|", "\\|");
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
