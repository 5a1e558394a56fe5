/// The rules. Reading order: [umpire.tractor.rule.TractorRule] (the rulebook, one constant per
/// sentence), [umpire.tractor.rule.TractorSwitches] (the rules that differ between tables),
/// [umpire.tractor.rule.TractorProfiles] (presets for known tables),
/// [umpire.tractor.rule.TractorSettings] (the agreed rules of one table; with `BiddingSettings`,
/// `TrickSettings` and `RoundSettings`, each for a part of the game).
@NullMarked
package umpire.tractor.rule;

import org.jspecify.annotations.NullMarked;
