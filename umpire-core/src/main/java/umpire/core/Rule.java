package umpire.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// One sentence of a rulebook. A game's rulebook is an enum of these, in the order of its source;
/// every ruling and every refusal carries one.
public interface Rule {

  /// What a rule does when it is applied.
  enum Kind {
    /// Says what must or may not be done: a move against it is refused.
    DUTY,
    /// Says what happens next at the table.
    EVENT,
    /// Gives points: the ruling's amount is added to the seat's side.
    POINTS,
    /// A player's reason for a choice: part of a strategy, not of the game.
    DECISION
  }

  /// The content of a rule, apart from its name.
  ///
  /// @param kind what it does when it is applied
  /// @param statement one sentence, without its full stop
  /// @param sources where it stands: the published passage, then the decisions on how to read it
  record Clause(Kind kind, String statement, List<Source> sources) {

    /// A clause that stands in a published text, under the heading or the opening words `section`,
    /// read as the numbered house decisions say.
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

  /// The constant's name, as enums have it.
  String name();

  /// The constant's place in its rulebook, as enums have it.
  int ordinal();

  /// What the rulebook says.
  Clause clause();

  default Kind kind() {
    return clause().kind();
  }

  /// The rule in one sentence, without its full stop.
  default String statement() {
    return clause().statement();
  }

  /// Where the sentence stands: at least one source.
  default List<Source> sources() {
    return clause().sources();
  }

  /// The name by which users meet the rule, such as `pair-royal`.
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
