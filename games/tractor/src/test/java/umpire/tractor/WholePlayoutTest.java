package umpire.tractor;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Table;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.tractor.text.CompleteTractor;
import umpire.tractor.text.TractorView;

/// The silent door of the complete game leads into the same game as the explained one.
final class WholePlayoutTest {

  private static final List<String> NAMES = List.of("Alice", "Bob", "Charles", "David");

  /// How many games; mutation tests, which run this for every mutant, ask for fewer.
  private static final int GAMES = Integer.getInteger("umpire.tractor.playouts", 25);

  @ParameterizedTest
  @ValueSource(strings = {"standard", "must-play", "friendly", "tournament", "jacks"})
  void playoutAndMatchAgree(String preset) throws Exception {
    Profile profile = TractorProfiles.ALL.preset(preset);
    var playout = new WholePlayout(TractorProfiles.rules(profile));
    for (int number = 0; number < GAMES; number++) {
      agree(playout, new CompleteTractor().open(profile, NAMES), number);
    }
  }

  /// Everything that happens is what the house and four random players do with their own streams of
  /// random numbers, is legal, and is ruled on alike.
  private static void agree(
      WholePlayout playout, Match<TractorEvent, TractorView> match, int number) {
    var silent = new Tape();
    var told = new Tape();
    var random = new CompleteTractor().strategies().getFirst();
    var chances = new ArrayList<Chance>();
    for (int participant = 0; participant <= Round.SEATS; participant++) {
      chances.add(Table.stream(number, participant));
    }
    playout.begin(number);
    while (playout.game().phase() != WholeGame.Phase.OVER) {
      silent.rewind();
      told.rewind();
      playout.step(silent);
      TractorEvent event = event(playout);
      boolean house = event instanceof TractorEvent.Deal || event instanceof TractorEvent.Kitty;
      int actor = house ? Match.HOUSE : playout.seat();
      assertThat(match.toAct()).as("who acts in game %d", number).isEqualTo(actor);
      TractorEvent expected =
          match
              .house(chances.getFirst())
              .orElseGet(() -> random.choose(view(match, actor), chances.get(actor + 1)));
      assertThat(event).as("event of game %d", number).isEqualTo(expected);
      assertThat(match.check(actor, event)).as("%s", event).isEqualTo(Finding.fine());
      match.play(actor, event, told);
      assertThat(told.sameAs(silent)).as("rulings on %s", event).isTrue();
    }
    assertThat(match.toAct()).isEqualTo(Match.OVER);
    assertThat(match.winner()).isEqualTo(playout.game().round().winner()).isNotNegative();
  }

  private static TractorView view(Match<TractorEvent, TractorView> match, int seat) {
    return match.view(new Viewer.Player(seat));
  }

  private static TractorEvent event(WholePlayout playout) {
    var cards = new ArrayList<TractorCard>();
    for (int i = 0; i < playout.count(); i++) {
      cards.add(TractorCard.of(playout.card(i)));
    }
    return switch (playout.act()) {
      case DRAW -> new TractorEvent.Deal(playout.seat(), cards);
      case DECLARE -> new TractorEvent.Declare(cards.getFirst(), cards.size());
      case PASS -> new TractorEvent.Pass();
      case KITTY -> new TractorEvent.Kitty(cards);
      case LAY_AWAY -> new TractorEvent.Bury(cards);
      case LAY -> new TractorEvent.Lay(cards);
    };
  }

  /// Whatever happens, all 108 cards and all 200 points are somewhere.
  @Test
  void nothingIsLost() {
    var playout = new WholePlayout(FollowDutyTest.rules("standard"));
    var tape = Tape.silent();
    var laid = new Holding();
    for (int number = 0; number < 2 * GAMES; number++) {
      playout.begin(number);
      while (playout.game().phase() != WholeGame.Phase.OVER) {
        playout.step(tape);
        if (playout.game().phase() == WholeGame.Phase.PLAYING) {
          conserved(playout.game(), laid);
        }
      }
    }
  }

  private static void conserved(WholeGame game, Holding laid) {
    game.round().laid(laid);
    int cards = laid.size() + game.hands().buried().size();
    int points = points(laid) + points(game.hands().buried());
    for (int seat = 0; seat < Round.SEATS; seat++) {
      cards += game.hands().size(seat);
      points += points(game.hands().known(seat));
    }
    assertThat(cards).isEqualTo(Deck.COPIES * Deck.KINDS);
    assertThat(points).isEqualTo(Deck.POINTS);
    assertThat(points(game.hands().buried())).isBetween(0, 80);
  }

  private static int points(Holding holding) {
    int points = 0;
    for (int card = 0; card < Deck.KINDS; card++) {
      points += holding.size(1L << card) * Deck.points(card);
    }
    return points;
  }

  @Tag("measure")
  @Test
  void nothingIsAllocated() {
    var playout = new WholePlayout(FollowDutyTest.rules("standard"));
    var tape = Tape.silent();
    for (int number = 0; number < 2_000; number++) {
      playout.runRound(number, tape);
    }
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int attempt = 0; attempt < 5; attempt++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int number = 0; number < 500; number++) {
        playout.runRound(number, tape);
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertThat(least).as("bytes for 500 rounds").isLessThan(500);
  }

  @Test
  void theSameNumberIsTheSameGame() {
    var one = new WholePlayout(FollowDutyTest.rules("standard"));
    var other = new WholePlayout(FollowDutyTest.rules("standard"));
    var oneTape = new Tape();
    var otherTape = new Tape();
    other.run(4, Tape.silent());
    one.run(5, oneTape);
    other.run(5, otherTape);
    assertThat(oneTape.sameAs(otherTape)).isTrue();
    assertThat(one.game().phase()).isEqualTo(WholeGame.Phase.OVER);
  }

  @Test
  void aGameIsItsRoundsOneAfterAnother() {
    var whole = new WholePlayout(FollowDutyTest.rules("standard"));
    var rounds = new WholePlayout(FollowDutyTest.rules("standard"));
    var wholeTape = new Tape();
    var roundsTape = new Tape();
    whole.run(5, wholeTape);
    rounds.runRound(5, roundsTape);
    assertThat(rounds.game().rounds()).isEqualTo(1);
    assertThat(rounds.game().betweenRounds()).isTrue();
    int played = 1;
    boolean goesOn = true;
    while (goesOn) {
      goesOn = rounds.playRound(roundsTape);
      played++;
      assertThat(rounds.game().rounds()).isEqualTo(played);
      assertThat(rounds.game().phase() == WholeGame.Phase.OVER).isEqualTo(!goesOn);
    }
    assertThat(played).isEqualTo(whole.game().rounds()).isGreaterThan(2);
    assertThat(roundsTape.sameAs(wholeTape)).isTrue();
  }
}
