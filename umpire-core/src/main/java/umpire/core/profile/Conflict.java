package umpire.core.profile;

import java.util.function.Predicate;

/// A combination of values that no profile may have.
///
/// @param why the reason, naming the switches
/// @param holds whether a profile has these values
public record Conflict(String why, Predicate<Profile> holds) {}
