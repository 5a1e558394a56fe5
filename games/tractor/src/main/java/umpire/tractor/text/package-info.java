/// The classic format of a round: a header and tricks of four words in, three lines out.
///
/// Reading order: [umpire.tractor.text.ClassicTractor], [umpire.tractor.text.RoundSitting] (the
/// flow of the reading; on [umpire.tractor.text.HeaderLine], [umpire.tractor.text.TrickLine] and
/// [umpire.tractor.text.CardText]), [umpire.tractor.text.RoundNarrator],
/// [umpire.tractor.text.RoundGenerator] (on [umpire.tractor.text.TrickMaker]).
@NullMarked
package umpire.tractor.text;

import org.jspecify.annotations.NullMarked;
