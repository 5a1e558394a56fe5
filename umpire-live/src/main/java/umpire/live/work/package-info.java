/// Threads and time: a [umpire.live.work.Timer] that wakes tables, and a
/// [umpire.live.work.WorkPool] that shares a few threads fairly between many tables.
@NullMarked
package umpire.live.work;

import org.jspecify.annotations.NullMarked;
