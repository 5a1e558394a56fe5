package umpire.maumau.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Match;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.profile.Switch;
import umpire.maumau.cards.CardText;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.words.Verb;

/// Two implementations of the complete game agree on what is legal, on every hand and on every
/// point, at tables with random switches.
final class PlainTableTest {

  /// Number of tables; mutation tests, which run this for every mutant, set fewer, a build at night
  /// more.
  private static final int TABLES = Integer.getInteger("umpire.maumau.tables", 600);

  private static final int MAX_EVENTS = 1_500;

  private static final List<String> NAMES =
      List.of("Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gina", "Hugo");

  private final CompleteMauMau whole = new CompleteMauMau();

  /// Compares fixed tables, and then some that are new in every run; a difference is reported in
  /// full.
  @Test
  void randomMatchesAtRandomTablesGoTheSameWay() {
    compare(TABLES, new SeededRandom(4711));
    compare(TABLES / 6, new SeededRandom(System.nanoTime()));
  }

  private void compare(int tables, SeededRandom random) {
    for (int table = 0; table < tables; table++) {
      Profile rules = anyRules(random);
      compare(rules, 2 + random.nextInt(whole.maxPlayers(rules) - 1), random);
    }
  }

  private static Profile anyRules(SeededRandom random) {
    while (true) {
      Map<String, String> changes = new HashMap<>();
      for (Switch option : MauMauProfiles.ALL.switches()) {
        String value =
            switch (option) {
              case Switch.Choice<?> choice ->
                  choice.ways().get(random.nextInt(choice.ways().size())).name();
              case Switch.Count count ->
                  Integer.toString(
                      count.least()
                          + random.nextInt(Math.min(4, count.most() - count.least() + 1)));
            };
        changes.put(option.name(), value);
      }
      try {
        return MauMauProfiles.ALL.changed("any", "classic", changes);
      } catch (BadProfileException conflict) {
        // an invalid combination: try another
      }
    }
  }

  private void compare(Profile profile, int players, SeededRandom random) {
    List<String> names = NAMES.subList(0, players);
    Match<MauMauMatch> match = whole.open(profile, names);
    var plain = new PlainTable(profile, players);
    var story = new ArrayList<String>();
    for (int events = 0; events < MAX_EVENTS && match.toAct() != Kernel.OVER; events++) {
      Supplier<String> at = () -> profile.values() + "\n" + String.join("\n", story);
      int actor = match.toAct();
      assertThat(Math.max(-1, actor)).as(at).isEqualTo(plain.toAct());
      var housed = match.houseEvent(random);
      Event event;
      if (housed.isPresent()) {
        event = housed.get();
      } else {
        var legal = new TreeSet<String>();
        List<Event> listed = match.legal(actor);
        listed.forEach(each -> legal.add(Verb.WORDS.write(each, names)));
        assertThat(legal).as(at).isEqualTo(plain.legal());
        event = listed.get(random.nextInt(listed.size()));
      }
      String words = Verb.WORDS.write(event, names);
      story.add(actor + ": " + words);
      match.play(housed.isPresent() ? Kernel.HOUSE : actor, event, RulingLog.none());
      plain.event(words);
      assertSameHands(match, plain, at);
    }
    assertThat(match.toAct() == Kernel.OVER).isEqualTo(plain.awaited.equals("over"));
    if (match.toAct() == Kernel.OVER) {
      assertThat(match.winner())
          .as(() -> profile.values() + "\n" + String.join("\n", story))
          .isEqualTo(plain.winner());
    }
  }

  private static void assertSameHands(
      Match<MauMauMatch> match, PlainTable plain, Supplier<String> at) {
    MauMauMatch table = match.table();
    for (int seat = 0; seat < match.seats(); seat++) {
      assertThat(match.tally(0, seat)).as(at).isEqualTo(plain.points[seat]);
      assertThat(match.tally(1, seat)).as(at).isEqualTo(plain.won[seat]);
      if (table.inDeal()) {
        var hand = new ArrayList<>(CardText.names(table.game().hand(seat)));
        hand.sort(null);
        assertThat(hand).as(at).isEqualTo(plain.hand(seat));
      }
    }
  }
}
