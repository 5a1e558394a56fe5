package umpire.maumau.rule;

import umpire.core.profile.Profile;
import umpire.maumau.cards.Cards;

/// The rules of one table as sets of cards and a few numbers: a profile made ready for the kernel.
///
/// A record, because the compiler trusts a record's parts not to change: where the rules are the
/// constant [#CLASSIC], as in [umpire.maumau.fastpath.FastDeal], every one of these functions is
/// worked out beforehand (decision 0010).
///
/// @param deck the cards that are played with
/// @param wild the cards that fit on all but their like and name a suit: the jacks, or what has
///   taken their place
/// @param places whether the others play on
public record TableRules(
    long deck,
    DealSettings dealing,
    long wild,
    LayingSettings laying,
    SevenSettings sevens,
    DrawingSettings drawing,
    CallSettings calls,
    boolean places,
    Scoring scoring) {

  /// What becomes of a drawn card.
  public enum DrawnCard {
    LAID("a drawn card that fits must be laid at once"),
    KEPT("a drawn card that fits may be laid or kept"),
    NEVER("a drawn card is not laid in the same turn"),
    UNTIL("a player draws until a card fits, and must lay that card");

    final String effect;

    DrawnCard(String effect) {
      this.effect = effect;
    }
  }

  /// The rules of the published problem.
  public static final TableRules CLASSIC = of(MauMauProfiles.ALL.classic());

  private static final int DEALT_AND_PLAYERS = 9;

  /// What everybody is dealt at least of the full deck, where the number depends on the players.
  private static final int MIN_OF_FULL_DECK = 5;

  static TableRules of(Profile profile) {
    return new TableRules(
        profile.get(MauMauSwitches.DECK),
        DealSettings.of(profile),
        profile.get(MauMauSwitches.WILD),
        LayingSettings.of(profile),
        SevenSettings.of(profile),
        DrawingSettings.of(profile),
        CallSettings.of(profile),
        profile.get(MauMauSwitches.PLACES),
        Scoring.of(profile));
  }

  /// How many cards are played with.
  public int deckSize() {
    return Long.bitCount(deck);
  }

  /// How many cards each of so many players is dealt.
  public int handSize(int players) {
    if (dealing.handSize() != 0) {
      return dealing.handSize();
    }
    int size = DEALT_AND_PLAYERS - players;
    return deck == Cards.ALL ? Math.max(MIN_OF_FULL_DECK, size) : size;
  }

  /// The cards that fit on an open card that is not wild while nothing binds: its suit, its rank,
  /// and all that are wild.
  public long fittingOn(int number) {
    return Cards.alike(number) | wild;
  }

  /// The cards that fit on a wild card for which a suit was named.
  public long fittingOnNamed(int suit) {
    return (Cards.ofSuit(suit) & ~wild) | laying.onWild();
  }

  /// The cards that fit on a wild card that opens the discard pile, for which nobody has named a
  /// suit.
  public long fittingOnOpeningJack(int number) {
    return dealing.openingJackBinds()
        ? fittingOnNamed(number & Cards.SUITS - 1)
        : (deck & ~wild) | laying.onWild();
  }

  /// Whether a card is wild.
  public boolean isWild(long card) {
    return (card & wild) != 0;
  }

  /// The cards that may be laid on an active seven.
  public long answers() {
    return sevens.answers();
  }

  /// What is due when a seven has been laid, after so much was due before it.
  public int penaltyAfter(int penalty) {
    return sevens.doubling() && penalty > 0 ? 2 * penalty : penalty + sevens.cards();
  }

  /// Whether a seven is the published problem's: two cards, two more for each that answers it.
  public boolean hasPublishedSeven() {
    return sevens.cards() == 2 && !sevens.doubling() && answers() == Cards.SEVENS;
  }
}
