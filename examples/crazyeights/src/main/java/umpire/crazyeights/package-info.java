/// Crazy Eights for two to four players: the example of how a game is added.
///
/// Read it in the order in which it was written, which is the order in which to write another:
///
/// 1. [umpire.crazyeights.EightsRule]: the rulebook, one constant for each sentence;
/// 2. [umpire.crazyeights.EightsMove]: what a player can do;
/// 3. [umpire.crazyeights.Eights]: the kernel, in which each rule is at work once;
/// 4. [umpire.crazyeights.EightsPlayout]: games that play themselves;
/// 5. [umpire.crazyeights.EightsGame]: all of it as a service, named in `module-info` and in
///    `META-INF/services`, by which the command line and the tests find it;
/// 6. the package `text`: the format of its records, told and generated.
///
/// No test is written for any of this: the contract suite of the test kit runs because the service
/// exists. What it wants besides are golden records and a second opinion, under `src/test`.
@NullMarked
package umpire.crazyeights;

import org.jspecify.annotations.NullMarked;
