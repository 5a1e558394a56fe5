/// The results of simulated games: a [umpire.core.arena.KernelArena] plays them and writes a row
/// for each, with the numbers that [umpire.core.arena.Measure]s define and a
/// [umpire.core.arena.RowLayout] arranges. A game may have an [umpire.core.arena.Arena] of its own.
@NullMarked
package umpire.core.arena;

import org.jspecify.annotations.NullMarked;
