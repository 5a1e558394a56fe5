/// The rulebook, and the rules in which tables differ. Reading order:
/// [umpire.maumau.rule.MauMauRule] (each rule with its sentence), `MauMauSwitches` (the rules in
/// which tables differ), [umpire.maumau.rule.MauMauProfiles] (the presets of known tables),
/// [umpire.maumau.rule.MauMauSettings] with [umpire.maumau.rule.TableRules] (the rules chosen by
/// one table; `DealSettings`, `LayingSettings`, `SevenSettings`, `DrawingSettings`, `CallSettings`
/// and `Scoring`, each for a part of the game).
@NullMarked
package umpire.maumau.rule;

import org.jspecify.annotations.NullMarked;
