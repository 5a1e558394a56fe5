/// Crazy Eights for two to four players: the example of how a complete game is added.
///
/// Read it in the order in which it was written, which is the order in which to write another:
///
/// 1. [umpire.crazyeights.EightsRule]: the rulebook, one constant for each sentence;
/// 2. `EightsSwitches`: the rules in which tables differ, [umpire.crazyeights.EightsProfiles]: the
///    tables that people know, and [umpire.crazyeights.EightsTerms], what the kernel wants to know
///    of one;
/// 3. [umpire.crazyeights.Verb]: what somebody can do, and how it is said;
/// 4. [umpire.crazyeights.Eights]: the kernel, in which each rule is at work once, with its parts:
///    [umpire.crazyeights.Deal] (what happens), `Duties` (what may be done),
///    [umpire.crazyeights.Hands] (where the cards are), [umpire.crazyeights.Cards];
/// 5. the package `play`: the dealer, who brings what chance brings, and a player;
/// 6. [umpire.crazyeights.EightsMeasures]: what a simulation counts;
/// 7. the package `text`: what is told and refused, what a viewer knows, and the text format;
/// 8. [umpire.crazyeights.EightsGame]: all of it as a service, named in `module-info` and in
///    `META-INF/services`, by which the command line and the tests find it.
///
/// Where does a move go? A player says `lay 8D S`. The words that [umpire.crazyeights.Verb]
/// declares make an event of that, an event is a move that does not change, `Duties` finds the rule
/// that speaks against them or none, and [umpire.crazyeights.Eights#play] lets it happen in the
/// deal and tells on the tape which rules were at work. The narrator makes sentences of the tape. A
/// simulation leaves the words out and does the rest.
///
/// No test is written for any of this: the contract suite of the test kit runs because the service
/// exists. What it wants besides are golden records, a corpus of records, and a second opinion,
/// under `src/test`.
@NullMarked
package umpire.crazyeights;

import org.jspecify.annotations.NullMarked;
