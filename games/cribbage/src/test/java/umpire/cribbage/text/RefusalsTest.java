package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import umpire.core.SeededRandom;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.match.Finding;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.cribbage.event.Events;
import umpire.cribbage.event.Verb;
import umpire.cribbage.rules.CribbageRule;

/// Every conceivable event is legal and listed, or refused by the rule that a plain reading of the
/// table also names.
final class RefusalsTest {

  private static final int DECK = 52;

  private final Map<CribbageRule, Integer> refusals = new EnumMap<>(CribbageRule.class);
  private final SeededRandom random = new SeededRandom(3);

  @Test
  void everyRefusalNamesTheRightRule() throws Exception {
    for (Preset preset : Evening.GAME.profiles().presets()) {
      boolean playOnly = Evening.GAME.profiles().preset(preset.name()).is("scope", "play");
      Map<String, String> changes = playOnly ? Map.of() : Map.of("errors", "fined");
      Profile profile = Evening.GAME.profiles().changed("any", preset.name(), changes);
      for (int players = 2; players <= Math.min(4, Evening.GAME.maxPlayers(profile)); players++) {
        new Evening(profile, players)
            .play(
                players,
                List.of(0),
                (evening, _, event) -> {
                  if (evening.happened.size() < 150) {
                    tryEverything(evening, event);
                  }
                });
      }
    }
    System.out.println("cribbage, refused in tests: " + refusals);
    assertThat(refusals.keySet())
        .contains(
            CribbageRule.WHO_ACTS,
            CribbageRule.IN_ORDER,
            CribbageRule.ONE_DECK,
            CribbageRule.HAND_SIZE,
            CribbageRule.DISCARD_SIZE,
            CribbageRule.DISCARD_OWN,
            CribbageRule.FIRST_LEAD,
            CribbageRule.LEAD,
            CribbageRule.MUST_LAY,
            CribbageRule.OWN_CARD,
            CribbageRule.LIMIT,
            CribbageRule.SHOW_ORDER,
            CribbageRule.NO_OVERCOUNT,
            CribbageRule.MUGGINS_CLAIM,
            CribbageRule.CRIB_CARDS,
            CribbageRule.FINED_ERRORS);
  }

  private void tryEverything(Evening evening, Event next) {
    List<Evening> writtenOut = writtenOut(evening);
    List<PlainLegality> plain = plain(writtenOut);
    for (int actor = Kernel.HOUSE; actor < evening.match.seats(); actor++) {
      Set<Event> legal = new HashSet<>(evening.match.legal(actor));
      List<Event> events = some(evening.match.seats());
      events.add(next);
      for (Event event : events) {
        if (isNeedless(writtenOut, actor, event)) {
          continue; // needless lines have a contract test of their own
        }
        Finding finding = evening.match.check(actor, event);
        int who = actor;
        Supplier<String> where = () -> "%s by %d: %s".formatted(event, who, plain.getFirst());
        CribbageRule expected = against(plain, actor, event);
        if (finding instanceof Finding.Illegal(var rule, var notes)) {
          refusals.merge((CribbageRule) rule, 1, Integer::sum);
          assertThat(rule).as(where).isEqualTo(expected);
          assertThat(notes).as(where).isNotEmpty();
          assertThat(legal).as(where).doesNotContain(event);
        } else {
          assertThat(finding instanceof Finding.Undecided)
              .as(where)
              .isEqualTo(isOpen(plain, actor, event));
          assertThat(expected).as(where).isNull();
          boolean listed = evening.match.legalIsComplete(actor) && !event.is(Verb.GO);
          assertThat(!listed || legal.contains(event)).as(where).isTrue();
        }
      }
    }
  }

  /// Whether an event repeats known facts, here or after the events that a record may leave out.
  private static boolean isNeedless(List<Evening> writtenOut, int actor, Event event) {
    return writtenOut.stream()
        .map(at -> at.match)
        .anyMatch(
            at -> at.isRedundant(actor, event) || at.afterConsequences().isRedundant(actor, event));
  }

  /// Whether an event is legal only because of an omitted one whose outcome is then unknown.
  private static boolean isOpen(List<PlainLegality> plain, int actor, Event event) {
    for (PlainLegality each : plain) {
      if (each.against(actor, event) == null) {
        return false;
      }
      if (each.leavesOpen()) {
        return true;
      }
    }
    return false;
  }

  /// The table now, and after each event that a record may leave out here.
  private static List<Evening> writtenOut(Evening evening) {
    var tables = new ArrayList<>(List.of(evening));
    Evening.Happening leftOut = new PlainLegality(evening).mayBeLeftOut();
    while (leftOut != null) {
      Evening next = tables.getLast().and(leftOut.actor(), leftOut.event());
      tables.add(next);
      leftOut = isOver(next) ? null : new PlainLegality(next).mayBeLeftOut();
    }
    return tables;
  }

  private static boolean isOver(Evening evening) {
    return evening.match.toAct() == Kernel.OVER;
  }

  /// The plain reading of each table, except for one whose match is over after the omitted events.
  private static List<PlainLegality> plain(List<Evening> tables) {
    var plain = new ArrayList<PlainLegality>();
    for (Evening table : tables) {
      if (plain.isEmpty() || !isOver(table)) {
        plain.add(new PlainLegality(table, !plain.isEmpty() && plain.getLast().leavesOpen()));
      }
    }
    return plain;
  }

  /// The rule against an event: none if it is legal after any of the omitted events. Otherwise it
  /// is refused as where it would be due, or else as here.
  private static @Nullable CribbageRule against(List<PlainLegality> plain, int actor, Event event) {
    CribbageRule due = null;
    for (PlainLegality each : plain) {
      CribbageRule rule = each.against(actor, event);
      if (rule == null) {
        return null;
      }
      due = due == null && each.isDue(event) ? rule : due;
      if (rule != CribbageRule.IN_ORDER && rule != CribbageRule.MUGGINS_CLAIM) {
        break;
      }
    }
    return due == null ? plain.getFirst().against(actor, event) : due;
  }

  private List<Event> some(int seats) {
    var events = new ArrayList<Event>();
    for (int i = 0; i < 12; i++) {
      events.add(Events.card(Verb.LAY, random.nextInt(DECK)));
      events.add(Events.cards(Verb.DISCARD, SomeCards.of(cards(1 + random.nextInt(3)))));
    }
    for (int points = 0; points < 30; points += 1 + random.nextInt(4)) {
      events.add(Events.points(Verb.COUNT, points));
      events.add(Events.points(Verb.MUGGINS, points));
    }
    int seat = random.nextInt(seats);
    events.add(Events.of(Verb.AGREE));
    events.add(Events.of(Verb.GO));
    events.add(Events.seat(Verb.DEALER, seat));
    for (int points = 0; points < 6; points++) {
      events.add(Events.points(Verb.PEG, points));
    }
    events.add(Events.cards(Verb.CUT, seat, SomeCards.of(1L << random.nextInt(DECK))));
    events.add(Events.cards(Verb.DEAL, seat, SomeCards.of(cards(4 + random.nextInt(4)))));
    events.add(Events.cards(Verb.TO_CRIB, SomeCards.of(cards(1))));
    events.add(Events.card(Verb.STARTER, random.nextInt(DECK)));
    events.add(Events.cards(Verb.CRIB, SomeCards.of(cards(4))));
    events.add(Events.cards(Verb.SHOW, seat, SomeCards.of(cards(3))));
    events.add(Events.error(Verb.RENEGE, seat, random.nextInt(6)));
    events.add(Events.error(Verb.OVERCOUNT, seat, random.nextInt(31)));
    events.add(Events.of(Verb.MISDEAL));
    return events;
  }

  private long cards(int count) {
    long cards = 0;
    while (Long.bitCount(cards) < count) {
      cards |= 1L << random.nextInt(DECK);
    }
    return cards;
  }
}
