package umpire.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.core.Game;
import umpire.core.Kernel;
import umpire.testkit.Property;

/// The laws of [Kernel], along games of arbitrary legal moves at every number of seats.
@Contract
final class KernelContract {

  /// How many games; mutation tests, which run this for every mutant, ask for fewer.
  private static final int GAMES = Integer.getInteger("umpire.kernel.games", 300);

  /// Of how many legal moves in one position it is tried whether they can be played.
  private static final int MOST_REPLAYS = 100;

  @Test
  void legalListsWhatCheckAllows(Game<?> game) {
    Walk.everywhere(
        game,
        GAMES,
        "legal lists what check allows",
        (walk, choices) -> {
          if (!walk.over() && walk.worthALook(choices)) {
            int[] listed = Arrays.copyOf(walk.legal, walk.kernel.legal(walk.legal));
            Arrays.sort(listed);
            assertThat(listed).as("legal moves, sorted").isEqualTo(allowed(walk));
          }
        });
  }

  private static int[] allowed(Walk walk) {
    var allowed = new int[walk.codes];
    int count = 0;
    for (int move = 0; move < walk.codes; move++) {
      if (walk.kernel.check(walk.kernel.toAct(), move) == Kernel.FINE) {
        allowed[count++] = move;
      }
    }
    return Arrays.copyOf(allowed, count);
  }

  @Test
  void onlyTheSeatToActMayMove(Game<?> game) {
    Walk.everywhere(
        game,
        GAMES,
        "nobody else may move",
        (walk, choices) -> {
          if (walk.worthALook(choices)) {
            for (int seat = 0; seat < walk.seats; seat++) {
              if (seat != walk.kernel.toAct()) {
                refusesAll(walk, seat);
              }
            }
          }
        });
  }

  private static void refusesAll(Walk walk, int seat) {
    for (int move = 0; move < walk.codes; move++) {
      int answer = walk.kernel.check(seat, move);
      if (answer < 0 || answer >= walk.rulebook.size()) {
        throw new AssertionError(
            "seat %d is not to act, yet check says %d to move %d".formatted(seat, answer, move));
      }
    }
  }

  @Test
  void finishedGamesRefuseEverything(Game<?> game) {
    Walk.everywhere(
        game,
        GAMES,
        "a finished game refuses everything",
        (walk, _) -> {
          if (walk.over()) {
            assertThat(walk.kernel.legal(walk.legal)).as("legal moves after the end").isZero();
            for (int seat = 0; seat < walk.seats; seat++) {
              refusesAll(walk, seat);
            }
          }
        });
  }

  /// Two kernels take the same moves; one of them is asked everything all the time. They may not
  /// differ afterwards.
  @Test
  void askingChangesNothing(Game<?> game) {
    for (int seats : Walk.seats(game)) {
      Property.holds(
          "%s: asking changes nothing, %d seats".formatted(game.id(), seats),
          GAMES / 10,
          choices -> {
            int number = choices.below(1000);
            choices.show("deal", number);
            var asked = new Walk(game, seats, number);
            var left = new Walk(game, seats, number);
            while (!left.over()) {
              askEverything(asked);
              int move = left.anyMove(choices);
              asked.play(move);
              assertSame(asked, left);
            }
            assertThat(asked.over()).as("the asked game is over too").isTrue();
          });
    }
  }

  private static void askEverything(Walk walk) {
    int[] first = answers(walk);
    assertThat(answers(walk)).as("the same questions again").isEqualTo(first);
  }

  private static int[] answers(Walk walk) {
    int step = 1 + walk.codes / 500;
    var answers = new ArrayList<Integer>();
    for (int seat = 0; seat < walk.seats; seat++) {
      for (int move = 0; move < walk.codes; move += step) {
        answers.add(walk.kernel.check(seat, move));
      }
    }
    answers.add(walk.kernel.legal(walk.legal));
    answers.add(walk.kernel.toAct());
    return answers.stream().mapToInt(Integer::intValue).toArray();
  }

  private static void assertSame(Walk asked, Walk left) {
    assertThat(asked.tape().sameAs(left.tape())).as("both tapes say the same").isTrue();
    assertThat(scores(asked)).as("scores").isEqualTo(scores(left));
    assertThat(asked.kernel.toAct()).as("seat to act").isEqualTo(left.kernel.toAct());
  }

  private static List<Integer> scores(Walk walk) {
    var scores = new ArrayList<Integer>();
    for (int side = 0; side < walk.kernel.sides(); side++) {
      scores.add(walk.kernel.score(side));
    }
    return scores;
  }

  @Test
  void everyLegalMoveCanBePlayed(Game<?> game) {
    for (int seats : Walk.seats(game)) {
      Property.holds(
          "%s: every legal move can be played, %d seats".formatted(game.id(), seats),
          GAMES / 10,
          choices -> {
            int number = choices.below(1000);
            choices.show("deal", number);
            var walk = new Walk(game, seats, number);
            var moves = new ArrayList<Integer>();
            while (!walk.over() && choices.more(30)) {
              moves.add(walk.anyMove(choices));
            }
            int count = walk.kernel.legal(walk.legal);
            int step = 1 + count / MOST_REPLAYS;
            for (int i = choices.below(step); i < count; i += step) {
              playAfter(moves, walk.legal[i], new Walk(game, seats, number));
            }
          });
    }
  }

  private static void playAfter(List<Integer> moves, int last, Walk walk) {
    for (int move : moves) {
      walk.play(move);
    }
    walk.play(last);
    assertScoresAddUp(walk);
  }

  @Test
  void scoresAreThePointsTold(Game<?> game) {
    Walk.everywhere(game, GAMES, "scores add up", (walk, _) -> assertScoresAddUp(walk));
  }

  private static void assertScoresAddUp(Walk walk) {
    for (int side = 0; side < walk.kernel.sides(); side++) {
      assertThat(walk.kernel.score(side))
          .as("score of side %d, which is what the tape gave it", side)
          .isEqualTo(walk.points(side));
    }
  }

  @Test
  void seatsAndSidesFit(Game<?> game) {
    Walk.everywhere(
        game,
        GAMES / 10,
        "seats and sides fit",
        (walk, _) -> {
          Kernel kernel = walk.kernel;
          assertThat(kernel.seats()).as("seats").isEqualTo(walk.seats);
          assertThat(kernel.toAct()).as("seat to act").isBetween(Kernel.NOBODY, walk.seats - 1);
          var sides = new ArrayList<Integer>();
          for (int seat = 0; seat < walk.seats; seat++) {
            sides.add(kernel.side(seat));
          }
          assertThat(sides).as("sides of the seats").allMatch(s -> s >= 0 && s < kernel.sides());
          assertThat(sides.stream().distinct().count()).as("sides").isEqualTo(kernel.sides());
        });
  }

  /// A game is over after a bounded number of moves, whatever the players do. The walks of the
  /// other laws would fail as well; here it is said.
  @Test
  void gamesEnd(Game<?> game) {
    Walk.everywhere(game, GAMES, "games end", (_, _) -> {});
  }
}
