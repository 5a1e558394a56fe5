/// What can happen, and how it is said. Reading order: [umpire.tractor.words.Verb] (each with its
/// words), [umpire.tractor.words.CardWord] (words of one card or several), the slots: `RowSlot`,
/// `PileSlot`, `CopiesSlot`, `WhichCopySlot`, `OpeningSlot`; [umpire.tractor.words.Opening] (with
/// what a round laid open begins).
@NullMarked
package umpire.tractor.words;

import org.jspecify.annotations.NullMarked;
