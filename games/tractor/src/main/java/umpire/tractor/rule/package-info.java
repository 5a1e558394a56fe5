/// The rules. Reading order: [umpire.tractor.rule.TractorRule] (the rulebook, a constant for each
/// sentence), [umpire.tractor.rule.TractorSwitches] (the rules in which tables differ),
/// [umpire.tractor.rule.TractorProfiles] (how known tables have them),
/// [umpire.tractor.rule.TractorSettings] (what one table has agreed on; with `BiddingSettings`,
/// `TrickSettings` and `RoundSettings`, each for a part of the game).
@NullMarked
package umpire.tractor.rule;

import org.jspecify.annotations.NullMarked;
