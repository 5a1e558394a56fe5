/// Search for every game: the value of each move that a seat can make.
///
/// A search is given what the seat knows, a kernel under a veil, and nothing else. The dealer
/// samples what is hidden, again and again: each time the result is a whole world that the seat
/// cannot distinguish from the real one. In each world every candidate is tried, and a quick
/// strategy plays on for all seats, with the same chance for all candidates, so that luck cancels
/// out of the comparison. The value of the end is a number from 0 to 1, the win probability of the
/// seat's side.
///
/// A game adds its own knowledge as an [umpire.core.search.SearchModel]: which moves to consider,
/// which strategy plays on, how far, and the value of an end. [umpire.core.search.Search] does the
/// rest, with a budget that is counted in rollouts; [umpire.core.search.Verdict] is its result, as
/// a coach reads it, and [umpire.core.search.SearchPlayer] is a player who makes the best move.
/// Decision 0045 gives the reasons for this design.
@NullMarked
package umpire.core.search;

import org.jspecify.annotations.NullMarked;
