/// Who sits at a table, and what was agreed before anybody sat down.
///
/// Reading order: [umpire.live.seat.Settings], [umpire.live.seat.SeatPlan],
/// [umpire.live.seat.Options], [umpire.live.seat.Token] (what opens a seat).
@NullMarked
package umpire.live.seat;

import org.jspecify.annotations.NullMarked;
