package umpire.core;

/// Where a rule stands, so that nobody has to take the referee's word for it.
public sealed interface Source {

  /// How a person cites it, in a few words.
  String cite();

  /// A passage of a published text.
  ///
  /// @param title the text, with its year where it has one
  /// @param section the heading, or the opening words, under which the passage stands
  record Published(String title, String section) implements Source {
    @Override
    public String cite() {
      return title + ", \"" + section + "\"";
    }
  }

  /// A numbered decision of this house, taken where the published text is silent or damaged. The
  /// decisions are listed under `docs/decisions/`.
  record House(String decision) implements Source {
    @Override
    public String cite() {
      return decision;
    }
  }
}
