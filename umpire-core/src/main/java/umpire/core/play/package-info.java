/// Games that are played: by strategies, which the [umpire.core.play.Host] has write a record, and
/// live or at a terminal in the words of a record, as [umpire.core.play.WordedGame].
@NullMarked
package umpire.core.play;

import org.jspecify.annotations.NullMarked;
