/// Options and parameters that more than one command has, each with its help and its error
/// messages.
///
/// Reading order: [GameParameter]; [TableOptions] (the players and their rules) with
/// [ProfileOptions], [SeatChoice] and [BotOptions]; [SampleOptions]; [FaultOptions];
/// [CommandParser], which sets up the parser.
@NullMarked
package umpire.options;

import org.jspecify.annotations.NullMarked;
