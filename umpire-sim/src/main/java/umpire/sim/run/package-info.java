/// Games by the million: the same result on one thread or a thousand machines.
///
/// Reading order: [Job] (what is played), [Span] and [Chunk] (some games in a row), [Engine] (plays
/// them on many threads), [Run] (how far it has come), [Checkpoint] (goes on later), [RowFile] (one
/// row a game).
@NullMarked
package umpire.sim.run;

import org.jspecify.annotations.NullMarked;
