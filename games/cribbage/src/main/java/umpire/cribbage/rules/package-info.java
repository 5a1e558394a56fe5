/// The rules of a table: the rulebook, [umpire.cribbage.rules.CribbageRule], and the options,
/// [umpire.cribbage.rules.CribbageSwitches], in presets, [umpire.cribbage.rules.CribbageProfiles].
/// The game reads them as [umpire.cribbage.rules.CribbageSettings].
@NullMarked
package umpire.cribbage.rules;

import org.jspecify.annotations.NullMarked;
