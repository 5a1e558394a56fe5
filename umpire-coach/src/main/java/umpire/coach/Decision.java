package umpire.coach;

import java.util.List;
import umpire.core.text.Note;

/// A choice that somebody had.
///
/// @param event its number, from 1
/// @param seat who decided
/// @param part of the game, such as `discard`
/// @param played what was done
/// @param options what could have been done, the best first, what was done among them
/// @param loss the chance to win that was lost against the best; 0 unless it is certain
/// @param error the standard error of the loss
/// @param mark what it deserves
public record Decision(
    int event,
    int seat,
    String part,
    Option played,
    List<Option> options,
    double loss,
    double error,
    Mark mark) {

  public Decision {
    options = List.copyOf(options);
  }

  /// Something that could have been done.
  ///
  /// @param what in the words of the record
  /// @param value the chance that the seat's side wins after it, by what the seat could know
  /// @param error the standard error of that
  /// @param behind how far it is behind the best
  /// @param behindError the standard error of that
  /// @param reason what speaks for it, if there is something to say
  public record Option(
      String what, double value, double error, double behind, double behindError, Note reason) {}

  public Option best() {
    return options.getFirst();
  }
}
