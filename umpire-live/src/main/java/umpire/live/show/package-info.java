/// Views of a table. Queries read a `Snapshot`, `UpdateJson` writes one viewer's view of it, and
/// the `Hub` passes updates to every `Watcher`, for delayed spectators later.
@NullMarked
package umpire.live.show;

import org.jspecify.annotations.NullMarked;
