package umpire.maumau.play;

import java.util.Arrays;
import umpire.core.kernel.History;
import umpire.core.kernel.Move;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.words.MoveCode;
import umpire.maumau.words.Verb;

/// What the others' choices in a deal tell of their hands, if they usually choose by `rules`: who
/// laid a nine had hardly an ace that fitted, and who named hearts has most of them.
///
/// Nobody is sure of it, for nobody need choose so: a card that would have been chosen instead
/// makes a hand [#UNUSUAL] times as likely, and does not rule it out.
final class Habits {

  private static final double UNUSUAL = 0.1;

  /// The cards that somebody would have chosen instead of those laid since they last drew.
  private final long[] passedOver = new long[MauMau.MAX_PLAYERS];

  /// The same for what they laid before, and how many cards they drew after the first of these.
  private final long[] passedOverBefore = new long[MauMau.MAX_PLAYERS];

  private final int[] drawn = new int[MauMau.MAX_PLAYERS];

  /// The suit somebody named since they last drew, or [#NONE], and what they laid afterwards.
  private final int[] named = new int[MauMau.MAX_PLAYERS];

  private final long[] laidSince = new long[MauMau.MAX_PLAYERS];

  private static final int NONE = -1;

  private final Move past = new Move();

  /// The cards that are wild at this table.
  private long wild;

  /// Reads what everybody saw of the deal that is on.
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
          // nobody chose it
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

  /// From now on any card may be one that was drawn later.
  private void draws(int player) {
    passedOverBefore[player] |= passedOver[player];
    passedOver[player] = 0;
    named[player] = NONE;
    drawn[player] += passedOverBefore[player] == 0 ? 0 : Verb.due(past);
  }

  /// How likely a player with this hand would have chosen as they did, against one who would
  /// certainly.
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
