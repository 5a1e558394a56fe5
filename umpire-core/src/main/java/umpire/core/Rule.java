package umpire.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// One sentence of a rulebook. A game's rulebook is an enum of these, in the order of its source;
/// every ruling and every refusal names one.
public interface Rule {

  /// The kinds of rules, by what applying one does.
  enum Kind {
    /// Requires or forbids something: a move that breaks it is refused.
    DUTY,
    /// Describes what happens next at the table.
    EVENT,
    /// Gives points: the ruling's amount is added to the seat's side.
    POINTS,
    /// A player's reason for a choice: part of a strategy, not of the game.
    DECISION
  }

  /// The content of a rule, apart from its name.
  ///
  /// @param kind what applying the rule does
  /// @param statement one sentence, without its full stop
  /// @param sources the published passage, then the decisions on how to read it
  record Clause(Kind kind, String statement, List<Source> sources) {

    /// A clause from a published text, under the heading or the opening words `section`, read
    /// according to the numbered house decisions.
    public static Clause of(
        Kind kind, String statement, String title, String section, String... decisions) {
      var sources = new ArrayList<Source>();
      sources.add(new Source.Published(title, section));
      for (String decision : decisions) {
        sources.add(new Source.House(decision));
      }
      return new Clause(kind, statement, List.copyOf(sources));
    }
  }

  /// The constant's name, as in every enum.
  String name();

  /// The rule's index in its rulebook, as in every enum.
  int ordinal();

  /// The rule's kind, sentence and sources.
  Clause clause();

  default Kind kind() {
    return clause().kind();
  }

  /// The rule in one sentence, without its full stop.
  default String statement() {
    return clause().statement();
  }

  /// The sources of the sentence, at least one.
  default List<Source> sources() {
    return clause().sources();
  }

  /// The rule's name in output and requests, such as `pair-royal`.
  default String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// All sources in one line.
  default String citation() {
    var line = new StringBuilder();
    boolean decisions = false;
    for (Source source : sources()) {
      switch (source) {
        case Source.Published _ -> line.append(line.isEmpty() ? "" : "; ").append(source.cite());
        case Source.House _ -> {
          line.append(decisions ? ", " : line.isEmpty() ? "decision " : "; decision ");
          line.append(source.cite());
          decisions = true;
        }
      }
    }
    return line.toString();
  }
}
