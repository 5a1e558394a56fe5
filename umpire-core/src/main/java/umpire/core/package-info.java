/// What a referee is made of, whatever the game.
///
/// Reading order: [Rule] and [Source] (a sentence of a rulebook and where it stands), [RulingLog]
/// and [Ruling] (a rule applied to someone), [umpire.core.game.Game] (all of a game, as a service).
/// Then [umpire.core.kernel], the one door to a game at work, whose page says where a move goes;
/// [umpire.core.match], the same for those who deal in events and words; [umpire.core.profile], the
/// rules of a table; [umpire.core.record], how games are written and read; [umpire.core.verify] and
/// [umpire.core.repair], what a referee says of a record; and [umpire.core.classic], the formats of
/// the published problems. This package depends on none of them.
@NullMarked
package umpire.core;

import org.jspecify.annotations.NullMarked;
