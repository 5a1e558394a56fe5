package umpire.live.log;

import java.time.Instant;

/// An entry of a table's log: one thing that happened there. Entries are never changed or removed.
///
/// @param seq its number in the table's log, from 1 without gaps
/// @param kind its kind
/// @param actor a seat from 0, [#HOUSE] or [#SERVER]
/// @param body for an event its words as in a record, for all other kinds a small JSON object
/// @param at the time at which it happened
public record Entry(long seq, Kind kind, int actor, String body, Instant at) {

  /// The actor for chance and the referee, as in every kernel.
  public static final int HOUSE = -1;

  /// The actor for the server itself, which is not part of the game.
  public static final int SERVER = -2;

  /// Kinds of entries.
  public enum Kind {
    /// The table was opened: game, rules, seats, options.
    OPENED,
    /// A player has taken a seat.
    SAT,
    /// A strategy now plays for an absent player.
    STOOD_IN,
    /// The absent player is back.
    RETURNED,
    /// All seats are taken and a seat adds to the deal: the server has fixed its own secret.
    COMMITTED,
    /// A seat has revealed its part of the deal.
    PART_REVEALED,
    /// A seat's part of the deal will not be revealed.
    PART_GIVEN_UP,
    /// All parts are revealed or given up: the game begins.
    BEGUN,
    /// An event of the game, in the words of a record.
    EVENT,
    /// A player asks to take something back.
    BACK_ASKED,
    /// A player who was asked has agreed to it.
    BACK_AGREED,
    /// A player who was asked has refused it.
    BACK_REFUSED,
    /// All events after a certain one no longer count.
    TAKEN_BACK,
    /// A player's time has run out.
    RAN_OUT,
    /// A player has resigned, or has lost without the rules of the game deciding so.
    FORFEITED,
    /// A player has sent one of the phrases.
    PHRASE,
    /// The clocks run again after the server was down.
    RESUMED,
    /// The game is over.
    OVER,
    /// The players play again, at another table.
    REMATCH
  }
}
