/// The complete game in words. Reading order: [umpire.tractor.text.CompleteTractor],
/// [umpire.tractor.text.TractorAdapter] (with [umpire.tractor.text.Refusals],
/// [umpire.tractor.text.Owed], [umpire.tractor.text.TractorNarrator] and
/// [umpire.tractor.text.FriendsNarrator]), [umpire.tractor.text.Needed] (acts without repetitions),
/// [umpire.tractor.text.RoundBridge] (between records and the published format),
/// [umpire.tractor.text.Reasons] (what speaks for a choice), [umpire.tractor.text.TractorCounter]
/// and [umpire.tractor.text.AskedPlay] (what somebody asks about a play).
@NullMarked
package umpire.tractor.text;

import org.jspecify.annotations.NullMarked;
