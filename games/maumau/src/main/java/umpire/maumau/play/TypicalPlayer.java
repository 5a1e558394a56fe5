package umpire.maumau.play;

import umpire.core.Chance;
import umpire.core.cards.CardSet;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.maumau.Cards;
import umpire.maumau.MauMauMatch;
import umpire.maumau.MoveCode;
import umpire.maumau.Verb;

/// Plays on where a spectator asks for chances: as `rules` does, but most cards laid are any that
/// fit, and a wild one names any suit.
///
/// How many was fitted so that the chances told hold for players who go by `rules`, for `expert`,
/// and for one against the other (decision 0047). If everybody in the rollouts always went by
/// `rules`, a spectator who sees the hands would be far too sure as soon as real players do not.
final class TypicalPlayer implements Strategy.Varied<MauMauMatch> {

  /// So many of a hundred cards are any that fit.
  private static final int ANY = 80;

  private static final int ALL = 100;
  private static final int SUITS = 4;

  private final RulesPlayer rules = new RulesPlayer();

  @Override
  public Strategy<MauMauMatch> strategy() {
    return rules;
  }

  @Override
  public void choose(MauMauMatch match, int seat, Chance chance, Move answer) {
    rules.choose(match, seat, chance, answer);
    if (Verb.of(answer) == Verb.LAY && chance.below(ALL) < ANY) {
      layAny(match, chance, answer);
    }
  }

  /// Every plain card is as likely as every suit that a wild one can name.
  private static void layAny(MauMauMatch match, Chance chance, Move answer) {
    long plain = match.game().candidates() & ~match.rules().wild();
    long wild = match.game().candidates() & match.rules().wild();
    int plainOnes = Long.bitCount(plain);
    int pick = chance.below(plainOnes + SUITS * Long.bitCount(wild));
    boolean names = pick >= plainOnes;
    int named = pick - plainOnes;
    long card = names ? CardSet.nth(named / SUITS, wild) : CardSet.nth(pick, plain);
    int number = Cards.number(card);
    int code = names ? MoveCode.naming(number, named % SUITS) : number;
    answer.set(Verb.LAY.ordinal(), code | match.game().wordDue(card));
  }
}
