/// The kernel of the complete game. Reading order: [umpire.tractor.table.Tractor] (the game's state
/// and moves), [umpire.tractor.table.Legality] (the rule that forbids a move),
/// [umpire.tractor.table.LegalMoves] (the legal moves), [umpire.tractor.table.MoveVisibility] (the
/// parts hidden from a viewer), [umpire.tractor.table.Repetition] (events that only repeat what is
/// known).
@NullMarked
package umpire.tractor.table;

import org.jspecify.annotations.NullMarked;
