/// The moves of the game and their words. Reading order: [umpire.maumau.words.Verb] (each event
/// with its words), [umpire.maumau.words.MoveCode] (a player's move as one number), and two slots
/// for what is said with a card: `SuitSlot`, `CalledSlot`.
@NullMarked
package umpire.maumau.words;

import org.jspecify.annotations.NullMarked;
