package umpire.testkit;

/// A second referee of a game: plain, slow, written from the rule text and sharing no code with the
/// first. If the two differ, at least one is wrong.
///
/// Each game registers its own as a service, in its test resources.
public interface SecondOpinion {

  /// Returns the classic output for a classic input.
  ///
  /// @throws IllegalArgumentException if the input is refused
  String judge(String classicInput);
}
