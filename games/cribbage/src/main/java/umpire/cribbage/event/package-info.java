/// The events of the game and their words: [umpire.cribbage.event.Verb].
/// [umpire.cribbage.event.CardBackfill] fills in what later events show of earlier ones.
@NullMarked
package umpire.cribbage.event;

import org.jspecify.annotations.NullMarked;
