/// What a referee is made of, whatever the game.
///
/// Reading order: [Rule] and [Source] (a sentence of a rulebook and where it stands), [Tape] and
/// [Ruling] (a rule applied to someone), [Game] (all of a game, as a service). Then
/// [umpire.core.kernel], the one door to a game at work, whose page says where a move goes;
/// [umpire.core.match], the same for those who deal in events and words; [umpire.core.profile], the
/// rules of a table; [umpire.core.record], how games are written, read and verified; and
/// [umpire.core.text], the formats of the published problems.
@NullMarked
package umpire.core;

import org.jspecify.annotations.NullMarked;
