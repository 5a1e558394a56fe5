/// The events of a game, and the words for them. Reading order: [umpire.tractor.words.Verb] (each
/// kind of event with its words), [umpire.tractor.words.CardWord] (words of one card or several),
/// the slots: `RowSlot`, `PileSlot`, `CopiesSlot`, `WhichCopySlot`, `OpeningSlot`;
/// [umpire.tractor.words.Opening] (the opening of a round laid open).
@NullMarked
package umpire.tractor.words;

import org.jspecify.annotations.NullMarked;
