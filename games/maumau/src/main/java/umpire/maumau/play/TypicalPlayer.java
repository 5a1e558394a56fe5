package umpire.maumau.play;

import umpire.core.SeededRandom;
import umpire.core.cards.CardSet;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.maumau.cards.Cards;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.words.MoveCode;
import umpire.maumau.words.Verb;

/// Plays the rollouts for a spectator's win probabilities: like `rules`, but lays any fitting card,
/// and names any suit with a wild one.
///
/// So the probabilities hold for players who use `rules`, for `expert`, and for one against the
/// other (decision 0047). If all players in the rollouts used `rules`, a spectator who sees the
/// hands would get far too certain probabilities once real players depart from them.
final class TypicalPlayer implements Strategy.ForwardingStrategy<MauMauMatch> {

  private static final int SUITS = 4;

  private final RulesPlayer rules = new RulesPlayer();

  @Override
  public Strategy<MauMauMatch> strategy() {
    return rules;
  }

  @Override
  public void choose(MauMauMatch match, int seat, SeededRandom random, Move answer) {
    rules.choose(match, seat, random, answer);
    if (Verb.of(answer) == Verb.LAY) {
      layAny(match, random, answer);
    }
  }

  /// Lays a random card: each plain card is as likely as each suit of each wild one.
  private static void layAny(MauMauMatch match, SeededRandom random, Move answer) {
    long plain = match.game().candidates() & ~match.rules().wild();
    long wild = match.game().candidates() & match.rules().wild();
    int plainOnes = Long.bitCount(plain);
    int pick = random.nextInt(plainOnes + SUITS * Long.bitCount(wild));
    boolean names = pick >= plainOnes;
    int named = pick - plainOnes;
    long card = names ? CardSet.nth(named / SUITS, wild) : CardSet.nth(pick, plain);
    int number = Cards.number(card);
    int code = names ? MoveCode.naming(number, named % SUITS) : number;
    Verb.lay(code | match.game().wordDue(card), answer);
  }
}
