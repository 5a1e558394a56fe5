/// Tractor in words: the classic format of a round, and complete games for people and programs.
///
/// The classic format has a header and tricks of four words in, three lines out. Reading order:
/// [umpire.tractor.text.ClassicTractor], [umpire.tractor.text.RoundReader] (the flow of the
/// reading; on [umpire.tractor.text.HeaderLine], [umpire.tractor.text.TrickLine] and
/// [umpire.tractor.text.CardText]), [umpire.tractor.text.RoundNarrator],
/// [umpire.tractor.text.RoundGenerator] (on [umpire.tractor.text.TableRound] and
/// [umpire.tractor.text.TrickMaker], which take cards by [umpire.tractor.text.Selection]).
///
/// The complete game: [umpire.tractor.text.CompleteTractor], [umpire.tractor.text.TractorBorder]
/// (with [umpire.tractor.text.Refusals] and [umpire.tractor.text.TractorNarrator]),
/// [umpire.tractor.text.RoundBridge], [umpire.tractor.text.Reasons] (what speaks for a choice).
@NullMarked
package umpire.tractor.text;

import org.jspecify.annotations.NullMarked;
