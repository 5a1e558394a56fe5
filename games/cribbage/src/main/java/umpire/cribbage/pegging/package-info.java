/// How points are made, in the order of a deal: [umpire.cribbage.pegging.PlayPhase] with
/// [umpire.cribbage.pegging.Pegging], by which alone published deals are judged;
/// [umpire.cribbage.pegging.ShowPhase] (the show); [umpire.cribbage.pegging.Muggins] (what was
/// missed).
///
/// Cards may be unknown, because somebody does not see them or a record leaves them out. Then
/// [umpire.cribbage.pegging.UnseenCards] and [umpire.cribbage.pegging.DoubtfulPlay] say what
/// follows from the gos all the same.
@NullMarked
package umpire.cribbage.pegging;

import org.jspecify.annotations.NullMarked;
