/// The state of a table, derived from its log alone: `TableState`, in which `GameAtTable` is the
/// game with its `OpenQuestions`; `Chairs`, `Clocks` and `FairRound` complete it, and `Checkpoints`
/// are earlier states for looking back.
@NullMarked
package umpire.live.state;

import org.jspecify.annotations.NullMarked;
