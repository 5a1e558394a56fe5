package umpire.maumau.rule;

import umpire.core.profile.Profile;
import umpire.maumau.cards.Cards;

/// The rules of one table as sets of cards and a few numbers: a profile in the form that the kernel
/// uses.
///
/// A record, because the compiler trusts a record's components not to change: with the constant
/// [#CLASSIC], as in [umpire.maumau.fastpath.FastDeal], it evaluates each of these functions in
/// advance (decision 0010).
///
/// @param deck the cards of the game
/// @param wild the cards that fit on all cards but wild ones, and name a suit: the jacks, or the
///   cards that replace them
/// @param places whether the others play on after the first player is out
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

  /// The rule for a drawn card.
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

  /// The smallest hand with the full deck, where the size depends on the number of players.
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

  /// The number of cards in the deck.
  public int deckSize() {
    return Long.bitCount(deck);
  }

  /// The number of cards dealt to each player.
  public int handSize(int players) {
    if (dealing.handSize() != 0) {
      return dealing.handSize();
    }
    int size = DEALT_AND_PLAYERS - players;
    return deck == Cards.ALL ? Math.max(MIN_OF_FULL_DECK, size) : size;
  }

  /// The cards that fit on an open card that is not wild while nothing binds: its suit, its rank,
  /// and all wild cards.
  public long fittingOn(int number) {
    return Cards.alike(number) | wild;
  }

  /// The cards that fit on a wild card for which a suit was named.
  public long fittingOnNamed(int suit) {
    return (Cards.ofSuit(suit) & ~wild) | laying.onWild();
  }

  /// The cards that fit on a wild opening card, for which no suit was named.
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

  /// The penalty after another seven is laid.
  public int penaltyAfter(int penalty) {
    return sevens.doubling() && penalty > 0 ? 2 * penalty : penalty + sevens.cards();
  }

  /// Whether a seven is the published problem's: two cards, two more for each that answers it.
  public boolean hasPublishedSeven() {
    return sevens.cards() == 2 && !sevens.doubling() && answers() == Cards.SEVENS;
  }
}
