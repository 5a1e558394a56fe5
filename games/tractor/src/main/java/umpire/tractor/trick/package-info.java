/// Leads and follows. Reading order: [umpire.tractor.trick.Component] (a single, a pair, a
/// tractor), [umpire.tractor.trick.Play] (the cards that one player lays),
/// [umpire.tractor.trick.Structure] (how a lead is cut), [umpire.tractor.trick.Arrangement] and
/// [umpire.tractor.trick.FollowSearch] (whether a follow is built like it),
/// [umpire.tractor.trick.Trick] (who wins), [umpire.tractor.trick.Beating] (what could),
/// [umpire.tractor.trick.FollowDuty] (what a follower owes), [umpire.tractor.trick.Components] and
/// [umpire.tractor.trick.Follows] (what may be laid).
@NullMarked
package umpire.tractor.trick;

import org.jspecify.annotations.NullMarked;
