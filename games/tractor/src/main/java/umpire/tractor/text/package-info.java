/// Tractor in words: the classic format of a round, and complete games for people and programs.
///
/// The classic format has a header and tricks of four words in, three lines out. Reading order:
/// [umpire.tractor.text.ClassicTractor], [umpire.tractor.text.RoundSitting] (the flow of the
/// reading; on [umpire.tractor.text.HeaderLine], [umpire.tractor.text.TrickLine] and
/// [umpire.tractor.text.CardText]), [umpire.tractor.text.RoundNarrator],
/// [umpire.tractor.text.RoundGenerator] (on [umpire.tractor.text.TrickMaker]).
///
/// The complete game: [umpire.tractor.text.CompleteTractor], [umpire.tractor.text.TractorNotation]
/// (how events are written), [umpire.tractor.text.TractorMatch] (with
/// [umpire.tractor.text.Refusals], [umpire.tractor.text.Legal],
/// [umpire.tractor.text.WholeNarrator], [umpire.tractor.text.Viewing] and
/// [umpire.tractor.text.Redeal]), [umpire.tractor.text.TractorView],
/// [umpire.tractor.text.RandomStrategy], [umpire.tractor.text.RulesStrategy] (on
/// [umpire.tractor.text.Burying], [umpire.tractor.text.Leading] and
/// [umpire.tractor.text.Following]), [umpire.tractor.text.RoundBridge].
@NullMarked
package umpire.tractor.text;

import org.jspecify.annotations.NullMarked;
