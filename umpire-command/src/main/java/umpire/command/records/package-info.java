/// Files of recorded games, as text or as its JSON Lines twin.
///
/// Reading order: [RecordFile] (which of the two it is), [JsonGames] with [Twin] and [TwinReader].
@NullMarked
package umpire.command.records;

import org.jspecify.annotations.NullMarked;
