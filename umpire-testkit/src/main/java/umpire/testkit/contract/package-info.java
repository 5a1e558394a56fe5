/// What is demanded of every game. A game passes by existing: these tests run in each game's own
/// module and find the game as a service.
///
/// The methods take what they look at as parameters, which [umpire.testkit.contract.GameHere]
/// supplies; so the test kit can show its own tests broken games and see each of them caught.
///
/// Here is what laws of several rooms need: the [umpire.testkit.contract.Tables] at which games are
/// tried, [umpire.testkit.contract.Positions] of their kernels, a
/// [umpire.testkit.contract.RandomWalk] through a match, [umpire.testkit.contract.Damage] to a
/// text. The laws are in the rooms below, each with what it alone needs: `play` (kernels, what
/// nobody may know, arenas, profiles, searches), `rules` (rulebooks, and what shows each rule),
/// `words` (whatever is said is translated), `format` (the classic format, and to and from records)
/// and `record` (what is written down, read and repaired).
@NullMarked
package umpire.testkit.contract;

import org.jspecify.annotations.NullMarked;
