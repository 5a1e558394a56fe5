package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Game;
import umpire.core.Kernel;
import umpire.core.Playout;
import umpire.core.Referee;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.core.Verdict;

/// One implementation, two doors: a silent playout and a referee that is shown the same moves one
/// by one say the same.
@Contract
final class TwinDoorsContract {

  private static final int GAMES = 300;

  @Test
  <M> void theRefereeSaysWhatThePlayoutSaid(Game<M> game) {
    for (int seats : Walk.seats(game)) {
      Playout silent = game.playout(seats).orElseThrow();
      Playout told = game.playout(seats).orElseThrow();
      for (int number = 0; number < GAMES; number++) {
        String what = "%s, %d seats, game %d: ".formatted(game.id(), seats, number);
        var tape = new Tape();
        silent.run(number, tape);
        List<Ruling> rulings = refereed(game, told, number);
        assertThat(rulings).as(what + "rulings").isEqualTo(rulings(tape, 0, game));
        assertThat(scores(told.kernel())).as(what + "scores").isEqualTo(scores(silent.kernel()));
        assertThat(silent.kernel().toAct()).as(what + "seat to act").isEqualTo(Kernel.NOBODY);
        assertThat(told.kernel().toAct()).as(what + "seat to act").isEqualTo(Kernel.NOBODY);
      }
    }
  }

  /// Everything that is said when the moves of the playout go through the typed door.
  private static <M> List<Ruling> refereed(Game<M> game, Playout playout, int number) {
    var tape = new Tape();
    playout.deal(number, tape);
    var rulings = new ArrayList<Ruling>(rulings(tape, 0, game));
    var referee = new Referee<>(game, playout.kernel());
    int said = tape.size();
    while (playout.kernel().toAct() != Kernel.NOBODY) {
      M move = game.codec().orElseThrow().decode(playout.choose(tape));
      rulings.addAll(rulings(tape, said, game));
      said = tape.size();
      switch (referee.judge(playout.kernel().toAct(), move)) {
        case Verdict.Accepted(var following) -> rulings.addAll(following);
        case Verdict.Refused(var rule) ->
            throw new AssertionError("%s chosen, yet refused by %s".formatted(move, rule.id()));
      }
    }
    return rulings;
  }

  private static List<Ruling> rulings(Tape tape, int from, Game<?> game) {
    var rulings = new ArrayList<Ruling>();
    for (int i = from; i < tape.size(); i++) {
      rulings.add(tape.ruling(i, game.rulebook()));
    }
    return rulings;
  }

  private static List<Integer> scores(Kernel kernel) {
    var scores = new ArrayList<Integer>();
    for (int side = 0; side < kernel.sides(); side++) {
      scores.add(kernel.score(side));
    }
    return scores;
  }

  /// The same number is the same game, on a playout that has just been made and on one that has
  /// many games behind it.
  @Test
  void theSameNumberIsTheSameGame(Game<?> game) {
    for (int seats : Walk.seats(game)) {
      Playout used = game.playout(seats).orElseThrow();
      var first = new ArrayList<Tape>();
      for (int number = 0; number < GAMES; number++) {
        first.add(tape(used, number));
      }
      for (int number = GAMES - 1; number >= 0; number--) {
        Playout playout = number % 10 == 0 ? game.playout(seats).orElseThrow() : used;
        assertThat(tape(playout, number).sameAs(first.get(number)))
            .as("%s, %d seats: game %d twice is the same game", game.id(), seats, number)
            .isTrue();
      }
      assertThat(first.stream().filter(tape -> tape.sameAs(first.getFirst())).count())
          .as("%s, %d seats: how often game 0 comes under other numbers", game.id(), seats)
          .isLessThan(GAMES / 2);
    }
  }

  /// A tape that does not record changes what is worked out, but not what happens.
  @Test
  void gamesAreTheSameWithNobodyListening(Game<?> game) {
    for (int seats : Walk.seats(game)) {
      Playout told = game.playout(seats).orElseThrow();
      Playout silent = game.playout(seats).orElseThrow();
      for (int number = 0; number < GAMES; number++) {
        told.run(number, new Tape());
        silent.run(number, Tape.silent());
        assertThat(scores(silent.kernel()))
            .as("%s, %d seats, game %d: scores in silence", game.id(), seats, number)
            .isEqualTo(scores(told.kernel()));
        assertThat(silent.kernel().toAct()).as("seat to act").isEqualTo(Kernel.NOBODY);
      }
    }
  }

  private static Tape tape(Playout playout, int number) {
    var tape = new Tape();
    playout.run(number, tape);
    return tape;
  }
}
