/// The rules. Reading order: [umpire.snooker.rule.SnookerRule] (the rulebook, a constant for each
/// sentence), [umpire.snooker.rule.Sides] (players or pairs), [umpire.snooker.rule.SnookerSwitches]
/// (the rules that differ between tables), [umpire.snooker.rule.SnookerProfiles] (presets for known
/// tables), [umpire.snooker.rule.SnookerSettings] (the agreed rules of one table, with
/// `FrameSettings`, `MissSettings`, `PaceSettings` and `EndSettings`, each for a part of the game).
@NullMarked
package umpire.snooker.rule;

import org.jspecify.annotations.NullMarked;
