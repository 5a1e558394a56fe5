/// The parts that all commands of Umpire share: streams, fault reports, exit statuses and judging.
/// Nothing here depends on the command-line parser.
///
/// Reading order: [Streams], [Status] and [FaultReport]; [ClassicRun] (the loop over the records of
/// classic input), [Judge] and [JudgeRun].
@NullMarked
package umpire.command;

import org.jspecify.annotations.NullMarked;
