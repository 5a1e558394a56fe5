/// `umpire compare`: two strategies, or two sets of rules, on the same deals.
///
/// Reading order: [CompareCommand], [DealRun], [Standings], then [DuelTable] and [RulesTable].
@NullMarked
package umpire.cli.compare;

import org.jspecify.annotations.NullMarked;
