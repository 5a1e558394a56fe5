/// Games of the published problem at full speed, for its judge and its simulator: the only
/// permitted copy of the order of events in [umpire.maumau.deal.MauMau].
@NullMarked
package umpire.maumau.fastpath;

import org.jspecify.annotations.NullMarked;
