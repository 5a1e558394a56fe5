/// The show: everything that viewers see of a table. A `Snapshot` is read by those who look, an
/// `UpdateJson` is one view of it, and the `Hub` hands updates to every `Watcher`, or later to
/// spectators with a delay.
@NullMarked
package umpire.live.show;

import org.jspecify.annotations.NullMarked;
