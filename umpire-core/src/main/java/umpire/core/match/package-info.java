/// Complete games for those who deal in typed events and words: from the first card or stroke to
/// the final result, under the rules of one table.
///
/// Reading order: [umpire.core.match.CompleteGame] (what a game brings), [umpire.core.match.Border]
/// and [umpire.core.words.Notation] (its events and words), [umpire.core.match.Match] (the game at
/// work) with [umpire.core.match.Finding], [umpire.core.match.Viewer] and [umpire.core.match.Seen]
/// (who is looking, and what they know), [umpire.core.match.Facts] and
/// [umpire.core.match.FactSheet] (the same for programs), [umpire.core.match.Listed] (what they may
/// do), [umpire.core.told.RulingSheet] and [umpire.core.told.FindingSheet] (what is told, for
/// pages), [umpire.core.gaps.Gaps] and `Worlds` (what a record may leave out).
@NullMarked
package umpire.core.match;

import org.jspecify.annotations.NullMarked;
