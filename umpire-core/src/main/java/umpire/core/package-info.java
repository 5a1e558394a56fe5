/// The basic types of a referee, for any game.
///
/// Reading order: [Rule] and [Source] (a sentence of a rulebook and its source), [RulingLog] and
/// [Ruling] (the application of a rule), [umpire.core.game.Game] (all of a game, as a service).
/// Then [umpire.core.kernel], the interface to a game in progress, whose page follows a move
/// through it; [umpire.core.match], the interface for callers that work with events and words;
/// [umpire.core.profile], the rules of a table; [umpire.core.record], how games are written and
/// read; [umpire.core.verify] and [umpire.core.repair], the referee's findings about a record; and
/// [umpire.core.classic], the formats of the published problems. This package depends on none of
/// them.
@NullMarked
package umpire.core;

import org.jspecify.annotations.NullMarked;
