/// What can be done in a game, and how it is said: [umpire.cribbage.event.Verb]. What later events
/// tell of earlier ones is filled in by [umpire.cribbage.event.CardBackfill].
@NullMarked
package umpire.cribbage.event;

import org.jspecify.annotations.NullMarked;
