/// Games that are played: by strategies, which the [umpire.core.session.GameRecorder] has write a
/// record, and live or at a terminal in the words of a record, as
/// [umpire.core.session.GameSession].
@NullMarked
package umpire.core.session;

import org.jspecify.annotations.NullMarked;
