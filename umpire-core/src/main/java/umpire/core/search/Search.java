package umpire.core.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;

/// Evaluates the moves of a seat by rollouts in worlds that the seat cannot distinguish from the
/// real one.
///
/// All candidates are tried in the same worlds and with the same chance. Sequential halving divides
/// the budget into as many rounds as it takes to halve the candidates down to two; in each round
/// the remaining candidates get equal shares, and the worse half is dropped (Karnin, Koren and
/// Somekh, "Almost optimal exploration in multi-armed bandits", 2013).
///
/// The result depends only on the seat's knowledge, the budget and the seed. Not safe for use by
/// several threads; it leaves no garbage but the verdict.
///
/// @param <K> the kernel of the game
public final class Search<K extends Kernel<K>> {

  /// The number of standard errors by which a candidate must be worse to be dropped early. It is
  /// large because candidates are compared many times.
  private static final double CLEARLY = 4;

  private final SearchModel<K> model;
  private final Rollout<K> rollout;
  private final Ledger ledger = new Ledger();
  private final SeededRandom random = new SeededRandom(0);
  private final Moves listed = new Moves();
  private final ArrayList<Move> candidates = new ArrayList<>();
  private int size;

  /// The indices of the remaining candidates, the leading ones first.
  private int[] order = new int[64];

  private int left;
  private int rollouts;

  /// Whether the differences are precise enough to end early.
  private boolean certain;

  /// Prepares searches in games by the same rules.
  ///
  /// @param like such a game
  public Search(SearchModel<K> model, K like) {
    this.model = model;
    this.rollout = new Rollout<>(model, model.playout(), like);
  }

  /// Finds the best move of a seat.
  ///
  /// @param veiled the game as the seat knows it
  /// @param best receives the move
  public void choose(K veiled, int seat, SearchBudget budget, long seed, Move best) {
    list(veiled, seat, seed);
    weigh(veiled, seat, budget, seed);
    best.copyFrom(candidates.get(order[0]));
  }

  /// Evaluates all moves that the model considers for a seat.
  ///
  /// @param veiled the game as the seat knows it
  /// @param also legal moves to evaluate even if the model does not consider them, such as the one
  ///   that was made
  public Verdict judge(K veiled, int seat, SearchBudget budget, long seed, Move... also) {
    list(veiled, seat, seed);
    for (Move one : also) {
      add(one);
    }
    weigh(veiled, seat, budget, seed);
    return verdict();
  }

  /// Evaluates these moves and no others.
  ///
  /// @param veiled the game as the seat knows it
  /// @param only legal moves
  public Verdict weigh(K veiled, int seat, SearchBudget budget, long seed, List<Move> only) {
    size = 0;
    only.forEach(this::add);
    weigh(veiled, seat, budget, seed);
    return verdict();
  }

  /// The number of rollouts of the last search.
  public int rollouts() {
    return rollouts;
  }

  // The candidates.

  private void list(K veiled, int seat, long seed) {
    size = 0;
    random.reseed(seed);
    Move own = next();
    model.playout().choose(veiled, seat, random, own);
    size = 1;
    listed.clear();
    model.candidates(veiled, seat, random, listed);
    for (int i = 0; i < listed.size(); i++) {
      listed.get(i, next());
      add(next());
    }
  }

  /// The move into which the next candidate is written.
  private Move next() {
    if (size == candidates.size()) {
      candidates.add(new Move());
    }
    return candidates.get(size);
  }

  private void add(Move move) {
    for (int i = 0; i < size; i++) {
      if (candidates.get(i).sameAs(move)) {
        return;
      }
    }
    next().copyFrom(move);
    size++;
  }

  // The race.

  private void weigh(K veiled, int seat, SearchBudget budget, long seed) {
    ledger.begin(size);
    rollouts = 0;
    certain = false;
    line(Math.min(size, budget.rollouts()));
    switch (budget.spread()) {
      case EVEN -> race(veiled, seat, budget, seed, budget.rollouts());
      case HALVING -> {
        if (size > 1) {
          halve(veiled, seat, budget, seed);
        }
      }
    }
  }

  private void line(int count) {
    if (order.length < size) {
      order = new int[2 * size];
    }
    for (int i = 0; i < size; i++) {
      order[i] = i;
    }
    left = count;
  }

  private void halve(K veiled, int seat, SearchBudget budget, long seed) {
    int rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(left - 1));
    for (int round = rounds; round > 0 && !isEnough(budget); round--) {
      race(veiled, seat, budget, seed, (budget.rollouts() - rollouts) / round);
      if (round > 1) {
        left = Math.max(1, (left + 1) / 2);
      }
    }
  }

  /// Tries the remaining candidates in as many worlds as a share of the rollouts allows, and sorts
  /// them.
  private void race(K veiled, int seat, SearchBudget budget, long seed, int share) {
    for (int worlds = share / left; worlds > 0; worlds--) {
      rollout.draw(veiled, SeededRandom.mix(seed + ledger.worlds(order[0])));
      for (int i = 0; i < left; i++) {
        ledger.write(order[i], rollout.value(seat, candidates.get(order[i])));
      }
      ledger.close(order, left);
      rollouts += left;
      certain = isCertain(budget);
      if (isEnough(budget)) {
        break;
      }
    }
    sort();
  }

  private boolean isEnough(SearchBudget budget) {
    return certain || budget.enough().getAsBoolean();
  }

  /// Whether the remaining candidates are known precisely enough. It drops those that are clearly
  /// worse if only the best is wanted.
  private boolean isCertain(SearchBudget budget) {
    if (!budget.looksAfter(ledger.worlds(order[0]))) {
      return false;
    }
    sort();
    int leader = order[0];
    double largest = 0;
    int kept = 1;
    for (int i = 1; i < left; i++) {
      int one = order[i];
      double error = ledger.behindError(one, leader);
      boolean clear = ledger.behind(one, leader) > CLEARLY * error;
      if (!clear || budget.spread() == SearchBudget.Spread.EVEN) {
        order[i] = order[kept];
        order[kept++] = one;
        largest = Math.max(largest, error);
      }
    }
    left = kept;
    return largest <= budget.precision();
  }

  /// Sorts the remaining candidates, the leading ones first; equal ones keep their order.
  private void sort() {
    for (int i = 1; i < left; i++) {
      int one = order[i];
      int at = i;
      while (at > 0 && ledger.behind(order[at - 1], one) > 0) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = one;
    }
  }

  private Verdict verdict() {
    var weighed = new ArrayList<ScoredMove>();
    int best = order[0];
    for (int i = 0; i < size; i++) {
      var move = new Move();
      move.copyFrom(candidates.get(i));
      weighed.add(
          new ScoredMove(
              move,
              ledger.mean(i),
              ledger.error(i),
              i == best ? 0 : ledger.behind(i, best),
              i == best ? 0 : ledger.behindError(i, best),
              ledger.worlds(i)));
    }
    ScoredMove first = weighed.remove(best);
    weighed.sort(Comparator.comparingDouble(ScoredMove::behind));
    weighed.addFirst(first);
    return new Verdict(weighed, rollouts);
  }
}
