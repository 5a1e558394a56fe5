/// The laws that every game must keep. A game needs no code to be tested: these tests run in its
/// own module and find the game as a service.
///
/// The test methods take their subjects as parameters, which [umpire.testkit.contract.GameHere]
/// supplies. So the test kit can pass broken games to its own tests and check that each is caught.
///
/// This package holds what laws of several packages need: the [umpire.testkit.contract.Tables] at
/// which games are tried, [umpire.testkit.contract.Positions] of their kernels, a
/// [umpire.testkit.contract.RandomWalk] through a match, [umpire.testkit.contract.Damage] to a
/// text. The laws are in the packages below: `play` (kernels, hidden information, arenas, profiles,
/// searches), `rules` (rulebooks, and the records that show each rule), `words` (everything the
/// game says is translated), `format` (the classic format, and its conversion to and from records)
/// and `record` (records that are written, read and repaired).
@NullMarked
package umpire.testkit.contract;

import org.jspecify.annotations.NullMarked;
