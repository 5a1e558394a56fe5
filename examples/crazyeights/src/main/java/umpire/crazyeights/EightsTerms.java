package umpire.crazyeights;

/// What a table agreed on, as the kernel wants to know it: nobody asks for a switch by its name
/// while a game is played.
///
/// @param hand how many cards each is dealt; 0 if that depends on how many play
/// @param forced whether only who can lay nothing draws and passes; all hands lie open then, or
///   nobody could tell
/// @param many whether a player draws as many cards as they like
/// @param twos whether a two gives the next player two cards
/// @param queens whether a queen skips the next player
/// @param target how many points win the match; 0 if one deal is all
public record EightsTerms(
    int hand, boolean forced, boolean many, boolean twos, boolean queens, int target) {

  /// How many cards each of so many players is dealt.
  int dealt(int players) {
    return hand > 0 ? hand : players == 2 ? 7 : 5;
  }
}
