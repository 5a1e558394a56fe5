package umpire.tractor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.match.BadEvent;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Table;
import umpire.core.match.Viewer;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.TractorRule;
import umpire.tractor.WholeGame;

/// Who sees what, and what nobody can tell.
final class TractorMatchTest {

  private static final List<String> NAMES = List.of("Alice", "Bob", "Charles", "David");
  private static final Viewer SPECTATOR = new Viewer.Spectator();
  private static final Viewer ARBITER = new Viewer.Arbiter();

  private final CompleteTractor tractor = new CompleteTractor();
  private final Match<TractorEvent, TractorView> match =
      tractor.open(tractor.profiles().standard(), NAMES);
  private final Chance house = Table.stream(3, 0);
  private final Chance chance = new Chance(9);

  private void playUntil(WholeGame.Phase phase) {
    while (match.view(SPECTATOR).phase() != phase) {
      step();
    }
  }

  private TractorEvent step() {
    var housed = match.house(house);
    int actor = housed.isPresent() ? Match.HOUSE : match.toAct();
    TractorEvent event =
        housed.orElseGet(() ->
            tractor.strategies().getFirst().choose(match.view(new Viewer.Player(actor)), chance));
    match.play(actor, event, Tape.silent());
    return event;
  }

  private static long known(List<TractorCard> cards) {
    return cards.stream().filter(TractorCard::isKnown).count();
  }

  @Test
  void everybodySeesHisOwnHand() {
    playUntil(WholeGame.Phase.PLAYING);
    for (int seat = 0; seat < NAMES.size(); seat++) {
      TractorView view = match.view(new Viewer.Player(seat));
      for (int other = 0; other < NAMES.size(); other++) {
        assertThat(view.hands().get(other)).hasSize(25);
        assertThat(known(view.hands().get(other))).isEqualTo(other == seat ? 25 : 0);
      }
      assertThat(view.kitty()).hasSize(WholeGame.KITTY);
      assertThat(known(view.kitty())).isEqualTo(seat == view.dealer() ? WholeGame.KITTY : 0);
    }
    assertThat(match.view(SPECTATOR).hands()).allMatch(hand -> known(hand) == 0);
    assertThat(match.view(ARBITER).hands()).allMatch(hand -> known(hand) == 25);
    assertThat(known(match.view(ARBITER).kitty())).isEqualTo(WholeGame.KITTY);
  }

  @Test
  void theKittyIsShownAtTheEndOfTheRound() {
    playUntil(WholeGame.Phase.PLAYING);
    playUntil(WholeGame.Phase.DRAWING);
    assertThat(known(match.view(SPECTATOR).kitty())).isEqualTo(WholeGame.KITTY);
  }

  @Test
  void hiddenCardsAreMasked() {
    var seen = new ArrayList<String>();
    while (match.view(SPECTATOR).phase() != WholeGame.Phase.PLAYING) {
      var housed = match.house(house);
      if (housed.isPresent() && housed.get() instanceof TractorEvent.Deal deal) {
        for (int seat = 0; seat < NAMES.size(); seat++) {
          TractorEvent masked = match.seenBy(new Viewer.Player(seat), Match.HOUSE, deal);
          assertThat(masked.equals(deal)).isEqualTo(seat == deal.seat());
        }
        assertThat(match.seenBy(ARBITER, Match.HOUSE, deal)).isEqualTo(deal);
        seen.add(tractor.notation().write(match.seenBy(SPECTATOR, Match.HOUSE, deal), NAMES));
        match.play(Match.HOUSE, deal, Tape.silent());
      } else {
        step();
      }
    }
    assertThat(seen).hasSize(20).allMatch(line -> line.endsWith("? ? ? ? ?"));
  }

  /// A redeal that changed nothing would prove nothing.
  @Test
  void whatIsHiddenIsReallyDealtAnew() {
    int changed = 0;
    int looks = 0;
    for (int event = 0; event < 600; event++) {
      step();
      TractorView before = match.view(ARBITER);
      if (before.phase() != WholeGame.Phase.DRAWING || known(before.hands().getFirst()) > 0) {
        int seat = chance.below(NAMES.size());
        var other = match.redealt(new Viewer.Player(seat), chance);
        looks++;
        changed += other.view(ARBITER).equals(before) ? 0 : 1;
      }
    }
    assertThat(looks).isGreaterThan(500);
    assertThat(changed)
        .as("redeals of %d that changed something", looks)
        .isGreaterThan(looks * 8 / 10);
  }

  /// A partner's view of a round can be written down, and is legal as far as it can be decided.
  @Test
  void whatASeatHasSeenCanBeVerified() throws Exception {
    var seen = tractor.open(tractor.profiles().standard(), NAMES);
    int undecided = 0;
    for (int i = 0; i < 400; i++) {
      var housed = match.house(house);
      int actor = housed.isPresent() ? Match.HOUSE : match.toAct();
      TractorEvent event =
          housed.orElseGet(() ->
              tractor.strategies().getFirst().choose(match.view(new Viewer.Player(actor)), chance));
      TractorEvent masked = match.seenBy(new Viewer.Player(0), actor, event);
      match.play(actor, event, Tape.silent());
      Finding finding = seen.check(actor, masked);
      assertThat(finding).as("%s", masked).isNotInstanceOf(Finding.Against.class);
      undecided += finding instanceof Finding.Open ? 1 : 0;
      seen.play(actor, masked, Tape.silent());
      // Whether a throw was refused is seen only when its leader lays again.
      boolean refused =
          event instanceof TractorEvent.Lay && match.toAct() == actor && seen.toAct() != actor;
      assertThat(refused || seen.toAct() == match.toAct()).as("%s", masked).isTrue();
      assertThat(seen.tally(0, 0)).isEqualTo(match.tally(0, 0));
    }
    assertThat(undecided).isPositive();
  }

  /// Where hands are not recorded the referee may refuse a throw, and only then.
  @Test
  void theRefereeMayRefuseWhatIsNotDecided() throws Exception {
    var profile = tractor.profiles().changed("own", "standard", Map.of("drawn", "25"));
    var table = tractor.open(profile, NAMES);
    String unknown = " ?".repeat(25);
    for (String name : NAMES) {
      table.play(Match.HOUSE, event("deal " + name + unknown), Tape.silent());
    }
    table.play(0, event("declare H2"), Tape.silent());
    table.play(Match.HOUSE, event("kitty" + " ?".repeat(8)), Tape.silent());
    table.play(0, event("bury" + " ?".repeat(8)), Tape.silent());
    assertThat(table.legal(Match.HOUSE)).isEmpty();
    // With one ace on the table nobody has a pair of them, and no spade is above the ace.
    assertThat(table.check(0, event("lay SA SK SK"))).isSameAs(Finding.FINE);
    assertThat(table.check(0, event("lay SA SQ SQ"))).isInstanceOf(Finding.Open.class);
    table.play(0, event("lay SA SQ SQ"), Tape.silent());
    assertThat(table.legal(Match.HOUSE))
        .containsExactlyInAnyOrder(
            event("refuse Bob SQ SQ"), event("refuse Charles SQ SQ"), event("refuse David SQ SQ"));
    assertThat(table.check(0, event("lay SQ SQ"))).isInstanceOf(Finding.Open.class);
    assertThat(table.check(0, event("lay SA"))).isInstanceOf(Finding.Against.class);
    table.play(1, event("lay C3 C4 C5"), Tape.silent());
    assertThat(table.legal(Match.HOUSE)).isEmpty();
  }

  /// The one who is refused is told what he owes, and nobody else's cards.
  @Test
  void aRefusalNamesTheObligation() throws BadEvent {
    play("* deal Alice H9 H9 H8 S2 C5", "* deal Bob H3 H3 H4 S9 D2");
    play("* deal Charles C3 C4 C6 C7 C8", "* deal David D3 D4 D6 D7 D8");
    Finding finding = match.check(1, event("declare H2"));
    assertThat(finding)
        .isEqualTo(
            new Finding.Against(
                TractorRule.DECLARE_WHAT_IS_DRAWN, List.of("Bob has not drawn H2")));
    assertThat(match.check(1, event("declare D2"))).isSameAs(Finding.FINE);
    assertThat(match.legal(1))
        .as("Alice has passed then")
        .containsExactly(event("pass"), event("declare D2"));
    assertThat(match.legal(0)).containsExactly(event("pass"), event("declare S2"));
  }

  private void play(String... lines) throws BadEvent {
    for (String line : lines) {
      match.play(Match.HOUSE, event(line.substring(2)), Tape.silent());
    }
  }

  private TractorEvent event(String words) throws BadEvent {
    return tractor.notation().read(List.of(words.split(" ")), NAMES);
  }
}
