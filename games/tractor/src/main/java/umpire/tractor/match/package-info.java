/// Tractor as a whole, for people and programs: typed events and their notation, matches with
/// explained refusals, views, strategies, and the bridge to the published format.
///
/// Reading order: [umpire.tractor.match.TractorProfiles] (what tables differ in),
/// [umpire.tractor.match.TractorEvent] and [umpire.tractor.match.TractorNotation],
/// [umpire.tractor.match.TractorMatch] (with [umpire.tractor.match.Refusals],
/// [umpire.tractor.match.WholeNarrator], [umpire.tractor.match.Viewing] and
/// [umpire.tractor.match.Redeal]), [umpire.tractor.match.TractorView],
/// [umpire.tractor.match.RandomStrategy], [umpire.tractor.match.RulesStrategy],
/// [umpire.tractor.match.RoundBridge], [umpire.tractor.match.CompleteTractor].
@NullMarked
package umpire.tractor.match;

import org.jspecify.annotations.NullMarked;
