/// The complete game: the kernel [umpire.cribbage.game.Cribbage] holds the order of events.
/// [umpire.cribbage.game.Legality] decides which rule forbids a move, and
/// [umpire.cribbage.game.LegalMoves] lists the moves to choose from.
/// [umpire.cribbage.game.Penalties] fines errors, and [umpire.cribbage.game.Repetition] recognizes
/// lines that only repeat known facts. [umpire.cribbage.game.Veil] hides what a viewer cannot see,
/// and [umpire.cribbage.game.CribbageGaps] describes the gaps that a record may have.
@NullMarked
package umpire.cribbage.game;

import org.jspecify.annotations.NullMarked;
