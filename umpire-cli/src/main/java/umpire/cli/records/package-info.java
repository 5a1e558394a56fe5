/// Input and output of recorded games, as several commands share them.
///
/// Reading order: [umpire.command.records.RecordFile] (the kinds of files), [RecordPrinter];
/// [EitherInput], for commands that take classic input as well; [OneGame], for commands about one
/// game.
@NullMarked
package umpire.cli.records;

import org.jspecify.annotations.NullMarked;
