package umpire.cribbage.rules;

/// The settings that depend on the number of cards dealt to two players.
///
/// @param kept number of cards a player keeps to play with and to count
/// @param oneCount whether the play ends with the first count, and hands are shown then
/// @param forLast the points that the first non-dealer pegs at the beginning of a game
public record HandSettings(int kept, boolean oneCount, int forLast) {}
