/// What can be done at a table, and how it is said. Reading order: [umpire.maumau.words.Verb] (each
/// with its words), [umpire.maumau.words.MoveCode] (what a player does as one number), and two
/// slots for what is said with a card: `SuitSlot`, `CalledSlot`.
@NullMarked
package umpire.maumau.words;

import org.jspecify.annotations.NullMarked;
