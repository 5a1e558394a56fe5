/// What holds at a table: the rulebook, [umpire.cribbage.rules.CribbageRule], and what is agreed
/// on, [umpire.cribbage.rules.CribbageSwitches], in presets,
/// [umpire.cribbage.rules.CribbageProfiles]. The game asks
/// [umpire.cribbage.rules.CribbageSettings].
@NullMarked
package umpire.cribbage.rules;

import org.jspecify.annotations.NullMarked;
