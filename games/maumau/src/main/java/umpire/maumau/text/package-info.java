/// Mau-Mau in words. The classic format: decks in, the cards laid and the scores out. Complete
/// matches: [umpire.maumau.text.CompleteMauMau] (the parts of the game),
/// [umpire.maumau.text.MauMauAdapter] (from numbers to words) with [umpire.maumau.text.RefusalText]
/// and [umpire.maumau.text.MauMauNarrator], [umpire.maumau.inference.MauMauGaps] and
/// [umpire.maumau.inference.CardBackfill] (records that leave cards out).
@NullMarked
package umpire.maumau.text;

import org.jspecify.annotations.NullMarked;
