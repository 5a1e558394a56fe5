package umpire.cli.explain;

import java.util.Locale;

/// How often a rule's sentence is spelled out in text.
public enum Sentences {
  FIRST,
  EVERY,
  NONE;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
