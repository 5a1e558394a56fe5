/// Complete games: from the first card or stroke to the final result, under the rules of one table.
///
/// Reading order: [umpire.core.match.CompleteGame] (what a game brings), [umpire.core.match.Match]
/// (the game at work), [umpire.core.match.Finding], [umpire.core.match.Notation],
/// [umpire.core.match.View] and [umpire.core.match.Viewer], [umpire.core.match.Strategy]; then
/// [umpire.core.match.Table] (strategies play), [umpire.core.match.Measure] (what is counted),
/// [umpire.core.match.Arena] (many games, as rows of numbers).
@NullMarked
package umpire.core.match;

import org.jspecify.annotations.NullMarked;
