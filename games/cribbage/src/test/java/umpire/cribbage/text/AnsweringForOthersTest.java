package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.core.kernel.Event;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.cribbage.event.Events;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.game.Cribbage.Phase;

/// A record may leave out that a player pegged nothing or agreed. At a live table that would let a
/// player take another's points by playing on before the other has answered.
final class AnsweringForOthersTest {

  private int left;
  private int repeated;
  private int gos;

  /// A go that follows from the cards counts as said; a seat could repeat it without end.
  @Test
  void nobodyRepeatsAGo() throws Exception {
    Profile profile = Evening.GAME.profiles().changed("any", "standard", Map.of());
    for (int players = 2; players <= 4; players++) {
      new Evening(profile, players)
          .play(players, List.of(1), (evening, _, _) -> refuseGos(evening.match));
    }
    assertThat(gos).as("gos that a record may repeat").isGreaterThan(50);
  }

  private void refuseGos(Match<Cribbage> match) {
    for (int seat = 0; seat < match.seats(); seat++) {
      assertThat(isRefused(match, seat, Events.of(Verb.GO))).as("go of seat %d", seat).isTrue();
      gos += match.forbids(seat, Events.of(Verb.GO)) ? 0 : 1;
    }
  }

  @Test
  void nobodyGoesOnWhileAnotherIsAsked() throws Exception {
    for (String preset : List.of("acc-muggins", "pub")) {
      Profile profile = Evening.GAME.profiles().changed("any", preset, Map.of());
      for (int seed = 1; seed < 6; seed++) {
        new Evening(profile, 2).play(seed, List.of(1), (evening, _, _) -> tryAll(evening.match));
      }
    }
    assertThat(left).as("answers that a record may leave out").isGreaterThan(50);
    assertThat(repeated).as("lines that a record may repeat").isPositive();
  }

  private void tryAll(Match<Cribbage> match) {
    Phase phase = match.table().phase();
    for (int seat = 0; seat < match.seats(); seat++) {
      if (match.isRedundant(seat, Events.of(Verb.AGREE))) {
        repeated++;
        assertThat(isRefused(match, seat, Events.of(Verb.AGREE))).as("agree, again").isTrue();
      }
      if ((phase == Phase.PEG || phase == Phase.MUGGINS) && !match.isAwaited(seat)) {
        goOn(match, seat);
      }
    }
  }

  private void goOn(Match<Cribbage> match, int seat) {
    for (int card = 0; card < 52; card++) {
      refuse(match, seat, Events.card(Verb.LAY, card));
    }
    for (int points = 0; points < 30; points++) {
      refuse(match, seat, Events.points(Verb.COUNT, points));
    }
  }

  private void refuse(Match<Cribbage> match, int seat, Event event) {
    left += match.forbids(seat, event) ? 0 : 1;
    assertThat(isRefused(match, seat, event)).as("%s of seat %d", event, seat).isTrue();
  }

  private static boolean isRefused(Match<Cribbage> match, int seat, Event event) {
    return match.ruleInPlay(new Viewer.Arbiter(), seat, event).finding() instanceof Finding.Illegal;
  }
}
