/// Simulations of many games: [Lineup] holds the players and the rules, [Simulation] counts
/// results, [Duel] compares strategies, [RulesDuel] compares rules, and [Forfeits] are games that a
/// bot lost by breaking a rule.
@NullMarked
package umpire.sim;

import org.jspecify.annotations.NullMarked;
