package umpire.cribbage.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.History;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.core.profile.Profile;
import umpire.cribbage.cards.Cards;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.rules.CribbageProfiles;
import umpire.cribbage.rules.CribbageSettings;

/// Sampled hidden cards, against all possible worlds: a world is possible if the same deal can be
/// played again with its hands, and all are equally frequent.
final class SampleHiddenTest {

  private static final int MAX_WORLDS = 2_500;
  private static final int SAMPLES = 20;

  private final SeededRandom random = new SeededRandom(5);
  private final RulingLog unheard = RulingLog.none();
  private final Move move = new Move();
  private final RandomStrategy<Cribbage> anybody = new RandomStrategy<>();

  /// Number of positions with information from gos, and of those in which the player to act must
  /// hold a card that fits; both must be frequent enough.
  private int gos;

  private int fits;

  private CribbageSettings settings = terms(2);
  private CribbageDealer dealer = new CribbageDealer(2);
  private Cribbage before = new Cribbage(settings);

  private static CribbageSettings terms(int players) {
    return CribbageSettings.of(CribbageProfiles.PROFILES.standard(), players);
  }

  @Test
  void everyPossibleWorldComesAsOften() {
    for (int players = 2; players <= 4; players++) {
      everyPossibleWorldComesAsOften(terms(players));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"five-card", "seven-card"})
  void soItIsWithHandsOfOtherSizes(String preset) throws Exception {
    Profile profile = CribbageProfiles.PROFILES.preset(preset);
    everyPossibleWorldComesAsOften(CribbageSettings.of(profile, 2));
  }

  private void everyPossibleWorldComesAsOften(CribbageSettings table) {
    settings = table;
    dealer = new CribbageDealer(settings.players());
    before = new Cribbage(settings);
    gos = fits = 0;
    for (int game = 0; game < 400 && (gos < 6 || fits < 6); game++) {
      play();
    }
    assertThat(gos).as("positions of %d players after a go", settings.players()).isGreaterThan(5);
    assertThat(fits).as("positions where a card must fit").isGreaterThan(5);
  }

  /// Plays some deals, and checks the positions that have few worlds.
  private void play() {
    var table = new Cribbage(settings);
    for (int moves = 0; moves < 60 && table.toAct() != Kernel.OVER; moves++) {
      if (table.phase() == Cribbage.Phase.DEAL && table.dealCards().seen() == 0) {
        before.copyFrom(table);
      }
      if (table.phase() == Cribbage.Phase.PLAY) {
        look(table, random.nextInt(settings.players()));
      }
      int actor = table.toAct();
      if (!dealer.next(table, random, move)) {
        anybody.choose(table, actor, random, move);
      }
      table.play(actor, move, unheard);
    }
  }

  private void look(Cribbage table, int viewer) {
    var veiled = copy(table);
    veiled.veil(viewer);
    boolean go = someoneSaidGo(veiled);
    boolean fit = veiled.holdsOneThatFits() != Kernel.NOBODY;
    boolean wanted = (go && gos < 6) || (fit && fits < 6);
    if (wanted && ways(veiled) <= MAX_WORLDS) {
      gos += go ? 1 : 0;
      fits += fit ? 1 : 0;
      compare(veiled);
    }
  }

  private boolean someoneSaidGo(Cribbage veiled) {
    for (int seat = 0; seat < settings.players(); seat++) {
      if (veiled.dealCards().hiddenInHand(seat) > 0 && veiled.cardsAbove(seat) > 0) {
        return true;
      }
    }
    return false;
  }

  private Cribbage copy(Cribbage table) {
    var copy = new Cribbage(settings);
    copy.copyFrom(table);
    return copy;
  }

  /// The number of ways in which the hands can be dealt from the unseen cards.
  private double ways(Cribbage veiled) {
    int pool = Long.bitCount(Cards.ALL & ~veiled.dealCards().known());
    double ways = 1;
    for (int seat = 0; seat < settings.players(); seat++) {
      for (int i = 0; i < veiled.dealCards().hiddenInHand(seat); i++, pool--) {
        ways = ways * pool / (i + 1);
      }
    }
    return ways;
  }

  private void compare(Cribbage veiled) {
    Map<List<Long>, Integer> found = new HashMap<>();
    enumerate(
        veiled, 0, new Long[settings.players()], Cards.ALL & ~veiled.dealCards().known(), found);
    assertThat(found).as("possible worlds").isNotEmpty();
    int samples = SAMPLES * found.size();
    for (int i = 0; i < samples; i++) {
      Cribbage world = copy(veiled);
      dealer.sampleHidden(world, random);
      List<Long> hands = hands(world);
      assertThat(found).as("a world that can have come about").containsKey(hands);
      found.merge(hands, 1, Integer::sum);
    }
    double square = 0;
    for (int times : found.values()) {
      square += (times - SAMPLES) * (double) (times - SAMPLES) / SAMPLES;
    }
    double freedom = found.size() - 1.0;
    assertThat(square)
        .as("chi-square of %d worlds", found.size())
        .isLessThan(freedom + 5 * Math.sqrt(2 * freedom) + 1);
  }

  private List<Long> hands(Cribbage world) {
    var hands = new Long[settings.players()];
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat] = world.dealCards().hand(seat);
    }
    return List.of(hands);
  }

  /// Tries every way to complete the hands from this seat on.
  private void enumerate(
      Cribbage veiled, int seat, Long[] hands, long pool, Map<List<Long>, Integer> found) {
    if (seat == hands.length) {
      if (canHaveComeAbout(veiled, hands, pool)) {
        found.put(List.of(hands), 0);
      }
      return;
    }
    choose(
        veiled.dealCards().hiddenInHand(seat),
        pool,
        0,
        cards -> {
          hands[seat] = veiled.dealCards().hand(seat) | cards;
          enumerate(veiled, seat + 1, hands, pool & ~cards, found);
        });
  }

  private interface Chosen {
    void take(long cards);
  }

  private static void choose(int count, long from, long chosen, Chosen then) {
    if (count == 0) {
      then.take(chosen);
      return;
    }
    for (long rest = from; rest != 0; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      choose(count - 1, rest ^ card, chosen | card, then);
    }
  }

  /// Whether the deal can be replayed with these hands: no event is refused, and the same player is
  /// to act. The discards can be any cards.
  private boolean canHaveComeAbout(Cribbage veiled, Long[] hands, long rest) {
    var world = copy(before);
    History history = veiled.history();
    var past = new Move();
    long others = rest;
    var thrown = new long[hands.length];
    for (int seat = 0; seat < hands.length; seat++) {
      thrown[seat] =
          veiled.dealCards().thrown(seat) | lowest(veiled.dealCards().hiddenThrown(seat), others);
      others &= ~thrown[seat];
    }
    for (int i = 0; i < history.size(); i++) {
      history.get(i, past);
      int actor = history.actor(i);
      switch (Verb.of(past)) {
        case DEAL -> past.cards(hands[past.seat()] | thrown[past.seat()]).unknown(0);
        case DISCARD -> past.set(Verb.DISCARD).cards(thrown[actor]);
        case TO_CRIB -> past.set(Verb.TO_CRIB).cards(lowest(1, others));
        default -> {
          // an event without hidden cards
        }
      }
      // A go that follows from the cards has been noted with the card before it.
      boolean followed = past.is(Verb.GO) && i < world.history().size();
      if (followed ? !isNoted(world, i, actor, past) : world.check(actor, past) != Kernel.LEGAL) {
        return false;
      }
      if (!followed) {
        world.play(actor, past, unheard);
      }
    }
    return world.toAct() == veiled.toAct() && world.history().size() == history.size();
  }

  private static boolean isNoted(Cribbage world, int at, int actor, Move move) {
    var noted = new Move();
    world.history().get(at, noted);
    return world.history().actor(at) == actor && noted.sameAs(move);
  }

  private static long lowest(int count, long cards) {
    return Long.expand((1L << count) - 1, cards);
  }
}
