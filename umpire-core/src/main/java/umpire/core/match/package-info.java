/// Complete games for callers that work with events and words: from the first card or stroke to the
/// final result, under the rules of one table.
///
/// Reading order: [umpire.core.match.CompleteGame] (what a game provides),
/// [umpire.core.match.GameAdapter] and [umpire.core.words.Vocabulary] (its events and words),
/// [umpire.core.match.Match] (the game in progress) with [umpire.core.match.Finding],
/// [umpire.core.match.Viewer] and [umpire.core.match.GameView] (the viewers, and what they know),
/// [umpire.core.match.Facts] and [umpire.core.match.FactsJson] (their knowledge for programs),
/// [umpire.core.match.LegalEvents] (what they may do), [umpire.core.gaps.RecordGaps] and
/// [umpire.core.gaps.Worlds] (what a record may leave out). The lines and JSON that describe
/// rulings are made in `umpire.core.ruling`.
@NullMarked
package umpire.core.match;

import org.jspecify.annotations.NullMarked;
