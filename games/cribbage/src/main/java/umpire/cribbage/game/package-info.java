/// The complete game: the kernel [umpire.cribbage.game.Cribbage] says what is due and what comes of
/// a move; what speaks against one is in [umpire.cribbage.game.Legality], and what there is to
/// choose from in [umpire.cribbage.game.LegalMoves]. Errors are fined by
/// [umpire.cribbage.game.Penalties], and [umpire.cribbage.game.Repetition] knows what only says
/// again what is known. [umpire.cribbage.game.Veil] hides what somebody cannot see, and
/// [umpire.cribbage.game.CribbageGaps] says what a record may leave out.
@NullMarked
package umpire.cribbage.game;

import org.jspecify.annotations.NullMarked;
