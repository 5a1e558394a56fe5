package umpire.maumau.play;

import static umpire.maumau.rule.MauMauRule.JACK_RULE;
import static umpire.maumau.rule.MauMauRule.LAST_CARD_RULE;
import static umpire.maumau.rule.MauMauRule.RANK_OF_SUITS_RULE;
import static umpire.maumau.rule.MauMauRule.SEVEN_RULE;
import static umpire.maumau.rule.MauMauRule.SUIT_RULE;
import static umpire.maumau.rule.MauMauRule.VALUE_RULE;

import umpire.core.RulingLog;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.rule.MauMauRule;
import umpire.maumau.words.MoveCode;

/// The six rules by which the players of the published problem choose: one strategy among others.
///
/// The set of cards that may be laid already takes an active seven and an open jack into account,
/// so rule 4 needs no exception there (M7). Each decision is logged with the cards that were passed
/// over.
public final class DecisionRules {

  private DecisionRules() {}

  /// Returns the move that the rules choose for the player to act.
  public static int choose(MauMau game, RulingLog log) {
    long candidates = game.candidates();
    if (candidates == 0) {
      return MoveCode.DRAW;
    }
    int seat = game.toAct();
    long hand = game.hand(seat);
    int number = card(candidates, game.hand(game.next(seat)), Cards.JACKS);
    long card = 1L << number;
    if (log.isRecording()) {
      tellWhy(seat, hand, card, candidates, game.penalty(), log);
    }
    return (card & Cards.JACKS) != 0
        ? MoveCode.naming(number, suit(hand & ~card, Cards.JACKS))
        : number;
  }

  /// Rules 1 to 4 and 6: the number of the card to lay, of those that may be laid. A jack comes
  /// last, but first if the next player has one card left; that is the neighbour, even if the card
  /// laid makes them miss a turn (M1).
  ///
  /// @param wild the jacks, or the cards that are wild in their place
  public static int card(long candidates, long nextHand, long wild) {
    return card(candidates, isSingle(nextHand), wild);
  }

  /// Chooses by rules 1 to 4 and 6 without the next player's hand, by whether it has one card.
  public static int card(long candidates, boolean nextHasOne, long wild) {
    long preferred = nextHasOne ? candidates : candidates & ~wild;
    return Cards.highest(preferred != 0 ? preferred : candidates);
  }

  /// The cards that these rules would choose instead of one that may be laid, if they were held as
  /// well.
  ///
  /// @param fitting all that may be laid
  /// @param card one of them
  /// @param wild the jacks, or the cards that are wild in their place
  static long preferred(long fitting, long card, boolean nextHasOne, long wild) {
    boolean isWild = (card & wild) != 0;
    long alike = isWild ? wild : ~wild;
    long higher = fitting & alike & Cards.above(card);
    boolean othersFirst = isWild != nextHasOne;
    return othersFirst ? higher | (fitting & ~alike) : higher;
  }

  /// Rule 5: the suit held most, jacks not counted, ties to the higher suit; with jacks alone all
  /// suits tie at none, and that goes to clubs (M2).
  public static int suit(long hand, long wild) {
    int best = 0;
    int most = -1;
    for (int suit = 0; suit < Cards.SUITS; suit++) {
      int held = Long.bitCount(hand & Cards.ofSuit(suit) & ~wild);
      if (held >= most) {
        most = held;
        best = suit;
      }
    }
    return best;
  }

  /// Logs the rule that decided; rule 6 as well if a card of the same value was passed over, and
  /// rule 5 if a suit will be named.
  static void tellWhy(int seat, long hand, long card, long candidates, int penalty, RulingLog log) {
    int number = Cards.number(card);
    boolean jack = (card & Cards.JACKS) != 0;
    MauMauRule rule;
    if (penalty > 0) {
      rule = SEVEN_RULE;
    } else if (!jack) {
      rule = VALUE_RULE;
    } else {
      rule = (candidates & ~Cards.JACKS) == 0 ? JACK_RULE : LAST_CARD_RULE;
    }
    long sameValue = candidates & Cards.ofRank(number >> 2);
    log.addCards(rule, seat, number, candidates & ~sameValue);
    if (!isSingle(sameValue)) {
      log.addCards(RANK_OF_SUITS_RULE, seat, number, sameValue & ~card);
    }
    long rest = hand & ~card;
    if (jack && rest != 0) {
      log.addCards(SUIT_RULE, seat, suit(rest, Cards.JACKS), rest & ~Cards.JACKS);
    }
  }

  private static boolean isSingle(long cards) {
    return (cards & (cards - 1)) == 0;
  }
}
