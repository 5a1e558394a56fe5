package umpire.live.message;

import java.util.Optional;
import java.util.OptionalInt;

/// What somebody who holds a seat asks a table to do.
public sealed interface Command {

  /// The sender's own name for it: sent again under the same name, it is answered the same and
  /// nothing happens twice. Empty where doing it twice is doing it once.
  String key();

  /// Takes the seat, under this name.
  ///
  /// @param commitment to the part that the seat adds to the deal, if it adds one
  record Sit(String name, Optional<String> commitment) implements Command {
    /// Takes the seat, and adds nothing to the deal.
    public Sit(String name) {
      this(name, Optional.empty());
    }

    @Override
    public String key() {
      return "";
    }
  }

  /// Reveals what the seat adds to the deal.
  ///
  /// @param part 256 bits in hexadecimal digits
  record RevealPart(String part) implements Command {
    @Override
    public String key() {
      return "";
    }
  }

  /// Lets the game begin without the part that the seat has committed to.
  record GivePartUp() implements Command {
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
  ///
  /// @param commitment to the part that the seat adds to the deals of that game, if it adds one
  record Rematch(String key, Optional<String> commitment) implements Command {
    /// Would like to play again, and adds nothing to the deal.
    public Rematch(String key) {
      this(key, Optional.empty());
    }
  }
}
