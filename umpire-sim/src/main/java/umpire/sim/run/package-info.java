/// Plays games by the million: one thread and a thousand machines give equal results.
///
/// Reading order: [Job] (a task to play), [Span] and [Chunk] (consecutive games), [Engine] (plays
/// them on many threads), [Run] (a simulation in progress), [Checkpoint] (lets it continue later),
/// [RowFile] (one row per game).
@NullMarked
package umpire.sim.run;

import org.jspecify.annotations.NullMarked;
