/// Scoring in the order of a deal: [umpire.cribbage.pegging.PlayPhase] with
/// [umpire.cribbage.pegging.Pegging], which alone judges published deals;
/// [umpire.cribbage.pegging.ShowPhase] (the show); [umpire.cribbage.pegging.Muggins] (missed
/// points).
///
/// Cards may be unknown, because a viewer does not see them or a record leaves them out.
/// [umpire.cribbage.pegging.UnseenCards] and [umpire.cribbage.pegging.DoubtfulPlay] then derive
/// what follows from the gos.
@NullMarked
package umpire.cribbage.pegging;

import org.jspecify.annotations.NullMarked;
