/// Questions about a position of a recorded game: which events are legal there, why another is not,
/// and what a viewer knows.
///
/// Reading order: [Position], [PositionAnswer] (the answers), [PositionAnswerJson] (the answers as
/// JSON).
@NullMarked
package umpire.command.ask;

import org.jspecify.annotations.NullMarked;
