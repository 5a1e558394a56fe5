package umpire.maumau.inference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.ActorEvent;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Profile;
import umpire.core.words.BadEventException;
import umpire.maumau.cards.CardRow;
import umpire.maumau.match.MauMauMatch;
import umpire.maumau.rule.MauMauProfiles;
import umpire.maumau.text.CompleteMauMau;
import umpire.maumau.words.Verb;

/// Cards that are filled in later are the true ones.
final class CardBackfillTest {

  private static final int MATCHES = 60;
  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan");

  private final CompleteMauMau whole = new CompleteMauMau();

  @ParameterizedTest
  @ValueSource(strings = {"common", "classic", "family", "brazil", "places"})
  void onlyTheTruthIsFilledIn(String preset) throws BadProfileException {
    Profile profile = MauMauProfiles.ALL.preset(preset);
    int found = 0;
    for (int seed = 0; seed < MATCHES; seed++) {
      var random = new SeededRandom(seed);
      int players = 2 + seed % 3;
      List<ActorEvent> truth = played(profile, players, seed % 2, random);
      int share = 10 + random.nextInt(91);
      List<ActorEvent> partly = new ArrayList<>();
      for (ActorEvent act : truth) {
        partly.add(
            new ActorEvent(act.actor(), masked(act.event(), profile, players, share, random)));
      }
      List<ActorEvent> filled = whole.backfillCards(profile, players, partly);
      assertThat(filled).hasSameSizeAs(truth);
      for (int i = 0; i < truth.size(); i++) {
        found += compare(truth.get(i).event(), partly.get(i).event(), filled.get(i).event());
      }
    }
    assertThat(found).as("cards filled in").isPositive();
  }

  /// A match in which the table deals hand by hand and names drawn cards.
  private List<ActorEvent> played(Profile profile, int players, int strategy, SeededRandom random) {
    Match<MauMauMatch> match = whole.open(profile, NAMES.subList(0, players));
    var player = whole.strategies().get(strategy);
    var acts = new ArrayList<ActorEvent>();
    boolean byHand = random.nextInt(2) == 0;
    while (match.toAct() != Kernel.OVER) {
      Optional<Event> housed = match.houseEvent(random);
      int actor = housed.isPresent() ? Kernel.HOUSE : match.toAct();
      Event event = housed.isPresent() ? housed.get() : match.choose(player, actor, random, random);
      MauMauMatch before = match.view(new Viewer.Arbiter()).kernel();
      match.play(actor, event, RulingLog.none());
      MauMauMatch after = match.view(new Viewer.Arbiter()).kernel();
      if (byHand && event.is(Verb.DECK)) {
        for (int seat = 0; seat < players; seat++) {
          acts.add(new ActorEvent(Kernel.HOUSE, dealt(after, seat, event)));
        }
        acts.add(new ActorEvent(Kernel.HOUSE, opening(profile, players, event)));
      } else {
        acts.add(new ActorEvent(actor, event));
        if (byHand && event.is(Verb.DRAW) && after.inDeal()) {
          long drawn = after.game().hand(actor) & ~before.game().hand(actor);
          if (drawn != 0 && !awaitsShuffle(match)) {
            acts.add(
                new ActorEvent(Kernel.HOUSE, Event.of(new Move().set(Verb.DRAWN).cards(drawn))));
          }
        }
      }
    }
    return acts;
  }

  private static boolean awaitsShuffle(Match<?> match) {
    return match.toAct() == Kernel.HOUSE;
  }

  private static Event dealt(MauMauMatch after, int seat, Event deck) {
    int players = after.seats();
    long cards = 0;
    int size = after.game().held(seat);
    for (int i = 0; i < size; i++) {
      int place = Math.floorMod(seat - after.matchScore().first(), players) + i * players;
      cards |= CardRow.bit(deck, place);
    }
    return Event.of(new Move().set(Verb.DEAL).seat(seat).cards(cards));
  }

  private static int place(Profile profile, int players) {
    int hand = profile.is("hand", "by-players") ? 9 - players : profile.number("hand");
    return hand * players;
  }

  private static Event opening(Profile profile, int players, Event deck) {
    long card = CardRow.bit(deck, place(profile, players));
    return Event.of(new Move().set(Verb.OPEN).cards(card));
  }

  private static Event masked(
      Event event, Profile profile, int players, int share, SeededRandom random) {
    var masked = new Move();
    masked.copyFrom(event);
    switch (Verb.of(event)) {
      case DECK -> maskRow(masked, place(profile, players), share, random);
      case SHUFFLE -> maskRow(masked, -1, share, random);
      case DEAL, DRAWN -> maskSet(masked, share, random);
      default -> {
        // the event has no hidden cards
      }
    }
    return Event.of(masked);
  }

  private static void maskRow(Move row, int except, int share, SeededRandom random) {
    for (int i = 0; i < row.length(); i++) {
      if (i != except && random.nextPercent(share)) {
        row.put(i, CardRow.UNKNOWN);
      }
    }
  }

  private static void maskSet(Move some, int share, SeededRandom random) {
    long known = 0;
    for (long rest = some.cards(); rest != 0; rest &= rest - 1) {
      known |= random.nextPercent(share) ? 0 : Long.lowestOneBit(rest);
    }
    some.unknown(Verb.size(some) - Long.bitCount(known)).cards(known);
  }

  /// Returns the number of cards filled in, all of which must be true.
  private static int compare(Event truth, Event partly, Event filled) {
    long was = known(truth);
    long had = known(partly);
    long has = known(filled);
    assertThat(has & ~was).as("%s%n%s%n%s", truth, partly, filled).isZero();
    assertThat(had & ~has).as("what was written stays").isZero();
    return Long.bitCount(has) - Long.bitCount(had);
  }

  private static long known(Event event) {
    return switch (Verb.of(event)) {
      case DECK, SHUFFLE -> CardRow.known(event);
      case DEAL, DRAWN -> event.cards();
      default -> 0;
    };
  }

  /// A card that may have been dealt or drawn allows no conclusion.
  @Test
  void whatMayHaveBeenDrawnIsNotFilledIn() throws BadEventException, BadProfileException {
    var acts = new ArrayList<ActorEvent>();
    for (String line :
        List.of(
            "* deal Anna ? ? ? ? ? ? ?",
            "* deal Ben CA CK CQ CT CJ SA SK",
            "* open DA",
            "Anna draw",
            "Anna pass",
            "Ben lay SA",
            "Anna lay ST")) {
      List<String> words = List.of(line.split(" "));
      int actor = words.getFirst().equals("*") ? Kernel.HOUSE : NAMES.indexOf(words.getFirst());
      acts.add(new ActorEvent(actor, Verb.WORDS.read(words.subList(1, words.size()), NAMES)));
    }
    Profile profile = MauMauProfiles.ALL.preset("common");
    assertThat(whole.backfillCards(profile, 2, acts)).isEqualTo(acts);
    acts.subList(3, 5).clear(); // without the draw, the card was dealt
    acts.set(3, new ActorEvent(0, Verb.WORDS.read(List.of("lay", "DT"), NAMES)));
    acts.subList(4, acts.size()).clear();
    assertThat(whole.backfillCards(profile, 2, acts).getFirst().event())
        .isEqualTo(Verb.WORDS.read(List.of("deal Anna DT ? ? ? ? ? ?".split(" ")), NAMES));
  }
}
