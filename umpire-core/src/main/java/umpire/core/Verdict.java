package umpire.core;

import java.util.List;

/// The referee's answer to a move: always given, never thrown.
public sealed interface Verdict {

  /// The move stands; these rulings follow from it.
  record Accepted(List<Ruling> rulings) implements Verdict {
    public Accepted {
      rulings = List.copyOf(rulings);
    }
  }

  /// The move is against this rule, and the position is as it was.
  record Refused(Rule rule) implements Verdict {}
}
