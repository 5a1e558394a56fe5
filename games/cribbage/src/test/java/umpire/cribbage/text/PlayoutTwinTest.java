package umpire.cribbage.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Tape;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbagePlayout;
import umpire.cribbage.CribbageProfiles;
import umpire.cribbage.Layout;
import umpire.cribbage.PeggingRule;
import umpire.cribbage.SomeCards;

/// The two doors to complete games: what a silent playout does, the match finds legal, and tells
/// the same about it.
final class PlayoutTwinTest {

  private static final PeggingRule[] RULES = PeggingRule.values();
  private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo", "Dan");

  @Test
  void playoutAndMatchAgree() throws Exception {
    for (Preset preset : Evening.GAME.profiles().presets()) {
      Profile profile = Evening.GAME.profiles().preset(preset.name());
      for (int players = 2; players <= 4; players++) {
        for (int number = 0; number < 12; number++) {
          agree(profile, players, number);
        }
      }
    }
  }

  private static void agree(Profile profile, int players, int number) {
    var playout = new CribbagePlayout(CribbageProfiles.terms(profile, players));
    var match = Evening.GAME.open(profile, NAMES.subList(0, players));
    Cribbage table = playout.cribbage();
    playout.deal(number);
    var told = new Tape();
    var tape = new Tape();
    Cribbage.Phase phase = table.phase();
    while (playout.step(told)) {
      List<Evening.Happening> steps = happened(table, told);
      if (phase == Cribbage.Phase.MUGGINS && steps.isEmpty()) {
        steps.add(new Evening.Happening(match.toAct(), new CribbageEvent.Agree()));
      }
      for (Evening.Happening step : steps) {
        assertThat(match.check(step.actor(), step.event()))
            .as("%s", step.event())
            .isEqualTo(Finding.fine());
        match.play(step.actor(), step.event(), tape);
      }
      assertThat(tape.sameAs(told)).as("both tapes say the same").isTrue();
      assertThat(match.toAct()).isEqualTo(table.toAct());
      tape.rewind();
      told.rewind();
      phase = table.phase();
    }
    assertThat(match.winner()).isEqualTo(table.winner());
    for (int side = 0; side < match.sides(); side++) {
      assertThat(match.tally(0, side)).isEqualTo(table.points(side));
    }
  }

  /// The events of a step, as the table and the tape show them.
  private static List<Evening.Happening> happened(Cribbage table, Tape tape) {
    var happened = new ArrayList<Evening.Happening>();
    Layout layout = table.layout();
    for (int i = 0; i < tape.size(); i++) {
      int seat = tape.seat(i);
      CribbageEvent event =
          switch (RULES[tape.rule(i)]) {
            case CUT -> new CribbageEvent.Cut(seat, SomeCards.card(tape.subject(i)));
            case DEAL -> new CribbageEvent.Deal(seat, SomeCards.of(layout.hand(seat)));
            case STRAIGHT_TO_CRIB -> new CribbageEvent.ToCrib(SomeCards.of(layout.straight()));
            case DISCARD -> new CribbageEvent.Discard(SomeCards.of(layout.thrown(seat)));
            case STARTER -> new CribbageEvent.Starter(SomeCards.card(tape.subject(i)));
            case LAY -> new CribbageEvent.Lay(SomeCards.card(tape.subject(i)));
            case CRIB -> new CribbageEvent.Crib(SomeCards.of(layout.crib()));
            case OWN_PEG -> new CribbageEvent.Peg(tape.subject(i));
            case OWN_COUNT -> new CribbageEvent.Count(tape.subject(i) >> 5 & 0x3f);
            case MUGGINS -> new CribbageEvent.Muggins(tape.amount(i));
            default -> null;
          };
      if (event != null) {
        happened.add(new Evening.Happening(ofTheDeck(event) ? Match.HOUSE : seat, event));
      }
    }
    return happened;
  }

  private static boolean ofTheDeck(CribbageEvent event) {
    return switch (event) {
      case CribbageEvent.Cut _,
          CribbageEvent.Deal _,
          CribbageEvent.ToCrib _,
          CribbageEvent.Starter _,
          CribbageEvent.Crib _ ->
          true;
      default -> false;
    };
  }
}
