/// The seats and settings of a table, as agreed before the game.
///
/// Reading order: [umpire.live.seat.Settings], [umpire.live.seat.SeatPlan],
/// [umpire.live.seat.Options], [umpire.live.seat.Token] (what opens a seat).
@NullMarked
package umpire.live.seat;

import org.jspecify.annotations.NullMarked;
