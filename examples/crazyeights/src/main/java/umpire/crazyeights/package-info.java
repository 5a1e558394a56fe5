/// Crazy Eights for two to four players: the example of how to add a complete game.
///
/// Read the packages in the order in which they were written, which suits another game as well:
///
/// 1. `rule`: the rulebook [umpire.crazyeights.rule.EightsRule], one constant for each sentence;
///    `EightsSwitches`, the rules in which tables differ; [umpire.crazyeights.rule.EightsProfiles],
///    the presets; and [umpire.crazyeights.rule.EightsSettings], the rules of one table as the
///    kernel uses them;
/// 2. `table`: [umpire.crazyeights.table.Verb], the actions and their notation; and the kernel
///    [umpire.crazyeights.table.Eights], which applies each rule at a single point, with its parts:
///    [umpire.crazyeights.table.Deal] (changes of the state), `Legality` (legal moves),
///    [umpire.crazyeights.table.Hands] (positions of the cards), [umpire.crazyeights.table.Cards];
/// 3. `play`: the dealer, who supplies chance, a player, and the measures of simulated matches;
/// 4. `text`: rulings and refusals in words, the facts shown to a viewer, and the text format;
/// 5. [umpire.crazyeights.EightsGame]: the game as a service, named in `module-info` and in
///    `META-INF/services`, which the command line and the tests look up. It has a package of its
///    own, so that no package depends on itself through others.
///
/// How is a move handled? A player says `lay 8D S`. The words declared by
/// [umpire.crazyeights.table.Verb] turn that into an event, which is an immutable move. `Legality`
/// finds the rule that forbids it, if any. [umpire.crazyeights.table.Eights#play] applies the move
/// to the deal and adds the rules that fired to the log. The narrator turns the log into sentences.
/// A simulation skips the words and does the rest.
///
/// None of this needs tests of its own: the contract suite of the test kit runs because the service
/// exists. In addition it needs golden records, a corpus of records, and a second opinion, under
/// `src/test`.
@NullMarked
package umpire.crazyeights;

import org.jspecify.annotations.NullMarked;
