package umpire.tractor;

/// The rules of one table as the kernels want them: what a profile says, in constants and numbers.
///
/// @param seating how many play, and how many cards they have
/// @param form a whole game, or one round laid open
/// @param start the rank at which both teams begin
/// @param drawn how many cards each draws before the players are asked whether they declare
/// @param firstDealer who deals the first round
/// @param overbid which declaration is stronger
/// @param jokers whether a pair of jokers can be declared
/// @param partner whether one may overbid one's partner
/// @param overturn whether one may overbid oneself with other cards
/// @param undeclared what happens if nobody declares
/// @param takeOver whether others may overbid for the kitty that was laid away
/// @param twos whether the twos are trumps in every round
/// @param smallestTractor how many pairs a tractor has at least
/// @param throwing whose hands decide whether a throw stands
/// @param refused what the leader of a refused throw must lay
/// @param fine what a refused throw costs
/// @param follow how far a follower must match the lead
/// @param ruffs by what two ruffs of a throw are compared
/// @param kitty by what the points of the kitty are multiplied
/// @param levels how many points above 80 are worth a rank
/// @param mostUp how many ranks a team can go up at once
/// @param belowZero what the declarers get for defenders with less than no points
/// @param mustPlay the ranks that a team must have made before it passes them, as a set of bits
/// @param setback whether a last trick lost to a single jack puts the declarers back
/// @param nextDealer who deals after a round that was made
public record TractorTerms(
    Seating seating,
    Form form,
    int start,
    int drawn,
    FirstDealer firstDealer,
    Overbid overbid,
    Jokers jokers,
    Partner partner,
    Overturn overturn,
    Undeclared undeclared,
    TakeOver takeOver,
    Twos twos,
    int smallestTractor,
    Throwing throwing,
    Refused refused,
    Fine fine,
    Follow follow,
    Ruffs ruffs,
    Kitty kitty,
    Levels levels,
    MostUp mostUp,
    BelowZero belowZero,
    int mustPlay,
    Setback setback,
    NextDealer nextDealer) {

  public enum Form {
    WHOLE,
    OPEN_ROUND
  }

  public enum FirstDealer {
    DECLARER,
    FIRST_DECLARER,
    FIRST_SEAT
  }

  public enum Overbid {
    JOKERS,
    SUITS,
    DIAMONDS_LOW,
    LENGTH
  }

  public enum Jokers {
    PAIR,
    NEVER
  }

  public enum Partner {
    MAY_OVERBID,
    MAY_NOT
  }

  public enum Overturn {
    NEVER,
    ALLOWED
  }

  public enum Undeclared {
    FIRST_CARD,
    RANK_CARD,
    NONE,
    REDEAL;

    /// Whether the kitty is turned up, and a card of it decides.
    boolean turnsUp() {
      return this == FIRST_CARD || this == RANK_CARD;
    }
  }

  public enum TakeOver {
    NEVER,
    ALLOWED
  }

  public enum Twos {
    PLAIN,
    TRUMPS
  }

  public enum Throwing {
    OTHERS,
    OPPONENTS,
    UNCHECKED
  }

  public enum Refused {
    LOWEST,
    FOUND,
    SMALLEST,
    CHOICE
  }

  public enum Fine {
    NONE,
    TEN,
    TEN_A_CARD
  }

  public enum Follow {
    STRUCTURE,
    PAIRS,
    GROUP,
    FREE
  }

  public enum Ruffs {
    LONGEST,
    EVERY,
    HIGHEST,
    IN_TURN
  }

  public enum Kitty {
    POWER,
    PAIRS,
    LINEAR,
    TWO_FOUR,
    TWO
  }

  public enum Levels {
    FORTY,
    TWENTY
  }

  public enum MostUp {
    ANY,
    THREE
  }

  public enum BelowZero {
    THREE,
    FOUR
  }

  public enum Setback {
    NEVER,
    JACK
  }

  public enum NextDealer {
    PARTNER,
    SAME,
    LAST_TRICK
  }

  /// The published problem: one round laid open, and no hands that anything could be checked with.
  public static final TractorTerms CLASSIC =
      new TractorTerms(
          Seating.FOUR,
          Form.OPEN_ROUND,
          Deck.TWO,
          5,
          FirstDealer.DECLARER,
          Overbid.JOKERS,
          Jokers.PAIR,
          Partner.MAY_OVERBID,
          Overturn.NEVER,
          Undeclared.FIRST_CARD,
          TakeOver.NEVER,
          Twos.PLAIN,
          2,
          Throwing.UNCHECKED,
          Refused.LOWEST,
          Fine.NONE,
          Follow.FREE,
          Ruffs.LONGEST,
          Kitty.POWER,
          Levels.FORTY,
          MostUp.ANY,
          BelowZero.THREE,
          0,
          Setback.NEVER,
          NextDealer.PARTNER);

  /// Whether a team may not pass this rank before it has dealt at it and made.
  boolean mustBePlayed(int rank) {
    return (mustPlay >> rank & 1) != 0;
  }

  /// The points of the kitty multiplied for a last trick whose longest component has w cards. With
  /// two decks 80 x 2^24 is the most; surplus cards of a damaged record (T23) could go past any
  /// bound, and are kept within an `int` (T26).
  public int kittyPoints(int points, int w) {
    long product =
        switch (kitty) {
          case POWER -> (long) points << w;
          case PAIRS -> (long) points << (1 + w / 2);
          case LINEAR -> 2L * w * points;
          case TWO_FOUR -> (w == 1 ? 2L : 4L) * points;
          case TWO -> 2L * points;
        };
    return (int) Math.min(product, MOST_POINTS);
  }

  /// No bound of the game, but on the numbers a damaged record can lead to.
  private static final int MOST_POINTS = 2_000_000_000;
}
