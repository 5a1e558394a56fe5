package umpire.core.match;

/// Something that somebody did.
///
/// @param actor a seat from 0, or [Match#HOUSE]
public record Act<E>(int actor, E event) {}
