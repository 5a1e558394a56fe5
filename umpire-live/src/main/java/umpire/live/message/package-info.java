/// The messages between a table and those at it: a [umpire.live.message.Command] and its
/// [umpire.live.message.Answer], a question that changes nothing and what is
/// [umpire.live.message.QueryResult], and the [umpire.live.message.Update]s that a viewer is shown.
@NullMarked
package umpire.live.message;

import org.jspecify.annotations.NullMarked;
