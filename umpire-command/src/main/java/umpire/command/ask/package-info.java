/// Questions about a position of a recorded game: what may be done there, why not this, and what
/// somebody knows.
///
/// Reading order: [Position], [PositionAnswer] (the answers), [PositionAnswerJson] (the same for
/// programs).
@NullMarked
package umpire.command.ask;

import org.jspecify.annotations.NullMarked;
