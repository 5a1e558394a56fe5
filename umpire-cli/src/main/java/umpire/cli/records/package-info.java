/// Files of recorded games, which several commands write and read.
///
/// Reading order: [umpire.command.records.RecordFile] (what a file holds), [RecordPrinter];
/// [EitherInput], where a command takes classic input too; [OneGame], where it looks at one game.
@NullMarked
package umpire.cli.records;

import org.jspecify.annotations.NullMarked;
