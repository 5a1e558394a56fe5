package umpire.live.message;

import java.util.Optional;
import java.util.OptionalInt;

/// A command from the holder of a seat to a table.
public sealed interface Command {

  /// The sender's identifier for the command: a repeated command with a known key is not carried
  /// out again, and its answer is repeated. Empty if repeating has no effect anyway.
  String key();

  /// Takes the seat under this name.
  ///
  /// @param commitment to the seat's part of the deal, if it adds one
  record Sit(String name, Optional<String> commitment) implements Command {
    /// Takes the seat without adding to the deal.
    public Sit(String name) {
      this(name, Optional.empty());
    }

    @Override
    public String key() {
      return "";
    }
  }

  /// Reveals the seat's part of the deal.
  ///
  /// @param part 256 bits in hexadecimal
  record RevealPart(String part) implements Command {
    @Override
    public String key() {
      return "";
    }
  }

  /// Gives up the part to which the seat has committed, so that the game can begin without it.
  record GiveUpPart() implements Command {
    @Override
    public String key() {
      return "";
    }
  }

  /// Plays an event.
  ///
  /// @param ask the number of the open question that it answers
  /// @param words the event as in a record: `lay 5H`
  /// @param by the actor, at a scorer's table: a seat's name, or `*` for the house
  record Move(String key, long ask, String words, Optional<String> by) implements Command {}

  /// Asks to take events back.
  ///
  /// @param to the last event that still counts; if empty, the one before the seat's last own event
  record RequestTakeBack(String key, OptionalInt to) implements Command {}

  /// Agrees to a request to take back.
  record AcceptTakeBack(String key) implements Command {}

  /// Refuses a request to take back, or withdraws the seat's own.
  record RefuseTakeBack(String key) implements Command {}

  /// Resigns the game.
  record Resign(String key) implements Command {}

  /// Sends one of the [Phrases].
  record Phrase(String key, String phrase) implements Command {}

  /// Takes the seat back from the strategy that plays for it.
  record Return(String key) implements Command {}

  /// Asks for a rematch with the same players.
  ///
  /// @param commitment to the seat's part of the deal in that game, if it adds one
  record Rematch(String key, Optional<String> commitment) implements Command {
    /// Asks for a rematch without adding to the deal.
    public Rematch(String key) {
      this(key, Optional.empty());
    }
  }
}
