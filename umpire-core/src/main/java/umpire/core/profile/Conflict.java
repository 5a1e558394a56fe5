package umpire.core.profile;

import java.util.function.Predicate;

/// Values that cannot be in force together.
///
/// @param why what is wrong, naming the switches
/// @param holds whether a profile has them
public record Conflict(String why, Predicate<Profile> holds) {}
