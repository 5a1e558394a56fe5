package umpire.core.match;

import umpire.core.text.Json;

/// What one viewer knows of a match. It is built up from what the viewer may know, and holds
/// nothing else: a strategy that sees only its view cannot cheat.
public interface View {

  /// Everything in it, for programs. Two views with the same facts are the same.
  ///
  /// A strategy in another language sees nothing else. So where a seat is awaited its facts have
  /// `legal`, what it may do in the words of a record, at least one if there is one; and
  /// `complete`, whether that is all.
  Json facts();
}
