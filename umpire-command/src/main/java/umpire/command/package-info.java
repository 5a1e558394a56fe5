/// What every command of Umpire does alike: where it reads and writes, what it says of faults, how
/// it exits, and how it judges. Nothing here knows the command-line parser.
///
/// Reading order: [Streams], [Status] and [FaultReport]; [ClassicRun] (the loop over the records of
/// classic input), [Judge] and [JudgeRun].
@NullMarked
package umpire.command;

import org.jspecify.annotations.NullMarked;
