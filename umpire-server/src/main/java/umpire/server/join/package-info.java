/// The client side of a table: a seat taken from a terminal by a person or a program.
///
/// Reading order: [umpire.server.join.SeatLink], [umpire.server.join.TableClient],
/// [umpire.server.join.Player] and its implementations.
@NullMarked
package umpire.server.join;

import org.jspecify.annotations.NullMarked;
