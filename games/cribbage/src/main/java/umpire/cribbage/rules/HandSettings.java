package umpire.cribbage.rules;

/// What follows from how many cards two players are dealt.
///
/// @param kept how many cards a player keeps to play with and to count
/// @param oneCount whether the play ends with the first count, and hands are shown then
/// @param forLast what the first non-dealer pegs at the beginning of a game
public record HandSettings(int kept, boolean oneCount, int forLast) {}
