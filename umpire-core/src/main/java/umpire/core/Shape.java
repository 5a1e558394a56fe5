package umpire.core;

/// A way in which generated records can lean, so that what is rare at a table becomes common.
///
/// @param name how the command line calls it
/// @param effect what it makes common, in one line
public record Shape(String name, String effect) {}
