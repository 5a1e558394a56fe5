package umpire.cribbage;

/// What a table has agreed on, in the form in which the rules at work use it.
///
/// @param players how many sit at the table
/// @param partners whether four play two against two
/// @param hand how many cards a player keeps to play with and to count
/// @param oneCount whether the play ends with the first count, and hands are shown then
/// @param forLast what the first non-dealer pegs at the beginning of a game
/// @param playOnly whether only the play of a single deal is refereed
/// @param lastHole the points that win a game
/// @param heels what a jack as starter brings the dealer
/// @param fourFlushInCrib whether four cards of one suit count in the crib too
/// @param counting who counts in the show
/// @param pegByPlayers whether players also peg for themselves in the play
/// @param win the game points of a win
/// @param skunk those of a win by more than thirty points
/// @param doubleSkunk those of a win by more than sixty
/// @param skunksEach whether each loser is reckoned alone
/// @param games how many games the match has at most
/// @param bestOf whether the match ends when somebody has won more than half of them
/// @param fines whether the others peg for errors
/// @param firstDeal who deals first in the second game and later
public record CribbageTerms(
    int players,
    boolean partners,
    int hand,
    boolean oneCount,
    int forLast,
    boolean playOnly,
    int lastHole,
    int heels,
    boolean fourFlushInCrib,
    Counting counting,
    boolean pegByPlayers,
    int win,
    int skunk,
    int doubleSkunk,
    boolean skunksEach,
    int games,
    boolean bestOf,
    boolean fines,
    FirstDeal firstDeal) {

  private static final int TWICE_ROUND = 121;
  private static final int STREET = 30;

  /// Who counts in the show.
  public enum Counting {
    REFEREE,
    PLAYERS,
    MUGGINS
  }

  /// Who deals first in a later game of a match.
  public enum FirstDeal {
    LOSER,
    ALTERNATE,
    CUT
  }

  /// Whether cards of one suit count without the starter.
  public boolean flushAlone(boolean inCrib) {
    return !inCrib || fourFlushInCrib;
  }

  public int sides() {
    return partners ? 2 : players;
  }

  /// What of it concerns the play.
  PlayTerms play() {
    return playOnly
        ? PlayTerms.ALONE
        : new PlayTerms(hand, oneCount, pegByPlayers, CribbageRule.PLAY_OVER);
  }

  /// Whether it is six-card cribbage for two.
  public boolean sixCards() {
    return players == 2 && hand == Pegging.HAND && !playOnly;
  }

  /// How many points behind a loser is skunked: more than these. The rule book has one street of
  /// the board that goes twice round; on others it is half the way, as the lurch was.
  public int skunkLine() {
    return lastHole == TWICE_ROUND ? STREET : lastHole / 2;
  }

  /// The same on a board that ends at another hole.
  public CribbageTerms to(int hole) {
    return new CribbageTerms(
        players,
        partners,
        hand,
        oneCount,
        forLast,
        playOnly,
        hole,
        heels,
        fourFlushInCrib,
        counting,
        pegByPlayers,
        win,
        skunk,
        doubleSkunk,
        skunksEach,
        games,
        bestOf,
        fines,
        firstDeal);
  }

  /// How many cards a player is dealt.
  public int dealt() {
    return playOnly ? hand : players == 2 ? hand + 2 : hand + 1;
  }

  /// How many cards a player lays away.
  public int thrown() {
    return dealt() - hand;
  }

  /// How many cards are dealt straight to the crib, to complete it.
  public int straightToCrib() {
    return playOnly ? 0 : Layout.CRIB - players * thrown();
  }
}
