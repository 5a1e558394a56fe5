/// The other end of a table: a seat taken from a terminal, by a person or by a program.
///
/// Reading order: [umpire.server.join.SeatLink], [umpire.server.join.TableClient],
/// [umpire.server.join.Player] with those who play.
@NullMarked
package umpire.server.join;

import org.jspecify.annotations.NullMarked;
