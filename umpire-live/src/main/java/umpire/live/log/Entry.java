package umpire.live.log;

import java.time.Instant;

/// One line of a table's log: something that happened there. Never changed, never erased.
///
/// @param seq its number in the log of its table, from 1, without a gap
/// @param kind what kind of thing
/// @param actor a seat from 0, [#HOUSE] or [#SERVER]
/// @param body the words of a record for an event, a small JSON object for everything else
/// @param at when
public record Entry(long seq, Kind kind, int actor, String body, Instant at) {

  /// Acts for chance and for the referee, as in every kernel.
  public static final int HOUSE = -1;

  /// Acts for the one who runs the table: nobody of those who play.
  public static final int SERVER = -2;

  /// What can happen at a table.
  public enum Kind {
    /// Somebody has laid the table: game, rules, seats, options.
    OPENED,
    /// Somebody has taken a seat.
    SAT,
    /// A strategy plays on for somebody who is away.
    STOOD_IN,
    /// They are back.
    RETURNED,
    /// Everybody sits, and somebody adds to the deal: the house has fixed its own secret.
    COMMITTED,
    /// Somebody has revealed what they add to the deal.
    PART_REVEALED,
    /// What somebody wanted to add to the deal will not be revealed.
    PART_GIVEN_UP,
    /// Nothing is awaited any more: the game begins.
    BEGUN,
    /// Something happened in the game, in the words of a record.
    EVENT,
    /// Somebody would like to take something back.
    BACK_ASKED,
    /// Somebody who was asked has agreed.
    BACK_AGREED,
    /// Somebody who was asked has not.
    BACK_REFUSED,
    /// All events behind a certain one no longer count.
    TAKEN_BACK,
    /// Somebody's time has run out.
    RAN_OUT,
    /// Somebody has given the game up, or lost it otherwise than by its rules.
    FORFEITED,
    /// Somebody has said one of the few phrases.
    PHRASE,
    /// The clocks went on after the server had been down.
    RESUMED,
    /// The game is over.
    OVER,
    /// The same company plays again, at another table.
    REMATCH
  }
}
