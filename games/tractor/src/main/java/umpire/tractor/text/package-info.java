/// The complete game in words. Reading order: [umpire.tractor.text.CompleteTractor],
/// [umpire.tractor.text.TractorAdapter] (with [umpire.tractor.text.RefusalText],
/// [umpire.tractor.text.FollowDutyText], [umpire.tractor.text.TractorNarrator] and
/// [umpire.tractor.text.FriendsNarrator]), [umpire.tractor.text.NeededEvents] (acts without
/// repetitions), [umpire.tractor.text.RoundBridge] (between records and the published format),
/// [umpire.tractor.text.Reasons] (reasons for a choice), [umpire.tractor.text.TractorCounter] and
/// [umpire.tractor.text.CountedPlay] (questions about a play).
@NullMarked
package umpire.tractor.text;

import org.jspecify.annotations.NullMarked;
