package umpire.maumau.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.maumau.deal.MauMau;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauProfiles;

/// Whole matches at every table: no refusal, no card lost, no point lost, and `rules` beats
/// `random`.
final class WholeMatchesTest {

  private static final int MATCHES = 250;

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan");

  private final CompleteMauMau whole = new CompleteMauMau();

  /// One match played to its end.
  private Match<MauMauMatch> played(Profile profile, List<Strategy<MauMauMatch>> seats, long seed) {
    Match<MauMauMatch> match = whole.open(profile, NAMES.subList(0, seats.size()));
    SeededRandom house = Seeds.stream(seed, 0);
    SeededRandom random = Seeds.stream(seed, 1);
    var log = new RulingLog();
    int[] points = new int[seats.size()];
    while (match.toAct() != Kernel.OVER) {
      var housed = match.houseEvent(house);
      int actor = housed.isPresent() ? Kernel.HOUSE : match.toAct();
      Event event =
          housed.isPresent() ? housed.get() : match.choose(seats.get(actor), actor, random, house);
      assertThat(match.check(actor, event)).isEqualTo(Finding.legal());
      log.clear();
      match.play(actor, event, log);
      noCardIsLost(match);
      noPointIsLost(match, log, points);
    }
    return match;
  }

  private static void noCardIsLost(Match<MauMauMatch> match) {
    MauMauMatch table = match.table();
    if (!table.inDeal()) {
      return;
    }
    MauMau game = table.game();
    long seen = 0;
    int count = game.piles().drawPileSize() + game.piles().discardPileSize();
    for (int seat = 0; seat < match.seats(); seat++) {
      seen |= game.hand(seat);
      count += game.held(seat);
    }
    for (int i = 0; i < game.piles().drawPileSize(); i++) {
      seen |= game.piles().drawPile(i);
    }
    for (int i = 0; i < game.piles().discardPileSize(); i++) {
      seen |= game.piles().discardPile(i);
    }
    assertThat(seen).isEqualTo(table.rules().deck());
    assertThat(count).isEqualTo(table.rules().deckSize());
  }

  private static void noPointIsLost(Match<?> match, RulingLog log, int[] points) {
    for (int i = 0; i < log.size(); i++) {
      var ruling = log.ruling(i, List.of(umpire.maumau.rule.MauMauRule.values()));
      if (ruling.points() != 0) {
        points[ruling.seat()] += ruling.points();
      }
    }
    for (int seat = 0; seat < points.length; seat++) {
      assertThat(match.tally(0, seat)).isEqualTo(points[seat]);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"common", "classic", "family", "brazil", "places"})
  void matchesArePlayedWithoutARefusal(String preset) throws BadProfileException {
    Profile profile = MauMauProfiles.ALL.preset(preset);
    for (int players = 2; players <= NAMES.size(); players++) {
      for (var strategy : whole.strategies()) {
        var seats = new ArrayList<Strategy<MauMauMatch>>();
        for (int seat = 0; seat < players; seat++) {
          seats.add(strategy);
        }
        for (int seed = 0; seed < MATCHES; seed++) {
          played(profile, seats, seed);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"common", "classic", "family", "brazil", "places"})
  void everyStrategyBeatsTheOneBeforeIt(String preset) throws BadProfileException {
    Profile profile = MauMauProfiles.ALL.preset(preset);
    var strategies = whole.strategies();
    for (int better = 1; better < strategies.size(); better++) {
      int[] won = new int[2];
      for (int seed = 0; seed < 2 * MATCHES; seed++) {
        var pair = List.of(strategies.get(better - 1), strategies.get(better));
        var match = played(profile, seed % 2 == 0 ? pair : pair.reversed(), seed / 2);
        if (match.winner() >= 0) {
          won[match.winner() ^ seed % 2]++;
        }
      }
      System.out.printf(
          "%s: %s %d, %s %d%n",
          preset, strategies.get(better - 1).name(), won[0], strategies.get(better).name(), won[1]);
      assertThat(won[1]).isGreaterThan(won[0] + (better == 1 ? MATCHES / 4 : 0));
    }
  }
}
