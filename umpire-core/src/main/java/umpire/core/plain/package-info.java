/// The shortest way to a game: for a game without hidden information, chance, rule switches or a
/// published text format, [umpire.core.plain.PlainGame] makes a complete game of a rulebook, a
/// kernel and a few words.
///
/// Reading order: [umpire.core.plain.PlainGame] (the parts that a game supplies),
/// [umpire.core.plain.PlainKernel] (its rules in numbers) on a [umpire.core.plain.Board],
/// [umpire.core.plain.PlainWords] (its events in words). A game that outgrows this implements
/// [umpire.core.match.CompleteGame] directly and keeps its rulebook.
@NullMarked
package umpire.core.plain;

import org.jspecify.annotations.NullMarked;
