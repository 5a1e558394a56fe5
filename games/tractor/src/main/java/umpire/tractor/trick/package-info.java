/// Leads and follows. Reading order: [umpire.tractor.trick.Component] (a single, a pair, a
/// tractor), [umpire.tractor.trick.Play] (the cards that one player lays),
/// [umpire.tractor.trick.Structure] (the components of a lead), [umpire.tractor.trick.Arrangement]
/// and [umpire.tractor.trick.FollowSearch] (whether a follow matches it),
/// [umpire.tractor.trick.Trick] (the winner), [umpire.tractor.trick.Beating] (which cards could
/// win), [umpire.tractor.trick.FollowDuty] (the duties of a follower),
/// [umpire.tractor.trick.Components] and [umpire.tractor.trick.Follows] (legal leads and follows).
@NullMarked
package umpire.tractor.trick;

import org.jspecify.annotations.NullMarked;
