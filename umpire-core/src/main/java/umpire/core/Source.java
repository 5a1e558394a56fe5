package umpire.core;

/// The passage or decision that a rule comes from, so that users can check the referee.
public sealed interface Source {

  /// The citation, in a few words.
  String cite();

  /// A passage of a published text.
  ///
  /// @param title the text, with its year if it has one
  /// @param section the heading of the passage, or its opening words
  record Published(String title, String section) implements Source {
    @Override
    public String cite() {
      return title + ", \"" + section + "\"";
    }
  }

  /// A numbered decision of this project, made where the published text is silent or damaged.
  /// `docs/decisions/` lists them.
  record House(String decision) implements Source {
    @Override
    public String cite() {
      return decision;
    }
  }
}
