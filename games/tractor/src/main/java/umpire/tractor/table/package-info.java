/// The kernel of the complete game. Reading order: [umpire.tractor.table.Tractor] (what happens),
/// [umpire.tractor.table.Legality] (what speaks against a move), [umpire.tractor.table.LegalMoves]
/// (what may be done), [umpire.tractor.table.MoveVisibility] (what others see of it),
/// [umpire.tractor.table.Repetition] (lines that only repeat what is known).
@NullMarked
package umpire.tractor.table;

import org.jspecify.annotations.NullMarked;
