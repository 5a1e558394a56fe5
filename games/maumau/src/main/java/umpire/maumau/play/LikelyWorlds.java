package umpire.maumau.play;

import java.util.Arrays;
import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Move;
import umpire.maumau.deal.MauMau;
import umpire.maumau.inference.HiddenPlaces;
import umpire.maumau.match.MauMauMatch;

/// Samples hidden cards about as likely as they are if the others usually choose by `rules`: a
/// sample is kept with the likelihood of the players' choices in it ([Habits]), and otherwise
/// replaced by another.
final class LikelyWorlds implements Dealer<MauMauMatch> {

  /// The maximum number of samples; the last one is kept in any case.
  private static final int TRIES = 16;

  /// The resolution of likelihoods.
  private static final int PARTS = 1 << 20;

  private final MauMauDealer anyWorld = new MauMauDealer();
  private final HiddenPlaces hiddenPlaces = new HiddenPlaces();
  private final World world = new World();
  private final Habits habits = new Habits();
  private final long[] hands = new long[MauMau.MAX_PLAYERS];

  @Override
  public boolean next(MauMauMatch table, SeededRandom random, Move into) {
    return anyWorld.next(table, random, into);
  }

  @Override
  public void sampleHidden(MauMauMatch veiled, SeededRandom random) {
    if (!veiled.inDeal() || veiled.isFullyKnown()) {
      anyWorld.sampleHidden(veiled, random);
      return;
    }
    hiddenPlaces.look(veiled);
    habits.read(veiled.history(), veiled.rules().wild());
    long[] cards = world.draw(hiddenPlaces, random);
    for (int i = 1; i < TRIES && !isKept(veiled.game(), cards, random); i++) {
      cards = world.draw(hiddenPlaces, random);
    }
    hiddenPlaces.settle(veiled, cards);
  }

  private boolean isKept(MauMau game, long[] cards, SeededRandom random) {
    Arrays.fill(hands, 0);
    for (int place = 0; place < hiddenPlaces.inHands(); place++) {
      hands[hiddenPlaces.owner(place)] |= cards[place];
    }
    double likelihood = 1;
    for (int player = 0; player < game.seats(); player++) {
      if (hands[player] != 0) {
        likelihood *= habits.likelihood(player, hands[player] | game.hand(player));
      }
    }
    return likelihood >= 1 || random.nextInt(PARTS) < likelihood * PARTS;
  }
}
