package umpire.testkit;

/// A second referee of the same game: plain, slow, written from the rule text and sharing no code
/// with the first. Where the two differ, at least one is wrong.
///
/// Each game names its own as a service, in the resources of its tests.
public interface SecondOpinion {

  /// The classic output for a classic input.
  ///
  /// @throws IllegalArgumentException if the input is refused
  String judge(String classicInput);
}
