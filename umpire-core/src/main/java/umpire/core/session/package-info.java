/// Games that are played: [umpire.core.session.GameRecorder] lets strategies play and records their
/// games; [umpire.core.session.GameSession] is a game played live or at a terminal, in the words of
/// a record.
@NullMarked
package umpire.core.session;

import org.jspecify.annotations.NullMarked;
