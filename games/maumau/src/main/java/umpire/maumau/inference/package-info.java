/// Cards that are unseen or unrecorded, as far as the play reveals them. Reading order:
/// [umpire.maumau.inference.HiddenPlaces] (where hidden cards can be for a viewer),
/// [umpire.maumau.inference.MauMauGaps] (gaps that a record may have),
/// [umpire.maumau.inference.Origins] and [umpire.maumau.inference.CardBackfill] (unrecorded cards
/// that later cards determine).
@NullMarked
package umpire.maumau.inference;

import org.jspecify.annotations.NullMarked;
