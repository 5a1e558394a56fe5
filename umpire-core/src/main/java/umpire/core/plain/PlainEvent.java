package umpire.core.plain;

/// An event of a plain game.
///
/// @param number which of the lines of its [PlainWords] it is
public record PlainEvent(int number) {}
