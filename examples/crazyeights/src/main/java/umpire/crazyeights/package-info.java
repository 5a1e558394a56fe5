/// Crazy Eights for two to four players: the example of how a complete game is added.
///
/// Read it in the order in which it was written, which is the order in which to write another:
///
/// 1. `rule`: the rulebook [umpire.crazyeights.rule.EightsRule], one constant for each sentence;
///    `EightsSwitches`, the rules in which tables differ; [umpire.crazyeights.rule.EightsProfiles],
///    the tables that people know; and [umpire.crazyeights.rule.EightsSettings], what the kernel
///    wants to know of one;
/// 2. `table`: [umpire.crazyeights.table.Verb], what somebody can do, and how it is said; and the
///    kernel [umpire.crazyeights.table.Eights], in which each rule is at work once, with its parts:
///    [umpire.crazyeights.table.Deal] (what happens), `Duties` (what may be done),
///    [umpire.crazyeights.table.Hands] (where the cards are), [umpire.crazyeights.table.Cards];
/// 3. `play`: the dealer, who brings what chance brings, a player, and what a simulation counts;
/// 4. `text`: what is told and refused, what a viewer knows, and the text format;
/// 5. [umpire.crazyeights.EightsGame]: all of it as a service, named in `module-info` and in
///    `META-INF/services`, by which the command line and the tests find it. It is alone, so that no
///    package depends on itself through others.
///
/// Where does a move go? A player says `lay 8D S`. The words that [umpire.crazyeights.table.Verb]
/// declares make an event of that, an event is a move that does not change, `Duties` finds the rule
/// that speaks against them or none, and [umpire.crazyeights.table.Eights#play] lets it happen in
/// the deal and adds to the log which rules were at work. The narrator makes sentences of the log.
/// A simulation leaves the words out and does the rest.
///
/// No test is written for any of this: the contract suite of the test kit runs because the service
/// exists. What it wants besides are golden records, a corpus of records, and a second opinion,
/// under `src/test`.
@NullMarked
package umpire.crazyeights;

import org.jspecify.annotations.NullMarked;
