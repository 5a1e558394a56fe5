/// The rules. Reading order: [umpire.snooker.rule.SnookerRule] (the rulebook, a constant for each
/// sentence), [umpire.snooker.rule.Sides] (who plays against whom),
/// [umpire.snooker.rule.SnookerSwitches] (the rules in which tables differ),
/// [umpire.snooker.rule.SnookerProfiles] (how known tables have them),
/// [umpire.snooker.rule.SnookerSettings] (what one table has agreed on, with `FrameSettings`,
/// `MissSettings`, `PaceSettings` and `EndSettings`, each for a part of the game).
@NullMarked
package umpire.snooker.rule;

import org.jspecify.annotations.NullMarked;
