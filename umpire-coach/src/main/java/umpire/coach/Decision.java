package umpire.coach;

import java.util.List;
import umpire.core.text.Note;

/// A choice that a seat had, and its judgement.
///
/// @param event the number of the event, from 1
/// @param seat the seat that decided
/// @param part the part of the game, such as `discard`
/// @param played the option that was played
/// @param options the seat's options, the best first, with the one that was played
/// @param loss the win probability that was lost against the best option; 0 unless the loss is
///   certain
/// @param error the standard error of the loss
/// @param mark the mark of the decision
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

  /// A move that could have been played.
  ///
  /// @param what the move in the words of the record
  /// @param value the win probability of the seat's side after it, by what the seat could know
  /// @param error the standard error of the value
  /// @param behind the win probability of the best option minus this one's
  /// @param behindError the standard error of that difference
  /// @param reason a reason for the move; empty if there is none
  public record Option(
      String what, double value, double error, double behind, double behindError, Note reason) {}

  public Option best() {
    return options.getFirst();
  }
}
