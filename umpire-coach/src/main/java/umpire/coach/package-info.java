/// The coach: what was decided in a recorded game, what would have been better, what that cost, and
/// what was luck.
///
/// [umpire.coach.Reviewer] goes through a record once. After every event it asks how likely each
/// side is to win for a spectator who sees every hand ([umpire.core.search.WinEstimator]). Before
/// every decision it asks what the seat could have done, by what the seat could know
/// ([umpire.core.search.Search]). A loss that chance alone could explain is none. What is left of
/// the way from the first chance to the result, when all losses are taken out, is luck; so luck and
/// losses add up to the result exactly ([umpire.coach.Balance]).
@NullMarked
package umpire.coach;

import org.jspecify.annotations.NullMarked;
