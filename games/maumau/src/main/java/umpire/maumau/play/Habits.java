package umpire.maumau.play;

import java.util.Arrays;
import umpire.core.kernel.History;
import umpire.core.kernel.Move;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.words.MoveCode;
import umpire.maumau.words.Verb;

/// Estimates the other players' hands from their choices in a deal, if they usually choose by
/// `rules`: a player who laid a nine hardly had a fitting ace, and one who named hearts holds most
/// hearts.
///
/// Players need not choose so: each card in a hand that would have been chosen instead makes the
/// hand [#UNUSUAL] times as likely, and does not rule it out.
final class Habits {

  private static final double UNUSUAL = 0.1;

  /// The cards that a player would have chosen instead of those laid since they last drew.
  private final long[] passedOver = new long[MauMau.MAX_PLAYERS];

  /// The cards passed over before the last draw, and the number of cards drawn since the first of
  /// these.
  private final long[] passedOverBefore = new long[MauMau.MAX_PLAYERS];

  private final int[] drawn = new int[MauMau.MAX_PLAYERS];

  /// The suit that a player named since they last drew, or [#NONE], and the cards they laid
  /// afterwards.
  private final int[] named = new int[MauMau.MAX_PLAYERS];

  private final long[] laidSince = new long[MauMau.MAX_PLAYERS];

  private static final int NONE = -1;

  private final Move past = new Move();

  /// The cards that are wild at this table.
  private long wild;

  /// Reads what all players saw of the current deal.
  void read(History history, long wildCards) {
    wild = wildCards;
    Arrays.fill(passedOver, 0);
    Arrays.fill(passedOverBefore, 0);
    Arrays.fill(drawn, 0);
    Arrays.fill(named, NONE);
    for (int i = 0; i < history.size(); i++) {
      history.get(i, past);
      switch (Verb.of(past)) {
        case LAY -> lays(history.actor(i), past.cards(), Verb.said(past));
        case DRAW -> draws(history.actor(i));
        default -> {
          // not a choice
        }
      }
    }
  }

  private void lays(int player, long card, int said) {
    passedOver[player] |=
        DecisionRules.preferred(Verb.couldBeLaid(past), card, Verb.heldByNext(past) == 1, wild);
    laidSince[player] |= card;
    if ((card & wild) != 0) {
      named[player] = MoveCode.suit(Cards.number(card) | said);
      laidSince[player] = 0;
    }
  }

  /// Moves the cards passed over to those before the draw: from now on any card may have been drawn
  /// later.
  private void draws(int player) {
    passedOverBefore[player] |= passedOver[player];
    passedOver[player] = 0;
    named[player] = NONE;
    drawn[player] += passedOverBefore[player] == 0 ? 0 : Verb.due(past);
  }

  /// The likelihood of a player's choices with this hand, relative to a hand with which they were
  /// certain.
  double likelihood(int player, long hand) {
    double likelihood = 1;
    for (int odd = Long.bitCount(hand & passedOver[player]); odd > 0; odd--) {
      likelihood *= UNUSUAL;
    }
    if (named[player] != NONE
        && DecisionRules.suit(hand | laidSince[player], wild) != named[player]) {
      likelihood *= UNUSUAL;
    }
    int held = Long.bitCount(hand);
    int before = Long.bitCount(hand & passedOverBefore[player] & ~passedOver[player]);
    for (int odd = 0; odd < before; odd++) {
      likelihood *= Math.clamp((double) (drawn[player] - odd) / (held - odd), UNUSUAL, 1);
    }
    return likelihood;
  }
}
