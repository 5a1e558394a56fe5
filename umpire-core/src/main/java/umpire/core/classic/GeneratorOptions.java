package umpire.core.classic;

/// What to generate: the same options give the same text on every machine.
///
/// @param cases how many records
/// @param seed which of the endless many
/// @param seats how many players, or 0 for every number the game allows
/// @param shape the name of one of the game's shapes
public record GeneratorOptions(int cases, long seed, int seats, String shape) {}
