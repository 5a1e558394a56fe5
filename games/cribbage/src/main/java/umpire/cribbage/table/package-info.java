/// The state of the table: the cut for deal ([umpire.cribbage.table.CutForDeal]), the cards
/// ([umpire.cribbage.table.DealCards]), the pegs ([umpire.cribbage.table.Board]), games and match
/// ([umpire.cribbage.table.MatchScore]).
@NullMarked
package umpire.cribbage.table;

import org.jspecify.annotations.NullMarked;
