package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.ActorEvent;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.profile.Profile;
import umpire.core.words.BadEventException;
import umpire.cribbage.event.Events;
import umpire.cribbage.event.Verb;

/// Records with few lines of matches of several games, at tables that are not presets: the
/// remaining lines are legal, and all that is known of the match is true.
final class MissingLinesTest {

  private static final int SEEDS = Integer.getInteger("umpire.cribbage.left.out", 12);
  private static final int[] SHARES = {3, 20, 60, 100};

  @ParameterizedTest
  @CsvSource({
    "short, games=3 first-deal=loser",
    "short, games=3 first-deal=cut four=alone",
    "short, games=3 first-deal=alternate match=points",
    "standard, games=3 game-points=quadruple four=alone",
    "standard, games=2 match=points game-points=triple crib-flush=four",
    "short, games=3 counting=players pegging=players",
    "short, games=3 counting=muggins pegging=players four=alone",
    "short, games=3 counting=muggins first-deal=cut",
    "five-card, games=3 first-deal=cut",
    "five-card, games=3 counting=muggins pegging=players",
    "seven-card, target=61 counting=players"
  })
  void whatIsLeftOutRefutesNothing(String preset, String changes) throws Exception {
    Profile profile = profile(preset, changes);
    int known = 0;
    for (int players = 2; players <= Math.min(4, Evening.GAME.maxPlayers(profile)); players++) {
      for (int seed = 0; seed < SEEDS; seed++) {
        Evening evening = new Evening(profile, players).play(seed, List.of(1, 0), (_, _, _) -> {});
        for (int share : SHARES) {
          known += followed(evening, new SeededRandom(seed), share);
        }
      }
    }
    assertThat(known).as("games of which the end is known all the same").isPositive();
  }

  private static Profile profile(String preset, String changes) throws Exception {
    var values = new java.util.HashMap<String, String>();
    for (String change : changes.split(" ")) {
      values.put(change.split("=")[0], change.split("=")[1]);
    }
    return Evening.GAME.profiles().changed("test", preset, Map.copyOf(values));
  }

  /// Compares the remaining lines of a match with the whole of it; returns 1 if its end is known,
  /// otherwise 0.
  private static int followed(Evening evening, SeededRandom random, int share) throws Exception {
    var kept = new ArrayList<Integer>();
    var acts = new ArrayList<ActorEvent>();
    for (int i = 0; i < evening.happened.size(); i++) {
      Evening.Happening happening = evening.happened.get(i);
      boolean may = Evening.GAME.vocabulary().mayBeLeftOut(happening.event());
      if (!may || !random.nextPercent(share)) {
        kept.add(i);
        acts.add(
            new ActorEvent(happening.actor(), masked(evening, happening.event(), random, share)));
      }
    }
    List<ActorEvent> known =
        Evening.GAME.backfillCards(evening.profile, evening.names.size(), acts);
    var whole = Evening.GAME.open(evening.profile, evening.names);
    var partly = Evening.GAME.open(evening.profile, evening.names);
    int next = 0;
    for (int i = 0; i < evening.happened.size(); i++) {
      whole.play(
          evening.happened.get(i).actor(), evening.happened.get(i).event(), RulingLog.none());
      if (next < kept.size() && kept.get(next) == i) {
        ActorEvent act = known.get(next++);
        assertThat(partly.check(act.actor(), act.event()))
            .as("%s, %d %%: %s by %d", evening.profile.name(), share, act.event(), act.actor())
            .isNotInstanceOf(Finding.Illegal.class);
        partly.play(act.actor(), act.event(), RulingLog.none());
      }
      assertSameWhereKnown(partly, whole);
    }
    Match<?> end = partly.afterConsequences();
    if (end.isTallyKnown(1, 0)) {
      assertThat(end.toAct()).isEqualTo(Kernel.OVER);
      assertThat(end.winner()).isEqualTo(whole.winner());
      return 1;
    }
    return 0;
  }

  private static void assertSameWhereKnown(Match<?> partly, Match<?> whole) {
    for (int tally = 0; tally < whole.tallies().size(); tally++) {
      for (int side = 0; side < whole.sides(); side++) {
        if (partly.isTallyKnown(tally, side)) {
          assertThat(whole.tally(tally, side))
              .as("%s of side %d", whole.tallies().get(tally), side)
              .isIn(stages(partly, tally, side));
        }
      }
    }
  }

  /// The values of a tally after each automatic consequence.
  private static List<Integer> stages(Match<?> first, int tally, int side) {
    var stages = new ArrayList<Integer>();
    Match<?> stage = first;
    stages.add(stage.tally(tally, side));
    for (Match<?> next = first.afterNextConsequence();
        next != stage;
        next = stage.afterNextConsequence()) {
      stage = next;
      stages.add(stage.tally(tally, side));
    }
    return stages;
  }

  private static Event masked(Evening evening, Event event, SeededRandom random, int share) {
    Event seen = event;
    var vocabulary = Evening.GAME.vocabulary();
    var words = new ArrayList<>(List.of(vocabulary.write(event, evening.names).split(" ")));
    for (int i = 1; i < words.size(); i++) {
      if (random.nextPercent(share)) {
        String word = words.set(i, "?");
        try {
          seen = vocabulary.read(words, evening.names);
        } catch (BadEventException _) {
          words.set(i, word);
        }
      }
    }
    return seen;
  }

  /// With too many games with unknown cribs to follow every branch, all events are accepted, all
  /// tallies are unknown, and it takes little time.
  @Test
  void whatCannotBeKeptApartIsGivenUp() throws Exception {
    Profile profile = profile("short", "games=99 match=points first-deal=loser");
    var match = Evening.GAME.open(profile, List.of("Anna", "Ben"));
    int dealer = 0;
    match.play(Kernel.HOUSE, Events.cards(Verb.CUT, 0, SomeCards.of(1L << 0)), RulingLog.none());
    match.play(Kernel.HOUSE, Events.cards(Verb.CUT, 1, SomeCards.of(1L << 20)), RulingLog.none());
    for (int deal = 0; deal < 150; deal++) {
      for (ActorEvent act : vagueDeal(dealer)) {
        assertThat(match.check(act.actor(), act.event())).isNotInstanceOf(Finding.Illegal.class);
        match.play(act.actor(), act.event(), RulingLog.none());
      }
      dealer = 1 - dealer;
    }
    assertThat(match.check(0, Events.points(Verb.COUNT, 3)))
        .as("what is against a rule whatever happened")
        .isInstanceOf(Finding.Undecided.class);
    assertThat(match.isTallyKnown(0, 0)).isFalse();
    assertThat(match.isTallyKnown(1, 0)).isFalse();
  }

  /// A deal with four worthless cards each, and an unknown crib.
  private static List<ActorEvent> vagueDeal(int dealer) {
    int pone = 1 - dealer;
    int[] first = {4, 12, 20, 28};
    int[] second = {45, 46, 47, 49};
    var acts = new ArrayList<ActorEvent>();
    acts.add(new ActorEvent(Kernel.HOUSE, Events.cards(Verb.DEAL, pone, hand(first))));
    acts.add(new ActorEvent(Kernel.HOUSE, Events.cards(Verb.DEAL, dealer, hand(second))));
    acts.add(new ActorEvent(pone, Events.discard(SomeCards.faceDown(2), hand(first).known())));
    acts.add(new ActorEvent(dealer, Events.discard(SomeCards.faceDown(2), hand(second).known())));
    acts.add(new ActorEvent(Kernel.HOUSE, Events.card(Verb.STARTER, 0)));
    lay(acts, pone, 28);
    lay(acts, dealer, 45);
    lay(acts, pone, 20);
    lay(acts, pone, 12);
    lay(acts, pone, 4);
    lay(acts, dealer, 46);
    lay(acts, dealer, 47);
    lay(acts, dealer, 49);
    acts.add(new ActorEvent(Kernel.HOUSE, Events.cards(Verb.CRIB, SomeCards.faceDown(4))));
    return acts;
  }

  private static void lay(List<ActorEvent> acts, int seat, int card) {
    acts.add(new ActorEvent(seat, Events.card(Verb.LAY, card)));
  }

  private static SomeCards hand(int[] cards) {
    long known = 0;
    for (int card : cards) {
      known |= 1L << card;
    }
    return new SomeCards(known, 2);
  }
}
