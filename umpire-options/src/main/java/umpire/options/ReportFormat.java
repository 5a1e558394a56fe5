package umpire.options;

import java.util.Locale;

/// How it is reported what the referee says: lines for people, or JSON objects.
public enum ReportFormat {
  TEXT,
  JSONL;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
