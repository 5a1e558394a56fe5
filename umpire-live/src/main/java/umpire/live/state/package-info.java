/// The state of a table, which follows from its log and from nothing else: `TableState`, in which
/// `GameAtTable` is the game with its `OpenQuestions`, `Chairs`, `Clocks` and `FairRound` are what
/// stands around it, and `Checkpoints` are earlier states for those who look back.
@NullMarked
package umpire.live.state;

import org.jspecify.annotations.NullMarked;
