/// The shortest way to a game: for one that hides nothing, has no chance, no rule switches and no
/// published text format, [umpire.core.plain.PlainGame] makes a complete game of a rulebook, a
/// kernel and a few words.
///
/// Reading order: [umpire.core.plain.PlainGame] (what a game brings),
/// [umpire.core.plain.PlainKernel] (its rules in numbers) on a [umpire.core.plain.Board],
/// [umpire.core.plain.PlainWords] (its events in words). A game that outgrows this writes a
/// [umpire.core.match.CompleteGame] of its own; its rulebook stays as it is.
@NullMarked
package umpire.core.plain;

import org.jspecify.annotations.NullMarked;
