/// Files of recorded games, as text or as its JSON Lines twin.
///
/// Reading order: [RecordFile] (which detects the form), [JsonGames] with [Twin] and [TwinReader].
@NullMarked
package umpire.command.records;

import org.jspecify.annotations.NullMarked;
