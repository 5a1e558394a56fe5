/// Messages between a table and its clients: a [umpire.live.message.Command] and its
/// [umpire.live.message.Answer], a query and its [umpire.live.message.QueryResult], and the
/// [umpire.live.message.Update]s that viewers receive.
@NullMarked
package umpire.live.message;

import org.jspecify.annotations.NullMarked;
