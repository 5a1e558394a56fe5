/// Cards that nobody saw or wrote down, as far as the play tells of them. Reading order:
/// [umpire.maumau.inference.HiddenPlaces] (where a viewer must look for them),
/// [umpire.maumau.inference.MauMauGaps] (what a record may leave out),
/// [umpire.maumau.inference.Origins] and [umpire.maumau.inference.CardBackfill] (what later cards
/// show).
@NullMarked
package umpire.maumau.inference;

import org.jspecify.annotations.NullMarked;
