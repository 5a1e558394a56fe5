package umpire.core.classic;

/// The options of a generator: equal options give equal text on every machine.
///
/// @param cases the number of records
/// @param seed the random seed
/// @param seats the number of players, or 0 for every number that the game allows
/// @param shape the name of one of the game's shapes
public record GeneratorOptions(int cases, long seed, int seats, String shape) {}
