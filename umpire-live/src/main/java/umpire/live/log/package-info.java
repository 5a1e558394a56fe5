/// The log of a table, from which its whole state follows.
///
/// Reading order: [umpire.live.log.Entry], [umpire.live.log.Append] (all that one command writes),
/// [umpire.live.log.TableLog] (stores it), [umpire.live.log.MemoryLog] (the shortest
/// implementation).
///
/// The body of an event is the text that follows the actor's name in a record. All other bodies are
/// JSON objects:
///
/// | kind | body |
/// |---|---|
/// | opened | the settings of the table, nothing left out |
/// | sat | `name`, and `commitment` if the seat adds to the deal |
/// | committed | `commitment` and `secret` of the house, which stays secret until the end |
/// | part-revealed | `part`, which stays secret until the end |
/// | begun | `names` of the seats, `commitment`, `secret`, which stays secret until the end, and `scheme` of dealing; the first scheme if it is left out |
/// | back-asked | `to`, the last event that is to count; `of`, the seats that are asked |
/// | taken-back | `to` |
/// | forfeited | `how` |
/// | over | `how`; `seat` that has lost, -1 if the game ended by its rules or was broken off |
/// | phrase | `phrase` |
/// | rematch | `table`, the id of the next one |
/// | part-given-up, stood-in, returned, back-agreed, back-refused, ran-out, resumed | nothing |
@NullMarked
package umpire.live.log;

import org.jspecify.annotations.NullMarked;
