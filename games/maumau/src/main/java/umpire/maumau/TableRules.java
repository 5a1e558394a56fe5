package umpire.maumau;

/// The rules of one table as sets of cards and a few numbers: a profile made ready for the kernel.
///
/// A record, because the compiler trusts a record's parts not to change: where the rules are the
/// constant [#CLASSIC], as in [umpire.maumau.course.Course], every one of these functions is worked
/// out beforehand (decision 0010).
///
/// @param deck the cards that are played with
/// @param handSize how many cards everybody is dealt; 0 if that depends on the number of players
/// @param openingActs whether the opening card acts
/// @param openingJackBinds whether an opening jack binds to its suit
/// @param reversing the cards that turn the direction round
/// @param skipping the cards that make the next player miss his turn
/// @param active the cards that do so unless they are answered with one of their rank
/// @param again the cards that give another turn
/// @param sevenCards what a seven costs
/// @param doublingSevens whether sevens that answer double the cost instead of adding to it
/// @param answers the cards that may be laid on an active seven
/// @param wild the cards that fit on all but their like and name a suit: the jacks, or what has
///   taken their place
/// @param onWild the wild cards, if they fit on each other; else no card
/// @param last the cards that may be laid last
/// @param lastSeven whether a seven that ends the deal is still paid for
/// @param drawn what becomes of a drawn card
/// @param byChoice whether a player may draw who could lay
/// @param shuffled whether the discard pile is shuffled before it is drawn from
/// @param takesWhatIsLeft whether the deal goes on when there are too few cards to draw
/// @param calls what is said as cards run out
/// @param places whether the others play on
/// @param scoring what the cards left count, and for whom
public record TableRules(
    long deck,
    int handSize,
    boolean openingActs,
    boolean openingJackBinds,
    long reversing,
    long skipping,
    long active,
    long again,
    int sevenCards,
    boolean doublingSevens,
    long answers,
    long wild,
    long onWild,
    long last,
    boolean lastSeven,
    DrawnCard drawn,
    boolean byChoice,
    boolean shuffled,
    boolean takesWhatIsLeft,
    Calls calls,
    boolean places,
    Scoring scoring) {

  /// What becomes of a drawn card.
  public enum DrawnCard {
    /// It is laid if it fits.
    LAID,
    /// It may be laid or kept.
    KEPT,
    /// It is not laid in the same turn.
    NEVER,
    /// More are drawn until one fits, and that is laid.
    UNTIL
  }

  /// The rules of the published problem.
  public static final TableRules CLASSIC =
      new TableRules(
          Cards.SHORT_DECK,
          0,
          true,
          false,
          0,
          Cards.EIGHTS,
          0,
          0,
          2,
          false,
          Cards.SEVENS,
          Cards.JACKS,
          0,
          Cards.SHORT_DECK,
          false,
          DrawnCard.LAID,
          false,
          false,
          false,
          Calls.NONE,
          false,
          new Scoring(Scoring.Values.PUBLISHED, true, Scoring.Way.LEFT));

  private static final int DEALT_AND_PLAYERS = 9;

  /// What everybody is dealt at least of the full deck, where the number depends on the players.
  private static final int FEWEST_OF_FULL_DECK = 5;

  /// How many cards are played with.
  public int deckSize() {
    return Long.bitCount(deck);
  }

  /// How many cards each of so many players is dealt.
  public int handSize(int players) {
    if (handSize != 0) {
      return handSize;
    }
    int size = DEALT_AND_PLAYERS - players;
    return deck == Cards.ALL ? Math.max(FEWEST_OF_FULL_DECK, size) : size;
  }

  /// The cards that fit on an open card that is not wild while nothing binds: its suit, its rank,
  /// and all that are wild.
  public long fittingOn(int number) {
    return Cards.alike(number) | wild;
  }

  /// The cards that fit on a wild card for which a suit was named.
  public long fittingOnNamed(int suit) {
    return (Cards.ofSuit(suit) & ~wild) | onWild;
  }

  /// The cards that fit on a wild card that opens the discard pile, for which nobody has named a
  /// suit.
  public long fittingOnOpeningJack(int number) {
    return openingJackBinds ? fittingOnNamed(number & Cards.SUITS - 1) : (deck & ~wild) | onWild;
  }

  /// Whether a card is wild.
  public boolean isWild(long card) {
    return (card & wild) != 0;
  }

  /// What is due when a seven has been laid, after so much was due before it.
  public int penaltyAfter(int penalty) {
    return doublingSevens && penalty > 0 ? 2 * penalty : penalty + sevenCards;
  }

  /// Whether a seven is the published problem's: two cards, two more for each that answers it.
  boolean hasPublishedSeven() {
    return sevenCards == 2 && !doublingSevens && answers == Cards.SEVENS;
  }
}
