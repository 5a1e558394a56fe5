/// What a referee is made of, whatever the game.
///
/// Reading order: [Rule] and [Source] (a sentence of a rulebook and where it stands), [Tape] and
/// [Ruling] (a rule applied to someone), [Kernel] (the rules at work, in plain numbers), [Referee]
/// and [Verdict] (the explained door), [Playout] (the silent door), [Game] (all of it, as a
/// service). These are for the games of the published problems. Whole games go through
/// [umpire.core.kernel], whose page says where a move goes; those that are not there yet are a
/// [umpire.core.match.Match].
@NullMarked
package umpire.core;

import org.jspecify.annotations.NullMarked;
