/// Snooker without a network: the kernel of every table, translated to JavaScript, so that a phone
/// in a club's cellar judges as the server does.
///
/// Reading order: [umpire.offline.SnookerScript] (the functions for a page), `ScoredMatch` (a
/// match, in the words of a record), `ScriptFingerprint` with `ScriptPlatform` (what the
/// translator's platform lacks). No rule is decided here; the build compares script and JVM event
/// by event.
@NullMarked
package umpire.offline;

import org.jspecify.annotations.NullMarked;
