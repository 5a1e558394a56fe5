package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.cribbage.event.Events;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;

/// Hidden information: a viewer cannot see how the hidden cards are dealt, and sees enough to play
/// on.
final class HiddenCardsTest {

  private static List<Profile> profiles() throws Exception {
    var profiles = new ArrayList<Profile>();
    for (Preset preset : Evening.GAME.profiles().presets()) {
      if (!preset.name().equals("club")) {
        profiles.add(Evening.GAME.profiles().preset(preset.name()));
      }
    }
    return profiles;
  }

  /// A match as one viewer saw it is a valid record: no event in it is refused, and known points
  /// are the true ones.
  @Test
  void whatAViewerSawCanBeVerified() throws Exception {
    int doubts = 0;
    for (Profile profile : profiles()) {
      for (int players = 2; players <= Math.min(4, Evening.GAME.maxPlayers(profile)); players++) {
        for (int seed = 0; seed < 8; seed++) {
          Evening evening =
              new Evening(profile, players).play(seed, List.of(1, 0), (_, _, _) -> {});
          doubts += verify(evening, new Viewer.Spectator());
          doubts += verify(evening, new Viewer.Player(seed % players));
        }
      }
    }
    assertThat(doubts).as("gos of unknown hands").isPositive();
  }

  private static int verify(Evening evening, Viewer viewer) {
    var truth = Evening.GAME.open(evening.profile, evening.names);
    var seen = Evening.GAME.open(evening.profile, evening.names);
    var log = new RulingLog();
    int doubts = 0;
    for (Evening.Happening happening : evening.happened) {
      Event masked = truth.seenBy(viewer, happening.actor(), happening.event());
      Finding finding = seen.check(happening.actor(), masked);
      assertThat(finding)
          .as("%s, as %s saw it: %s", evening.profile.name(), viewer, masked)
          .isNotInstanceOf(Finding.Illegal.class);
      doubts += finding instanceof Finding.Undecided ? 1 : 0;
      seen.play(happening.actor(), masked, log);
      truth.play(happening.actor(), happening.event(), log);
      assertSameWhereKnown(seen, truth);
    }
    if (seen.isTallyKnown(1, 0)) {
      assertThat(seen.toAct()).isEqualTo(Kernel.OVER);
      assertThat(seen.winner()).isEqualTo(truth.winner());
    }
    return doubts;
  }

  private static void assertSameWhereKnown(Match<?> seen, Match<?> truth) {
    for (int tally = 0; tally < truth.tallies().size(); tally++) {
      for (int side = 0; side < truth.sides(); side++) {
        if (seen.isTallyKnown(tally, side)) {
          assertThat(seen.tally(tally, side))
              .as(
                  "%s of side %d, %s",
                  truth.tallies().get(tally), side, truth.view(new Viewer.Arbiter()))
              .isEqualTo(truth.tally(tally, side));
        }
      }
    }
  }

  /// Resampled hidden cards are possible: with these hands, all events of this deal are legal. So
  /// they agree with every go that was said.
  @Test
  void whatIsDealtAnewAgreesWithAllThatWasSeen() throws Exception {
    var changed = new int[1];
    for (Profile profile : profiles()) {
      for (int players = 2; players <= Math.min(4, Evening.GAME.maxPlayers(profile)); players++) {
        for (int seed = 0; seed < 3; seed++) {
          var random = new SeededRandom(seed);
          new Evening(profile, players)
              .play(
                  seed,
                  List.of(0, 1),
                  (evening, _, _) -> {
                    if (evening.happened.size() % 5 == 0 && evening.happened.size() < 120) {
                      changed[0] += redeal(evening, random);
                    }
                  });
        }
      }
    }
    assertThat(changed[0]).as("tables that did change").isGreaterThan(300);
  }

  private static int redeal(Evening evening, SeededRandom random) {
    int changed = 0;
    for (int viewer = -1; viewer < evening.names.size(); viewer++) {
      Viewer who = viewer < 0 ? new Viewer.Spectator() : new Viewer.Player(viewer);
      Match<Cribbage> other = evening.match.redeal(who, random);
      assertThat(facts(other, who)).isEqualTo(facts(evening.match, who));
      replay(evening, other.view(new Viewer.Arbiter()).kernel());
      boolean same =
          facts(other, new Viewer.Arbiter()).equals(facts(evening.match, new Viewer.Arbiter()));
      changed += same ? 0 : 1;
    }
    return changed;
  }

  /// Replays the match, with the resampled hidden cards in its last deal.
  private static void replay(Evening evening, Cribbage sample) {
    int lastDeal = lastDeal(evening);
    var match = Evening.GAME.open(evening.profile, evening.names);
    var log = new RulingLog();
    for (int i = 0; i < evening.happened.size(); i++) {
      Evening.Happening happening = evening.happened.get(i);
      Event event = happening.event();
      if (i >= lastDeal) {
        event = resampled(event, happening.actor(), sample);
      }
      assertThat(match.check(happening.actor(), event)).as("%s", event).isEqualTo(Finding.legal());
      match.play(happening.actor(), event, log);
    }
    assertThat(match.toAct()).isEqualTo(evening.match.toAct());
  }

  private static Event resampled(Event event, int actor, Cribbage sample) {
    int seat = event.seat();
    return switch (Verb.of(event)) {
      case DEAL -> Events.cards(Verb.DEAL, seat, SomeCards.of(sample.dealCards().dealt(seat)));
      case DISCARD -> Events.cards(Verb.DISCARD, SomeCards.of(sample.dealCards().thrown(actor)));
      case TO_CRIB -> Events.cards(Verb.TO_CRIB, SomeCards.of(sample.dealCards().straight()));
      default -> event;
    };
  }

  private static String facts(Match<?> match, Viewer viewer) {
    return match.view(viewer).facts().toString();
  }

  /// The event at which the current deal began; after its end, all of its cards are open anyway.
  private static int lastDeal(Evening evening) {
    int first = evening.happened.size();
    boolean inDeal = false;
    for (int i = evening.happened.size() - 1; i >= 0; i--) {
      boolean deal =
          switch (Verb.of(evening.happened.get(i).event())) {
            case DEAL, TO_CRIB -> true;
            default -> false;
          };
      if (deal) {
        first = i;
        inDeal = true;
      } else if (inDeal) {
        break;
      }
    }
    return first;
  }
}
