/// Drafts: the outcome of a command, or of the time that has passed, on a copy of the table. A
/// `CommandHandler` and the `DueActions` write entries into a `Draft`, which counts when all of it
/// is on the disk.
@NullMarked
package umpire.live.draft;

import org.jspecify.annotations.NullMarked;
