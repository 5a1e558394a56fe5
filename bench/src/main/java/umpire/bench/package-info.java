/// Measures speed. [umpire.bench.Ratios] makes the table in `bench/results.md`,
/// [umpire.bench.WholeGames] and [umpire.bench.Arenas] play complete games; the others are JMH
/// benchmarks for a closer look. Every measurement checks its results.
///
/// [umpire.bench.CribbageTables] measures nothing: it builds tables that a game comes with.
@NullMarked
package umpire.bench;

import org.jspecify.annotations.NullMarked;
