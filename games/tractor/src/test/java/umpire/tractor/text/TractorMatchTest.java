package umpire.tractor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.arena.RowLayout;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.text.Sentence;
import umpire.core.words.BadEventException;
import umpire.tractor.play.RulesPlayer;
import umpire.tractor.play.TractorDealer;
import umpire.tractor.round.Round;
import umpire.tractor.rule.TractorRule;
import umpire.tractor.rule.TractorSettings;
import umpire.tractor.table.Tractor;
import umpire.tractor.table.Tractor.Phase;

/// Tests what each viewer sees, and which answers stay undecided.
final class TractorMatchTest {

  private static final List<String> NAMES = List.of("Alice", "Bob", "Charles", "David");

  private final CompleteTractor tractor = new CompleteTractor();
  private final Match<Tractor> match = tractor.open(tractor.profiles().standard(), NAMES);
  private final Tractor table = new Tractor(TractorSettings.of(tractor.profiles().standard()));
  private final SeededRandom chance = new SeededRandom(3);

  private void playUntil(Phase phase) {
    var dealer = new TractorDealer();
    var player = new RulesPlayer();
    var move = new Move();
    while (table.phase() != phase) {
      int actor = table.toAct();
      if (!dealer.next(table, chance, move)) {
        player.choose(table, actor, chance, move);
      }
      table.play(actor, move, RulingLog.none());
    }
  }

  private Tractor seenBy(int viewer) {
    var seen = new Tractor(table.rules());
    seen.copyFrom(table);
    seen.veil(viewer);
    return seen;
  }

  /// Each viewer also sees public cards, such as declared ones.
  @Test
  void everybodySeesTheirOwnHand() {
    playUntil(Phase.PLAYING);
    for (int viewer = Kernel.NOBODY; viewer < Round.SEATS; viewer++) {
      Tractor seen = seenBy(viewer);
      for (int seat = 0; seat < Round.SEATS; seat++) {
        assertThat(seen.hands().size(seat)).isEqualTo(25);
        int known = seen.hands().known(seat).size();
        boolean declared = seat == table.declaring().seat();
        assertThat(known)
            .isBetween(seat == viewer ? 25 : 0, seat == viewer ? 25 : declared ? 2 : 0);
      }
      int kitty = seen.hands().buried().size();
      assertThat(kitty).isEqualTo(viewer == table.dealer() ? table.rules().seating().kitty() : 0);
      assertThat(seen.isFullyKnown()).isFalse();
    }
    assertThat(table.isFullyKnown()).isTrue();
  }

  @Test
  void theKittyIsShownAtTheEndOfTheRound() {
    playUntil(Phase.PLAYING);
    playUntil(Phase.DRAWING);
    assertThat(seenBy(Kernel.NOBODY).hands().buried().size())
        .isEqualTo(table.rules().seating().kitty());
  }

  /// The referee may refuse a throw only where hands are not recorded.
  @Test
  void theRefereeMayRefuseWhatIsNotDecided() throws Exception {
    var profile = tractor.profiles().changed("own", "standard", Map.of("drawn", "25"));
    var recorded = tractor.open(profile, NAMES);
    String unknown = " ?".repeat(25);
    for (String name : NAMES) {
      recorded.play(Kernel.HOUSE, event("deal " + name + unknown), RulingLog.none());
    }
    recorded.play(0, event("declare H2"), RulingLog.none());
    recorded.play(Kernel.HOUSE, event("kitty" + " ?".repeat(8)), RulingLog.none());
    recorded.play(0, event("bury" + " ?".repeat(8)), RulingLog.none());
    assertThat(recorded.legal(Kernel.HOUSE)).isEmpty();
    // With one ace on the table there is no pair of them left, and no spade is above the ace.
    assertThat(recorded.check(0, event("lay SA SK SK"))).isSameAs(Finding.LEGAL);
    assertThat(recorded.check(0, event("lay SA SQ SQ"))).isInstanceOf(Finding.Undecided.class);
    recorded.play(0, event("lay SA SQ SQ"), RulingLog.none());
    assertThat(recorded.legal(Kernel.HOUSE))
        .containsExactlyInAnyOrder(
            event("refuse Bob SQ SQ"), event("refuse Charles SQ SQ"), event("refuse David SQ SQ"));
    assertThat(recorded.check(0, event("lay SQ SQ"))).isInstanceOf(Finding.Undecided.class);
    assertThat(recorded.check(0, event("lay SA"))).isInstanceOf(Finding.Illegal.class);
    recorded.play(1, event("lay C3 C4 C5"), RulingLog.none());
    assertThat(recorded.legal(Kernel.HOUSE)).isEmpty();
  }

  /// A refused player learns which cards they owe, and no other player's cards.
  @Test
  void aRefusalNamesTheObligation() throws BadEventException {
    play("deal Alice H9 H9 H8 S2 C5", "deal Bob H3 H3 H4 S9 D2");
    play("deal Charles C3 C4 C6 C7 C8", "deal David D3 D4 D6 D7 D8");
    assertThat(match.check(1, event("declare H2")))
        .isEqualTo(
            new Finding.Illegal(
                TractorRule.DECLARE_WHAT_IS_DRAWN,
                List.of(
                    Sentence.of("{player} has not drawn {cards}")
                        .fact("player", "Bob")
                        .fact("cards", List.of("H2"))
                        .note())));
    assertThat(match.check(1, event("declare D2"))).isSameAs(Finding.LEGAL);
    assertThat(match.legal(1))
        .as("Alice has passed then")
        .containsExactly(event("pass"), event("declare D2"));
    assertThat(match.legal(0)).containsExactly(event("pass"), event("declare S2"));
  }

  private void play(String... lines) throws BadEventException {
    for (String line : lines) {
      match.play(Kernel.HOUSE, event(line), RulingLog.none());
    }
  }

  private Event event(String words) throws BadEventException {
    return tractor.vocabulary().read(List.of(words.split(" ")), NAMES);
  }

  @Tag("measure")
  @Test
  void rulesOfThumbBeatChance() {
    var profile = tractor.profiles().standard();
    var row = new int[tractor.rowLayout(profile, NAMES.size()).size()];
    var rules = TractorArenaTest.strategy("rules");
    var random = TractorArenaTest.strategy("random");
    var arena = tractor.arena(profile, List.of(rules, random, rules, random));
    int won = 0;
    int games = 100;
    for (int seed = 0; seed < games; seed++) {
      arena.play(seed, row);
      won += row[RowLayout.WINNER] == 1 ? 1 : 0;
    }
    assertThat(won).as("games of %d won by rules against random", games).isGreaterThan(90);
  }
}
