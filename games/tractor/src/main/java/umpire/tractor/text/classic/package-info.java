/// The published format of a round: a header and tricks of four words in, three lines out. Reading
/// order: [umpire.tractor.text.classic.ClassicTractor], [umpire.tractor.text.classic.RoundReader]
/// (the reading order of the input; with [umpire.tractor.text.classic.HeaderLine],
/// [umpire.tractor.text.classic.TrickLine] and [umpire.tractor.text.classic.CardText]),
/// [umpire.tractor.text.classic.RoundNarrator], [umpire.tractor.text.classic.RoundGenerator] (with
/// [umpire.tractor.text.classic.TableRound] and [umpire.tractor.text.classic.TrickMaker], which
/// take cards from [umpire.tractor.text.classic.Selection]).
@NullMarked
package umpire.tractor.text.classic;

import org.jspecify.annotations.NullMarked;
