package umpire.maumau.play;

import java.util.Arrays;
import umpire.core.SeededRandom;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Move;
import umpire.maumau.deal.MauMau;
import umpire.maumau.inference.HiddenPlaces;
import umpire.maumau.match.MauMauMatch;

/// Draws the worlds in which a player may be about as likely as they are if the others usually
/// choose by `rules`: a world is kept with the likelihood that they would have done in it what they
/// did ([Habits]), and another is drawn instead of one that is not.
final class LikelyWorlds implements Dealer<MauMauMatch> {

  /// The last of so many is kept whatever the others did.
  private static final int TRIES = 16;

  /// Likelihoods are told apart to so many parts.
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
