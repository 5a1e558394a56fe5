package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.profile.Profile;
import umpire.cribbage.event.Events;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;

/// The cost of an error: the others peg for it, and nothing else changes.
final class ErrorsTest {

  private final SeededRandom random = new SeededRandom(58);
  private int fined;
  private int won;
  private int thrownIn;

  @Test
  void theOthersPegAndNothingElseChanges() throws Exception {
    for (String preset : List.of("pub", "standard", "short", "acc-muggins")) {
      Profile profile = Evening.GAME.profiles().changed("any", preset, Map.of("errors", "fined"));
      for (int players = 2; players <= 4; players++) {
        new Evening(profile, players)
            .play(players, List.of(1), (evening, _, _) -> err(evening.match));
      }
    }
    assertThat(fined).as("errors fined").isGreaterThan(1_000);
    assertThat(won).as("games won by another's error").isPositive();
    assertThat(thrownIn).as("misdeals").isGreaterThan(100);
  }

  private void err(Match<Cribbage> match) {
    int seat = random.nextInt(match.seats());
    int cards = 1 + random.nextInt(4);
    int points = 1 + random.nextInt(29);
    pays(match, Events.error(Verb.RENEGE, seat, cards), seat, 2 * cards);
    pays(match, Events.error(Verb.OVERCOUNT, seat, points), seat, points);
    deals(match);
  }

  private void pays(Match<Cribbage> match, Event error, int offender, int points) {
    if (!(match.check(Kernel.HOUSE, error) instanceof Finding.Legal)) {
      return;
    }
    Match<Cribbage> then = match.copy();
    then.play(Kernel.HOUSE, error, RulingLog.none());
    fined++;
    int target = match.table().settings().lastHole();
    boolean out = false;
    for (int i = 1; i < match.seats(); i++) {
      int seat = (offender + i) % match.seats();
      int side = match.side(seat);
      boolean speaks =
          side != match.side(offender) && (match.seats() < 4 || i == 1 || alone(match));
      if (speaks && !out) {
        assertThat(then.tally(0, side)).isEqualTo(Math.min(target, match.tally(0, side) + points));
        out = then.tally(0, side) == target;
      }
    }
    assertThat(then.tally(0, match.side(offender))).isEqualTo(match.tally(0, match.side(offender)));
    if (out) {
      won++;
      assertThat(games(then)).isEqualTo(games(match) + 1);
    } else {
      assertThat(then.table().phase()).isEqualTo(match.table().phase());
      assertThat(then.toAct()).isEqualTo(match.toAct());
      assertThat(then.table().dealCards().known()).isEqualTo(match.table().dealCards().known());
    }
  }

  private static int games(Match<?> match) {
    int games = 0;
    for (int side = 0; side < match.sides(); side++) {
      games += match.tally(1, side);
    }
    return games;
  }

  private static boolean alone(Match<?> match) {
    return match.sides() == match.seats();
  }

  private void deals(Match<Cribbage> match) {
    if (match.check(Kernel.HOUSE, Events.of(Verb.MISDEAL)) instanceof Finding.Legal) {
      Match<Cribbage> then = match.copy();
      then.play(Kernel.HOUSE, Events.of(Verb.MISDEAL), RulingLog.none());
      thrownIn++;
      assertThat(then.table().phase()).isEqualTo(Cribbage.Phase.DEAL);
      assertThat(then.table().dealer()).isEqualTo(match.table().dealer());
      // A void deal need not be recorded; then the cards of the deal before are still on the table.
      long lying = match.table().dealCards().isUntouched() ? match.table().dealCards().known() : 0;
      assertThat(then.table().dealCards().known()).isEqualTo(lying);
      assertThat(then.scores()).containsExactly(match.scores());
    }
  }
}
