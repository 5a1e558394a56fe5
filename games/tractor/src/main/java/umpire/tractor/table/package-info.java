/// The kernel of the complete game. Reading order: [umpire.tractor.table.Tractor] (what happens),
/// [umpire.tractor.table.Objections] (what speaks against a move), [umpire.tractor.table.Listing]
/// (what may be done), [umpire.tractor.table.Sight] (what others see of it),
/// [umpire.tractor.table.Repetition] (lines that only repeat what is known).
@NullMarked
package umpire.tractor.table;

import org.jspecify.annotations.NullMarked;
