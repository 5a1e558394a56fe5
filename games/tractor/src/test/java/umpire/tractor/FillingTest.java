package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.tractor.cards.Holding;
import umpire.tractor.cards.TractorCard;
import umpire.tractor.play.RulesPlayer;
import umpire.tractor.play.TractorDealer;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.table.Tractor;

/// Tests that sampled worlds agree with everything seen, and that where all worlds can be listed,
/// they come up with the right frequencies.
final class FillingTest {

  /// The number of positions; mutation tests, which run this for every mutant, ask for fewer, a
  /// nightly build for more.
  private static final int POSITIONS = Integer.getInteger("umpire.tractor.positions", 600);

  private final TractorDealer dealer = new TractorDealer();
  private final SeededRandom random = new SeededRandom(11);
  private final List<Strategy<Tractor>> players =
      List.of(new RandomStrategy<>(), new RulesPlayer());

  /// A check in the middle of a round; returns true once it has seen enough.
  private interface Look {
    boolean at(Tractor game, RoundAgain again);
  }

  private void walk(TractorSettings rules, int positions, Look look) {
    var game = new Tractor(rules);
    var again = new RoundAgain(rules);
    var move = new Move();
    boolean enough = false;
    for (int seen = 0; seen < positions && !enough; ) {
      if (game.toAct() == Kernel.OVER) {
        game.reset();
      }
      int actor = game.toAct();
      if (!dealer.next(game, random, move)) {
        players.get(game.rounds() / 2 % 2).choose(game, actor, random, move);
      }
      again.see(game, move);
      game.play(actor, move, RulingLog.none());
      if (game.phase() == Tractor.Phase.PLAYING && random.nextInt(5) == 0) {
        enough = look.at(game, again);
        seen++;
      }
    }
  }

  private static Holding[] hands(Tractor world) {
    var hands = new Holding[Round.SEATS];
    for (int seat = 0; seat < Round.SEATS; seat++) {
      hands[seat] = world.hands().known(seat);
    }
    return hands;
  }

  @ParameterizedTest
  @CsvSource({
    "refused-throw=lowest",
    "refused-throw=choice throws=opponents",
    "refused-throw=found smallest-tractor=3",
    "refused-throw=smallest follow=pairs",
    "follow=group fine=ten",
    "follow=free"
  })
  void whatIsFilledInCouldHaveHappened(String changes) {
    TractorSettings rules = TractorSettingsTest.rules(("drawn=25 " + changes).split(" "));
    var veiled = new Tractor(rules);
    walk(
        rules,
        POSITIONS / 3,
        (game, again) -> {
          assertThat(again.couldHaveHappened(game, hands(game), game.hands().buried()))
              .as("what happened could have happened")
              .isTrue();
          for (int viewer = Kernel.NOBODY; viewer < Round.SEATS; viewer++) {
            veiled.copyFrom(game);
            veiled.veil(viewer);
            dealer.sampleHidden(veiled, random);
            assertThat(again.couldHaveHappened(veiled, hands(veiled), veiled.hands().buried()))
                .as("after %d events, for %d", game.history().size(), viewer)
                .isTrue();
          }
          return false;
        });
  }

  /// The possible worlds of a small position, each with the number of deals of two decks that lead
  /// to it.
  private static final class Worlds {
    private final Tractor seen;
    private final RoundAgain again;
    private final int[] cards;
    private final int[] room = new int[Round.SEATS + 1];
    private final Holding[] now = new Holding[Round.SEATS + 1];
    private final Map<List<Long>, Integer> ways = new HashMap<>();
    private final Map<List<Long>, Boolean> asked = new HashMap<>();
    private int all;

    Worlds(Tractor seen, RoundAgain again) {
      this.seen = seen;
      this.again = again;
      var unknown = new Holding();
      unknown.copyFrom(seen.hands().stock());
      unknown.addAll(seen.hands().kept());
      cards = TractorCard.sorted(unknown).stream().mapToInt(TractorCard::number).toArray();
      int left = cards.length;
      for (int seat = 0; seat < Round.SEATS; seat++) {
        room[seat] = seen.hands().unknown(seat);
        left -= room[seat];
        now[seat] = new Holding();
        now[seat].copyFrom(seen.hands().known(seat));
      }
      room[Round.SEATS] = left;
      now[Round.SEATS] = new Holding();
      now[Round.SEATS].copyFrom(seen.hands().buried());
      deal(0);
    }

    private void deal(int next) {
      if (next == cards.length) {
        List<Long> name = name(now, now[Round.SEATS]);
        if (asked.computeIfAbsent(name, _ -> isPossible())) {
          ways.merge(name, 1, Integer::sum);
          all++;
        }
        return;
      }
      for (int bin = 0; bin <= Round.SEATS; bin++) {
        if (room[bin] > 0) {
          room[bin]--;
          now[bin].add(cards[next]);
          deal(next + 1);
          now[bin].remove(cards[next]);
          room[bin]++;
        }
      }
    }

    private boolean isPossible() {
      return again.couldHaveHappened(seen, now, now[Round.SEATS]);
    }

    /// The location of all cards, encoded as numbers, since millions of worlds are looked up.
    static List<Long> name(Holding[] hands, Holding buried) {
      var name = new Long[2 * (Round.SEATS + 1)];
      for (int place = 0; place <= Round.SEATS; place++) {
        Holding cards = place == Round.SEATS ? buried : hands[place];
        name[2 * place] = cards.cards();
        name[2 * place + 1] = cards.pairs();
      }
      return List.of(name);
    }
  }

  @Test
  void smallPositionsAreFilledInEveryWayAsOftenAsTheyShould() {
    TractorSettings rules = TractorSettingsTest.rules("drawn=25");
    var counts = new int[3];
    var veiled = new Tractor(rules);
    walk(
        rules,
        40 * POSITIONS,
        (game, again) -> {
          int viewer = random.nextInt(Round.SEATS);
          int held = game.hands().size(rules.seating().next(viewer));
          boolean small = viewer == game.dealer() ? held == 2 || held == 3 : held == 1;
          if (small) {
            veiled.copyFrom(game);
            veiled.veil(viewer);
            compare(new Worlds(veiled, again), veiled, game, viewer, counts);
          }
          return counts[0] == POSITIONS / 15;
        });
    assertThat(counts[0]).as("positions").isEqualTo(POSITIONS / 15);
    assertThat(counts[1]).as("positions with worlds that cannot be").isGreaterThan(counts[0] / 3);
    assertThat(counts[2])
        .as("positions of %d in which frequencies are far off", counts[0])
        .isLessThanOrEqualTo(counts[0] / 20);
  }

  private void compare(Worlds worlds, Tractor veiled, Tractor game, int viewer, int[] counts) {
    int samples = 40 * worlds.ways.size();
    var drawn = new HashMap<List<Long>, Integer>();
    for (int i = 0; i < samples; i++) {
      veiled.copyFrom(game);
      veiled.veil(viewer);
      dealer.sampleHidden(veiled, random);
      drawn.merge(Worlds.name(hands(veiled), veiled.hands().buried()), 1, Integer::sum);
    }
    assertThat(worlds.ways.keySet()).as("worlds").containsAll(drawn.keySet());
    double chiSquare = 0;
    for (var world : worlds.ways.entrySet()) {
      double expected = (double) samples * world.getValue() / worlds.all;
      double off = drawn.getOrDefault(world.getKey(), 0) - expected;
      chiSquare += off * off / expected;
    }
    int freedom = worlds.ways.size() - 1;
    counts[0]++;
    counts[1] += worlds.ways.size() < worlds.asked.size() ? 1 : 0;
    counts[2] += chiSquare > freedom + 3.3 * Math.sqrt(2.0 * Math.max(1, freedom)) ? 1 : 0;
  }
}
