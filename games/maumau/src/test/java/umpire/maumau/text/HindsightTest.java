package umpire.maumau.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.cards.SomeCards;
import umpire.core.kernel.Kernel;
import umpire.core.match.Act;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.BadProfile;
import umpire.core.profile.Profile;
import umpire.core.words.BadEvent;
import umpire.maumau.CardRow;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauEvent.Deal;
import umpire.maumau.MauMauEvent.Deck;
import umpire.maumau.MauMauEvent.Draw;
import umpire.maumau.MauMauEvent.Drawn;
import umpire.maumau.MauMauEvent.Open;
import umpire.maumau.MauMauEvent.Shuffle;
import umpire.maumau.MauMauMatch;
import umpire.maumau.MauMauProfiles;

/// What is filled in afterwards is what was there.
final class HindsightTest {

  private static final int MATCHES = 60;
  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan");

  private final CompleteMauMau whole = new CompleteMauMau();
  private final MauMauNotation notation = new MauMauNotation();

  @ParameterizedTest
  @ValueSource(strings = {"common", "classic", "family", "brazil", "places"})
  void onlyTheTruthIsFilledIn(String preset) throws BadProfile {
    Profile profile = MauMauProfiles.ALL.preset(preset);
    int found = 0;
    for (int seed = 0; seed < MATCHES; seed++) {
      var chance = new Chance(seed);
      int players = 2 + seed % 3;
      List<Act<MauMauEvent>> truth = played(profile, players, seed % 2, chance);
      int share = 10 + chance.below(91);
      List<Act<MauMauEvent>> partly = new ArrayList<>();
      for (Act<MauMauEvent> act : truth) {
        partly.add(new Act<>(act.actor(), masked(act.event(), profile, players, share, chance)));
      }
      List<Act<MauMauEvent>> filled = whole.inHindsight(profile, players, partly);
      assertThat(filled).hasSameSizeAs(truth);
      for (int i = 0; i < truth.size(); i++) {
        found += compare(truth.get(i).event(), partly.get(i).event(), filled.get(i).event());
      }
    }
    assertThat(found).as("cards filled in").isPositive();
  }

  /// A match in which the table deals hand by hand and tells what is drawn.
  private List<Act<MauMauEvent>> played(Profile profile, int players, int strategy, Chance chance) {
    Match<MauMauMatch, MauMauEvent> match = whole.open(profile, NAMES.subList(0, players));
    var player = whole.strategies().get(strategy);
    var acts = new ArrayList<Act<MauMauEvent>>();
    boolean byHand = chance.below(2) == 0;
    while (match.toAct() != Kernel.OVER) {
      Optional<MauMauEvent> housed = match.house(chance);
      int actor = housed.isPresent() ? Kernel.HOUSE : match.toAct();
      MauMauEvent event =
          housed.isPresent() ? housed.get() : match.chosen(player, actor, chance, chance);
      MauMauMatch before = match.view(new Viewer.Arbiter()).kernel();
      match.play(actor, event, Tape.silent());
      MauMauMatch after = match.view(new Viewer.Arbiter()).kernel();
      if (byHand && event instanceof Deck) {
        for (int seat = 0; seat < players; seat++) {
          acts.add(new Act<>(Kernel.HOUSE, new Deal(seat, dealt(after, seat, event))));
        }
        acts.add(new Act<>(Kernel.HOUSE, new Open(opening(profile, players, event))));
      } else {
        acts.add(new Act<>(actor, event));
        if (byHand && event instanceof Draw && after.inDeal()) {
          long drawn = after.game().hand(actor) & ~before.game().hand(actor);
          if (drawn != 0 && !awaitsShuffle(match)) {
            acts.add(new Act<>(Kernel.HOUSE, new Drawn(some(drawn))));
          }
        }
      }
    }
    return acts;
  }

  private static boolean awaitsShuffle(Match<?, ?> match) {
    return match.toAct() == Kernel.HOUSE;
  }

  private static SomeCards some(long cards) {
    return SomeCards.of(cards);
  }

  private static SomeCards dealt(MauMauMatch after, int seat, MauMauEvent deck) {
    int players = after.seats();
    long cards = 0;
    int size = after.game().held(seat);
    for (int i = 0; i < size; i++) {
      int place = Math.floorMod(seat - after.standing().first(), players) + i * players;
      cards |= ((Deck) deck).cards().bit(place);
    }
    return some(cards);
  }

  private static int place(Profile profile, int players) {
    int hand = profile.is("hand", "by-players") ? 9 - players : profile.number("hand");
    return hand * players;
  }

  private static int opening(Profile profile, int players, MauMauEvent deck) {
    return ((Deck) deck).cards().cards().get(place(profile, players));
  }

  private static MauMauEvent masked(
      MauMauEvent event, Profile profile, int players, int share, Chance chance) {
    return switch (event) {
      case Deck(var cards) -> new Deck(masked(cards, place(profile, players), share, chance));
      case Shuffle(var cards) -> new Shuffle(masked(cards, -1, share, chance));
      case Deal(int seat, var cards) -> new Deal(seat, masked(cards, share, chance));
      case Drawn(var cards) -> new Drawn(masked(cards, share, chance));
      default -> event;
    };
  }

  private static CardRow masked(CardRow row, int except, int share, Chance chance) {
    var cards = new ArrayList<>(row.cards());
    for (int i = 0; i < cards.size(); i++) {
      if (i != except && chance.percent(share)) {
        cards.set(i, CardRow.UNKNOWN);
      }
    }
    return new CardRow(cards);
  }

  private static SomeCards masked(SomeCards cards, int share, Chance chance) {
    long known = 0;
    for (long rest = cards.known(); rest != 0; rest &= rest - 1) {
      known |= chance.percent(share) ? 0 : Long.lowestOneBit(rest);
    }
    return new SomeCards(known, cards.size() - Long.bitCount(known));
  }

  /// How many cards were filled in, all of them rightly.
  private static int compare(MauMauEvent truth, MauMauEvent partly, MauMauEvent filled) {
    long was = known(truth);
    long had = known(partly);
    long has = known(filled);
    assertThat(has & ~was).as("%s%n%s%n%s", truth, partly, filled).isZero();
    assertThat(had & ~has).as("what was written stays").isZero();
    return Long.bitCount(has) - Long.bitCount(had);
  }

  private static long known(MauMauEvent event) {
    return switch (event) {
      case Deck(var cards) -> cards.known();
      case Shuffle(var cards) -> cards.known();
      case Deal(_, var cards) -> cards.known();
      case Drawn(var cards) -> cards.known();
      default -> 0;
    };
  }

  /// Nothing is concluded from a card that may have been dealt or drawn.
  @Test
  void whatMayHaveBeenDrawnIsNotFilledIn() throws BadEvent, BadProfile {
    var acts = new ArrayList<Act<MauMauEvent>>();
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
      acts.add(new Act<>(actor, notation.read(words.subList(1, words.size()), NAMES)));
    }
    Profile profile = MauMauProfiles.ALL.preset("common");
    assertThat(whole.inHindsight(profile, 2, acts)).isEqualTo(acts);
    acts.subList(3, 5).clear(); // without the draw it was dealt
    acts.set(3, new Act<>(0, notation.read(List.of("lay", "DT"), NAMES)));
    acts.subList(4, acts.size()).clear();
    assertThat(whole.inHindsight(profile, 2, acts).getFirst().event())
        .isEqualTo(notation.read(List.of("deal Anna DT ? ? ? ? ? ?".split(" ")), NAMES));
  }
}
