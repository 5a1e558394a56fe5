/// What simulated games come to: a [umpire.core.arena.KernelArena] plays them and writes a row for
/// each, of the numbers that [umpire.core.arena.Measure]s count and a [umpire.core.arena.RowLayout]
/// lays out. A game may bring an [umpire.core.arena.Arena] of its own.
@NullMarked
package umpire.core.arena;

import org.jspecify.annotations.NullMarked;
