/// The coach finds the decisions in a recorded game, the better moves, the cost of each decision,
/// and the part of luck.
///
/// [umpire.coach.Reviewer] reviews a record. After every event it estimates each side's win
/// probability for a spectator who sees every hand ([umpire.core.search.WinEstimator]). Before
/// every decision it rates the moves of the seat by what the seat could know
/// ([umpire.core.search.Search]). A loss that chance alone could explain counts as none. The change
/// of win probability from the start to the result, less all losses, is luck; so luck and losses
/// add up to the result exactly ([umpire.coach.Balance]).
@NullMarked
package umpire.coach;

import org.jspecify.annotations.NullMarked;
