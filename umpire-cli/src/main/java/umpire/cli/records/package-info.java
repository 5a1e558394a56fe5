/// Files of recorded games, which several calls read and write, as text or as its JSON Lines twin.
///
/// Reading order: [RecordFile] (which of the two it is), [JsonGames] with [Twin] and [TwinReader];
/// [RecordPrinter]; [EitherInput], where a call takes classic input too.
@NullMarked
package umpire.cli.records;

import org.jspecify.annotations.NullMarked;
