/// Complete games for those who deal in events and words: from the first card or stroke to the
/// final result, under the rules of one table.
///
/// Reading order: [umpire.core.match.CompleteGame] (what a game brings),
/// [umpire.core.match.GameAdapter] and [umpire.core.words.Vocabulary] (its events and words),
/// [umpire.core.match.Match] (the game at work) with [umpire.core.match.Finding],
/// [umpire.core.match.Viewer] and [umpire.core.match.GameView] (who is looking, and what they
/// know), [umpire.core.match.Facts] and [umpire.core.match.FactsJson] (the same for programs),
/// [umpire.core.match.LegalEvents] (what they may do), [umpire.core.gaps.RecordGaps] and
/// [umpire.core.gaps.Worlds] (what a record may leave out). What is told of it as lines and for
/// pages is made in `umpire.core.ruling`.
@NullMarked
package umpire.core.match;

import org.jspecify.annotations.NullMarked;
