/// What is kept of a table: its log, from which everything else follows.
///
/// Reading order: [umpire.live.log.Entry], [umpire.live.log.Append] (all that one command writes),
/// [umpire.live.log.TableLog] (who keeps it), [umpire.live.log.MemoryLog] (the shortest one).
///
/// The body of an event is what a record says behind the name of who acts. All others are objects:
///
/// | kind | body |
/// |---|---|
/// | opened | the settings of the table, nothing left out |
/// | sat | `name`, and `commitment` if the seat adds to the deal |
/// | committed | `commitment` and `secret` of the house, which is shown to nobody before the end |
/// | part-revealed | `part`, which is shown to nobody before the end |
/// | begun | `names` of the seats, `commitment`, `secret`, which is shown to nobody before the end, and `scheme` of dealing; the first scheme if it is left out |
/// | back-asked | `to`, the last event that is to count; `of`, the seats that are asked |
/// | taken-back | `to` |
/// | forfeited | `how` |
/// | over | `how`; `seat` that has lost, -1 if the game ended by its rules |
/// | phrase | `phrase` |
/// | rematch | `table`, the id of the next one |
/// | part-given-up, stood-in, returned, back-agreed, back-refused, ran-out, resumed | nothing |
@NullMarked
package umpire.live.log;

import org.jspecify.annotations.NullMarked;
