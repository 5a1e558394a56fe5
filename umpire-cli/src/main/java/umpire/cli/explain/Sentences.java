package umpire.cli.explain;

import java.util.Locale;

/// When text shows the sentence of a rule.
public enum Sentences {
  FIRST,
  EVERY,
  NONE;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
