package umpire.live;

import java.util.Optional;
import java.util.OptionalInt;

/// What somebody who holds a seat asks a table to do.
public sealed interface Command {

  /// The sender's own name for it: sent again under the same name, it is answered the same and
  /// nothing happens twice. Empty where doing it twice is doing it once.
  String key();

  /// Takes the seat, under this name.
  record Sit(String name) implements Command {
    @Override
    public String key() {
      return "";
    }
  }

  /// Does something in the game.
  ///
  /// @param ask the number of the question that is answered
  /// @param words the event as a record has it: `lay 5H`
  /// @param by whose event it is, at a scorer's table: a seat's name, or `*`
  record Move(String key, long ask, String words, Optional<String> by) implements Command {}

  /// Would like to take something back.
  ///
  /// @param to the last event that is to count; if empty, the one before the seat's own last
  record AskBack(String key, OptionalInt to) implements Command {}

  /// Lets it be taken back.
  record AgreeBack(String key) implements Command {}

  /// Does not.
  record RefuseBack(String key) implements Command {}

  /// Gives the game up.
  record Resign(String key) implements Command {}

  /// Says one of the few phrases.
  record Phrase(String key, String phrase) implements Command {}

  /// Takes the seat back from the strategy that stood in.
  record Return(String key) implements Command {}

  /// Would like the same company to play again.
  record Rematch(String key) implements Command {}
}
