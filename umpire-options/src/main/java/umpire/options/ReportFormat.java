package umpire.options;

import java.util.Locale;

/// The format of a report: lines for people, or JSON objects.
public enum ReportFormat {
  TEXT,
  JSONL;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
