/// Many games by the same players: [Lineup] says who plays what, [Simulation] counts, [Duel] and
/// [RulesDuel] compare, [Forfeits] are games that a bot did not finish.
@NullMarked
package umpire.sim;

import org.jspecify.annotations.NullMarked;
