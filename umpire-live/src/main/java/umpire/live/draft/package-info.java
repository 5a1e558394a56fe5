/// Drafts: the outcome of a command or of passing time, on a copy of the table. A `CommandHandler`
/// and the `DueActions` add entries to a `Draft`, which takes effect once all of it is on disk.
@NullMarked
package umpire.live.draft;

import org.jspecify.annotations.NullMarked;
