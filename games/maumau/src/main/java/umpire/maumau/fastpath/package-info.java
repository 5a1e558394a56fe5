/// Games of the published problem at full speed, for its judge and its simulator: the one licensed
/// copy of an order of events that [umpire.maumau.deal.MauMau] has too.
@NullMarked
package umpire.maumau.fastpath;

import org.jspecify.annotations.NullMarked;
