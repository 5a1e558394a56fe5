/// Search for every game: what a seat can do now, and what each of it is worth.
///
/// How does it find out? It is given what the seat knows, a kernel under a veil, and nothing else.
/// The dealer fills in what is hidden, over and over: each time it is a whole world that the seat
/// cannot tell from the real one. In each world every candidate is tried, and a quick strategy
/// plays on for everybody, with the same chance for all candidates, so that luck falls out of the
/// comparison; what the end is worth is a number from 0 to 1, the chance that the seat's side wins.
///
/// A game brings what it knows better, as an [umpire.core.search.SearchModel]: which moves are
/// worth a thought, who plays on, how far, and what an end is worth. [umpire.core.search.Search]
/// does the rest, with a budget that is counted in rollouts and an order of its own in which they
/// are spent; [umpire.core.search.Verdict] is what a coach reads, and
/// [umpire.core.search.SearchPlayer] a player who plays the best. Why it is done so, decision 0045
/// tells.
@NullMarked
package umpire.core.search;

import org.jspecify.annotations.NullMarked;
