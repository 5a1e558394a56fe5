/// Options and parameters that stand in more than one command, each with its help and its
/// complaints.
///
/// Reading order: [GameParameter]; [TableOptions] (who plays by which rules) with [ProfileOptions],
/// [SeatChoice] and [BotOptions]; [SampleOptions]; [FaultOptions]; [CommandParser], which sets up
/// the parser.
@NullMarked
package umpire.options;

import org.jspecify.annotations.NullMarked;
