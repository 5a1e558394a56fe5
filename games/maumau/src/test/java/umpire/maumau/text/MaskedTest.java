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
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauProfiles;

/// A legal match has no faults when hidden cards are left out of its record: undecidable events are
/// doubts, and all decisions are right.
final class MaskedTest {

  private static final int MATCHES = 60;

  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan");

  private final CompleteMauMau whole = new CompleteMauMau();

  @ParameterizedTest
  @ValueSource(strings = {"common", "classic", "family", "brazil", "places"})
  void whatOneSeatSawIsNoFault(String preset) throws BadProfileException {
    Profile profile = MauMauProfiles.ALL.preset(preset);
    int doubts = 0;
    for (int seed = 0; seed < MATCHES; seed++) {
      var random = new SeededRandom(seed);
      int players = 2 + seed % 3;
      int viewer = random.nextInt(players + 1) + Kernel.NOBODY;
      doubts += masked(profile, NAMES.subList(0, players), viewer, seed % 2, random);
    }
    assertThat(doubts).as("doubts").isPositive();
  }

  private int masked(
      Profile profile, List<String> names, int seat, int strategy, SeededRandom random) {
    Viewer viewer = seat < 0 ? new Viewer.Spectator() : new Viewer.Player(seat);
    var player = whole.strategies().get(strategy);
    Match<MauMauMatch> match = whole.open(profile, names);
    Match<MauMauMatch> seen = whole.open(profile, names);
    var story = new ArrayList<String>();
    int doubts = 0;
    while (match.toAct() != Kernel.OVER) {
      var housed = match.houseEvent(random);
      int actor = housed.isPresent() ? Kernel.HOUSE : match.toAct();
      Event event = housed.isPresent() ? housed.get() : match.choose(player, actor, random, random);
      Event hidden = match.seenBy(viewer, actor, event);
      story.add(actor + " " + hidden);
      Finding finding = seen.check(actor, hidden);
      assertThat(finding)
          .as(() -> profile.name() + " " + viewer + "\n" + String.join("\n", story))
          .isNotInstanceOf(Finding.Illegal.class);
      doubts += finding instanceof Finding.Undecided ? 1 : 0;
      match.play(actor, event, RulingLog.none());
      seen.play(actor, hidden, RulingLog.none());
      for (int each = 0; each < names.size(); each++) {
        if (seen.isTallyKnown(0, each)) {
          assertThat(seen.tally(0, each)).isEqualTo(match.tally(0, each));
        } else {
          assertThat(seen.tally(0, each)).isLessThanOrEqualTo(match.tally(0, each));
        }
      }
    }
    return doubts;
  }
}
