package umpire.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.core.search.ScoredMove;
import umpire.core.search.Search;
import umpire.core.search.SearchBudget;
import umpire.core.search.SearchModel;
import umpire.core.search.Verdict;

/// Measures the loss and the cost of a decision for each budget of rollouts: on positions of games
/// by `rules`, judged by far more rollouts in worlds that had no part in the choice.
public final class Choosing {

  private static final int[] BUDGETS = {100, 200, 400, 800, 1_600, 3_200};

  /// One position in this many is used.
  private static final int SOME = 7;

  private static final int WORLDS = 2_000;
  private static final int WARM_UP_ROUNDS = 5;
  private static final double POINTS = 100;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Choosing() {}

  /// Arguments: a game, a number of positions, and a seed.
  @SuppressWarnings("SystemOut") // this is a program
  public static void main(String[] args) {
    int positions = Integer.parseInt(args[1]);
    long seed = Long.parseLong(args[2]);
    System.out.println("| game | rollouts | loss per decision, points | 95 % | ms per decision |");
    System.out.println("|---|--:|--:|--:|--:|");
    for (Game game : Game.all()) {
      if (args[0].equals(game.id())) {
        game.complete().ifPresent(whole -> new Choices<>(game, whole).run(positions, seed));
      }
    }
  }

  /// A decision to judge.
  ///
  /// @param veiled the knowledge of the seat
  /// @param seed the seed of the worlds in which it is judged
  private record Position<K>(K veiled, int seat, long seed, Verdict truth) {}

  /// The decisions of one game.
  private static final class Choices<K extends Kernel<K>> {
    private final Game game;
    private final CompleteGame<K> whole;
    private final Profile profile;
    private final int seats;
    private final SearchModel<K> model;
    private final Search<K> search;

    Choices(Game game, CompleteGame<K> whole) {
      this.game = game;
      this.whole = whole;
      this.profile = whole.profiles().standard();
      this.seats = whole.minPlayers(profile);
      this.model = whole.searchModel(profile, seats);
      this.search = new Search<>(model, whole.open(profile, seats));
    }

    void run(int count, long seed) {
      List<Position<K>> positions = positions(count, seed);
      Strategy<K> expert = whole.experts().getFirst();
      if (expert.budget().isEmpty()) {
        measure(positions, expert, "none", seed);
        return;
      }
      warmUp(positions, expert.withBudget(BUDGETS[0]));
      for (int budget : BUDGETS) {
        measure(positions, expert.withBudget(budget), String.valueOf(budget), seed);
      }
    }

    /// Collects positions with more than one candidate.
    private List<Position<K>> positions(int count, long seed) {
      var positions = new ArrayList<Position<K>>();
      var random = new SeededRandom(seed);
      Dealer<K> dealer = whole.dealer(profile, seats);
      Strategy<K> rules = model.playout();
      K table = whole.open(profile, seats);
      var move = new Move();
      while (positions.size() < count) {
        if (table.toAct() == Kernel.OVER) {
          table.reset();
        }
        int actor =
            dealer.step(
                table,
                random,
                (shown, seat, into) -> {
                  if (random.nextInt(SOME) == 0) {
                    look(shown, seat, random.nextLong(), positions);
                  }
                  rules.choose(shown, seat, random, into);
                },
                move);
        table.play(actor, move, RulingLog.none());
      }
      return positions;
    }

    private void look(K table, int seat, long seed, List<Position<K>> into) {
      K veiled = whole.open(profile, seats);
      veiled.copyFrom(table);
      veiled.veil(seat);
      int candidates =
          search.judge(veiled, seat, SearchBudget.toJudge(1), seed).candidates().size();
      if (candidates > 1) {
        SearchBudget most = SearchBudget.toJudge(WORLDS * candidates);
        into.add(new Position<>(veiled, seat, ~seed, search.judge(veiled, seat, most, ~seed)));
      }
    }

    /// Makes enough decisions for everything to be compiled.
    private void warmUp(List<Position<K>> positions, Strategy<K> expert) {
      var random = new SeededRandom(0);
      var best = new Move();
      for (int i = 0; i < WARM_UP_ROUNDS; i++) {
        for (Position<K> position : positions) {
          expert.choose(position.veiled, position.seat, random, best);
        }
      }
    }

    /// The value of the best move minus that of the chosen one, in the worlds of the judge.
    private double lost(Position<K> position, Move chosen) {
      Verdict truth = position.truth;
      if (truth.of(chosen).isEmpty()) {
        SearchBudget most = SearchBudget.toJudge(WORLDS * (truth.candidates().size() + 1));
        truth = search.judge(position.veiled, position.seat, most, position.seed, chosen);
      }
      return Math.max(0, truth.of(chosen).map(ScoredMove::behind).orElseThrow());
    }

    @SuppressWarnings("SystemOut") // this is a program
    private void measure(
        List<Position<K>> positions, Strategy<K> expert, String budget, long seed) {
      var random = new SeededRandom(seed);
      var best = new Move();
      double sum = 0;
      double squares = 0;
      long spent = 0;
      for (Position<K> position : positions) {
        long start = THREADS.getCurrentThreadCpuTime();
        expert.choose(position.veiled, position.seat, random, best);
        spent += THREADS.getCurrentThreadCpuTime() - start;
        double lost = lost(position, best);
        sum += lost;
        squares += lost * lost;
      }
      int count = positions.size();
      double mean = sum / count;
      double error = Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
      System.out.printf(
          Locale.ROOT,
          "| %s | %s | %.3f | ± %.3f | %.2f |%n",
          game.id(),
          budget,
          POINTS * mean,
          POINTS * 1.96 * error,
          spent / 1e6 / count);
    }
  }
}
