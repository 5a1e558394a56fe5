package umpire.maumau.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.RandomStrategy;
import umpire.core.kernel.Strategy;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.maumau.cards.Cards;
import umpire.maumau.deal.MauMau;
import umpire.maumau.inference.HiddenPlaces;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.rule.MauMauSettings;
import umpire.maumau.rule.TableRules;
import umpire.maumau.words.MoveCode;
import umpire.maumau.words.Verb;

/// Sampled hidden cards are always possible, every possible arrangement is sampled, and all are
/// equally frequent.
final class WorldTest {

  private static final int MOVES = 4_000;

  private final MauMauDealer dealer = new MauMauDealer();

  /// A test's action at a position.
  private interface Look {
    void at(MauMauMatch table, PlainSpectator spectator, SeededRandom random);
  }

  /// Plays match after match, at random and by `rules` in turns.
  private void play(Profile profile, int players, int moves, Look look) {
    var table = new MauMauMatch(MauMauSettings.of(profile), players);
    List<Strategy<MauMauMatch>> all = List.of(new RandomStrategy<>(), new RulesPlayer());
    var spectator = new PlainSpectator();
    var random = new SeededRandom(players + 31L * profile.name().hashCode());
    var move = new Move();
    for (int i = 0; i < moves; i++) {
      if (table.isOver()) {
        table.reset();
      }
      int actor = Kernel.HOUSE;
      if (!dealer.next(table, random, move)) {
        actor = table.toAct();
        all.get(i / 500 % 2).choose(table, actor, random, move);
      }
      if (table.inDeal()) {
        look.at(table, spectator, random);
      }
      spectator.watch(table, actor, move);
    }
  }

  private static MauMauMatch veiled(MauMauMatch table, int viewer, Profile profile) {
    var copy = new MauMauMatch(MauMauSettings.of(profile), table.seats());
    copy.copyFrom(table);
    copy.veil(viewer);
    return copy;
  }

  private static Profile profile(String preset, String... changes) throws BadProfileException {
    var changed = new HashMap<String, String>();
    for (int i = 0; i < changes.length; i += 2) {
      changed.put(changes[i], changes[i + 1]);
    }
    return changed.isEmpty()
        ? MauMauProfiles.ALL.preset(preset)
        : MauMauProfiles.ALL.changed("any", preset, changed);
  }

  @ParameterizedTest
  @ValueSource(strings = {"common", "classic", "family", "brazil", "places", "large-table"})
  void whatIsFilledInCanBe(String preset) throws BadProfileException {
    for (String drawn : List.of("laid", "kept", "never", "until")) {
      Profile profile = profile(preset, "drawn-card", drawn, "draw-by-choice", "no");
      for (int players = 2; players <= 4; players++) {
        play(
            profile,
            players,
            MOVES / 4,
            (table, spectator, random) -> {
              int viewer = random.nextInt(table.seats() + 1) - 1;
              MauMauMatch world = veiled(table, viewer, profile);
              dealer.sampleHidden(world, random);
              assertThatItCanBe(table, spectator);
              assertThatItCanBe(world, spectator);
            });
      }
    }
  }

  private static void assertThatItCanBe(MauMauMatch world, PlainSpectator spectator) {
    MauMau game = world.game();
    for (int seat = 0; seat < world.seats(); seat++) {
      long hidden = game.hand(seat) & ~game.publicKnowledge().shown(seat);
      assertThat(spectator.canHold(seat, hidden)).as("seat %d holds %x", seat, hidden).isTrue();
    }
    if (game.hasDrawn()
        && world.rules().drawing().drawn() == TableRules.DrawnCard.LAID
        && world.inPlay()) {
      assertThat(game.drawn() & game.fitting()).as("the drawn card fits").isNotZero();
    }
  }

  /// Uses late positions, in which most cards have lain open and few places are hidden.
  @Test
  void whateverCanBeIsFilledIn() throws BadProfileException {
    int looked = 0;
    for (String preset : List.of("classic", "places", "common")) {
      Profile profile = profile(preset);
      for (int players = 3; players <= 4; players++) {
        var count = new int[1];
        play(
            profile,
            players,
            6 * MOVES,
            (table, spectator, random) -> {
              if (table.inPlay() && count[0] < 20) {
                count[0] += allIsFilledIn(table, profile, spectator, random) ? 1 : 0;
              }
            });
        looked += count[0];
      }
    }
    assertThat(looked).as("small positions").isGreaterThan(60);
  }

  private boolean allIsFilledIn(
      MauMauMatch table, Profile profile, PlainSpectator spectator, SeededRandom random) {
    MauMauMatch known = veiled(table, table.toAct(), profile);
    var hiddenPlaces = new HiddenPlaces();
    hiddenPlaces.look(known);
    if (hiddenPlaces.isFree() || hiddenPlaces.size() < 3 || hiddenPlaces.size() > 7) {
      return false;
    }
    Set<List<Long>> possible = new HashSet<>();
    var hands = new ArrayList<Long>();
    deal(known, 0, hiddenPlaces.cards(), hands, possible, spectator);
    Set<List<Long>> found = new HashSet<>();
    var world = veiled(table, table.toAct(), profile);
    for (int i = 0; i < 300 * possible.size(); i++) {
      world.copyFrom(known);
      dealer.sampleHidden(world, random);
      var sets = new ArrayList<Long>();
      for (int seat = 0; seat < world.seats(); seat++) {
        sets.add(world.game().hand(seat) & ~known.game().hand(seat));
      }
      found.add(sets);
    }
    assertThat(found).isEqualTo(possible);
    return possible.size() > 1;
  }

  /// Gives every seat all sets of cards that it can hold; the rest is the draw pile.
  private static void deal(
      MauMauMatch known,
      int seat,
      long left,
      List<Long> hands,
      Set<List<Long>> possible,
      PlainSpectator spectator) {
    if (seat == known.seats()) {
      if ((left & ~spectator.pile()) == 0) {
        possible.add(List.copyOf(hands));
      }
      return;
    }
    for (long set = left; ; set = (set - 1) & left) {
      boolean own = known.game().unknown(seat) == 0;
      if (Long.bitCount(set) == known.game().unknown(seat)
          && (own || spectator.canHold(seat, set))) {
        hands.add(set);
        deal(known, seat + 1, left & ~set, hands, possible, spectator);
        hands.removeLast();
      }
      if (set == 0) {
        return;
      }
    }
  }

  /// Enumerates all arrangements of cards on the places; each must be equally frequent.
  @Test
  void everyWayIsEquallyLikely() throws BadProfileException {
    var looked = new int[2];
    for (String preset : List.of("classic", "places", "common")) {
      Profile profile = profile(preset);
      for (int players = 2; players <= 4; players++) {
        var count = new int[1];
        play(
            profile,
            players,
            6 * MOVES,
            (table, _, random) -> {
              if (table.inPlay() && count[0] < 12) {
                var hiddenPlaces = new HiddenPlaces();
                hiddenPlaces.look(veiled(table, table.toAct(), profile));
                if (!hiddenPlaces.isFree() && hiddenPlaces.size() > 2 && hiddenPlaces.size() < 7) {
                  int ways = waysAreAlike(hiddenPlaces, random);
                  count[0] += ways > 1 ? 1 : 0;
                  looked[ways > 1 && !isNested(hiddenPlaces) ? 1 : 0]++;
                }
              }
            });
      }
    }
    assertThat(looked[0]).as("small positions").isGreaterThan(50);
    assertThat(looked[1]).as("of them those in which hands stand in each other's way").isPositive();
  }

  private static boolean isNested(HiddenPlaces hiddenPlaces) {
    for (int i = 0; i < hiddenPlaces.inHands(); i++) {
      for (int j = 0; j < i; j++) {
        long one = hiddenPlaces.cards() & ~hiddenPlaces.impossible(i);
        long other = hiddenPlaces.cards() & ~hiddenPlaces.impossible(j);
        if ((one & other) != one && (one & other) != other && (one & other) != 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static int waysAreAlike(HiddenPlaces hiddenPlaces, SeededRandom random) {
    Map<List<Long>, Integer> counts = new HashMap<>();
    fill(hiddenPlaces, 0, hiddenPlaces.cards(), new ArrayList<>(), counts);
    int each = 60;
    var world = new World();
    for (int i = 0; i < each * counts.size(); i++) {
      long[] dealt = world.draw(hiddenPlaces, random);
      var way = new ArrayList<Long>();
      for (int place = 0; place < hiddenPlaces.size(); place++) {
        way.add(dealt[place]);
      }
      assertThat(counts).containsKey(way);
      counts.merge(way, 1, Integer::sum);
    }
    double chiSquared = 0;
    for (int count : counts.values()) {
      chiSquared += (count - each) * (double) (count - each) / each;
    }
    int free = counts.size() - 1;
    assertThat(chiSquared).isLessThan(free + 5 * Math.sqrt(2.0 * free) + 10);
    return counts.size();
  }

  private static void fill(
      HiddenPlaces hiddenPlaces,
      int place,
      long left,
      List<Long> way,
      Map<List<Long>, Integer> ways) {
    if (place == hiddenPlaces.size()) {
      ways.put(List.copyOf(way), 0);
      return;
    }
    for (long rest = left & ~hiddenPlaces.impossible(place); rest != 0; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      way.add(card);
      fill(hiddenPlaces, place + 1, left ^ card, way, ways);
      way.removeLast();
    }
  }

  /// The first player draws, lays nothing, and so shows that they have nothing that fits; all other
  /// cards are equally likely in their hand.
  @Test
  void whoDrawsHasNothingThatFits() throws BadProfileException {
    Profile profile = profile("classic");
    var table = new MauMauMatch(MauMauSettings.of(profile), 2);
    var move = new Move();
    // Hands alternate: no spade and no queen for the first, who draws the king of clubs.
    String deck =
        "HK SA DK SK CS HS CE DS CN HE CT DE CA HN SQ CK ST SN SE SS DQ HQ CQ DJ HJ SJ CJ DA HA DT HT DN";
    move.set(Verb.DECK);
    for (String name : deck.split(" ")) {
      move.then("QKSENTAJ".indexOf(name.charAt(1)) << 2 | "DHSC".indexOf(name.charAt(0)));
    }
    table.play(Kernel.HOUSE, move, RulingLog.none());
    table.play(0, move.set(Verb.DRAW), RulingLog.none());
    assertThat(table.toAct()).as("the king does not fit").isEqualTo(1);
    long fitting = table.game().fitting();
    MauMauMatch known = veiled(table, 1, profile);
    var world = veiled(table, 1, profile);
    var counts = new int[Cards.DECK];
    var random = new SeededRandom(5);
    int samples = 40_000;
    for (int i = 0; i < samples; i++) {
      world.copyFrom(known);
      dealer.sampleHidden(world, random);
      for (long rest = world.game().hand(0); rest != 0; rest &= rest - 1) {
        counts[Cards.number(rest)]++;
      }
    }
    long candidates = known.game().unseen() & ~fitting;
    double expected = 8.0 * samples / Long.bitCount(candidates);
    for (int card = 0; card < Cards.DECK; card++) {
      boolean may = (candidates >> card & 1) != 0;
      assertThat((double) counts[card])
          .as("card %d", card)
          .isBetween(may ? 0.96 * expected : 0, may ? 1.04 * expected : 0);
    }
    assertThat(table.check(1, Verb.lay(MoveCode.naming(Cards.JACK << 2, 0), move))).isNotNegative();
  }
}
