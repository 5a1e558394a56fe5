/// Snooker without a network: the kernel that every table is judged by, translated to JavaScript,
/// so that a phone in a club's cellar rules as the server does.
///
/// Reading order: [umpire.offline.SnookerScript] (what a page can call), `ScoredMatch` (a match and
/// the words it is told in), `ScriptFingerprint` with `ScriptPlatform` (what the translator's
/// platform lacks). Nothing is decided here; the build compares script and JVM event by event.
@NullMarked
package umpire.offline;

import org.jspecify.annotations.NullMarked;
