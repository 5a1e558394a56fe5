/// The record of complete games: one text format for all of them, read and written, and its JSON
/// form.
///
/// Reading order: [umpire.core.record.RecordReader] (lines to a [umpire.core.record.GameRecord],
/// which depends on no game), [umpire.core.record.TranscriptReader] (its events interpreted, in a
/// [umpire.core.record.Transcript]), [umpire.core.record.Replay] (the game played again),
/// [umpire.core.record.RecordWriter] and [umpire.core.record.RecordJson] (writing),
/// [umpire.core.record.GameIds] (what identifies a game).
@NullMarked
package umpire.core.record;

import org.jspecify.annotations.NullMarked;
