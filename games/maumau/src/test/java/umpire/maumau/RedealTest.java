package umpire.maumau;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.core.Tape;
import umpire.core.profile.BadProfile;

/// Hidden cards that are dealt out anew agree with all that was seen: the same moves would have
/// been legal from the first card on, and would have led to the same table.
final class RedealTest {

  private static final int DEALS = 300;

  private record Step(int seat, int move) {}

  @ParameterizedTest
  @ValueSource(strings = {"laid", "kept", "never", "until"})
  void whatHasHappenedCouldHaveHappened(String drawnCard) throws BadProfile {
    for (String last : List.of("yes", "no")) {
      var profile =
          MauMauProfiles.ALL.changed(
              "any", "classic", Map.of("drawn-card", drawnCard, "jack-last", last));
      TableRules rules = Agreement.of(profile).rules();
      var chance = new Chance(drawnCard.hashCode());
      int moved = 0;
      for (int i = 0; i < DEALS; i++) {
        moved += walk(rules, 2 + chance.below(3), chance);
      }
      assertThat(moved).as("hidden cards that changed places").isGreaterThan(DEALS);
    }
  }

  /// Plays a deal until the draw pile is used up, and deals anew on the way.
  private static int walk(TableRules rules, int players, Chance chance) {
    var deck = new int[Cards.DECK];
    for (int card = 0; card < Cards.DECK; card++) {
      deck[card] = 1 << card;
    }
    chance.shuffle(deck, Cards.DECK);
    var game = new MauMau();
    var sight = new Sight();
    var steps = new ArrayList<Step>();
    var moves = new int[Moves.COUNT];
    int moved = 0;
    game.deal(rules, players, 0, deck, Tape.silent());
    while (game.toAct() != Kernel.NOBODY && game.piles.border == game.piles.opening) {
      moved += redeal(game, sight, deck, steps, chance);
      int move = moves[chance.below(game.legal(moves))];
      steps.add(new Step(game.toAct(), move));
      sight.before(game, move);
      game.play(move, Tape.silent());
      sight.after(game);
    }
    return moved;
  }

  private static int redeal(MauMau game, Sight sight, int[] deck, List<Step> steps, Chance chance) {
    int viewer = chance.below(game.seats() + 1) + Sight.NO_HAND;
    var other = game.copy();
    var known = new Sight();
    known.copyFrom(sight);
    int[] now = known.redeal(other, viewer, chance);
    var otherDeck = new int[Cards.DECK];
    int moved = 0;
    for (int place = 0; place < Cards.DECK; place++) {
      int card = Cards.number(deck[place]);
      otherDeck[place] = 1 << now[card];
      moved += now[card] == card ? 0 : 1;
    }
    var again = new MauMau();
    again.deal(game.rules, game.seats(), 0, otherDeck, Tape.silent());
    for (Step step : steps) {
      assertThat(again.check(step.seat(), step.move())).isEqualTo(Kernel.FINE);
      again.play(step.move(), Tape.silent());
    }
    assertThat(again.toAct()).isEqualTo(game.toAct());
    assertThat(Position.of(again)).isEqualTo(Position.of(other));
    if (viewer != Sight.NO_HAND) {
      assertThat(other.hand(viewer)).isEqualTo(game.hand(viewer));
    }
    return moved;
  }
}
