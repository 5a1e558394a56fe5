package umpire.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Moves;
import umpire.core.match.CompleteGame;
import umpire.core.profile.Profile;
import umpire.core.search.ScoredMove;
import umpire.core.search.Search;
import umpire.core.search.SearchBudget;
import umpire.core.search.SearchModel;
import umpire.core.search.Verdict;
import umpire.core.search.WinEstimator;

/// Judges the moves that a seat made or could make, by what the seat could know. For one thread.
public final class Coach<K extends Kernel<K>> {

  /// The most options that are shown.
  private static final int MAX_OPTIONS = 8;

  /// Positions whose values have at least this spread get all rollouts.
  private static final double PRECISION = 0.05;

  private final CompleteGame<K> whole;
  private final List<String> names;
  private final SearchModel<K> model;
  private final Search<K> search;
  private final K veiled;
  private final Moves legal = new Moves();
  private final SearchBudget one;
  private final SearchBudget all;
  private final SearchBudget two;

  /// @param able the ability of each seat, or empty if none is given
  /// @param rollouts the number of rollouts from a position: four times as many find the best of
  ///   several moves, and twice as many compare two moves again
  public Coach(
      CompleteGame<K> whole, Profile profile, List<String> names, List<String> able, int rollouts) {
    this.whole = whole;
    this.names = List.copyOf(names);
    this.model =
        able.isEmpty()
            ? whole.searchModel(profile, names.size())
            : whole.searchModel(profile, able);
    this.veiled = whole.open(profile, names.size());
    this.search = new Search<>(model, veiled);
    double precision = precision(rollouts);
    this.one = SearchBudget.toJudge(rollouts).to(precision);
    this.all = SearchBudget.toChoose(4 * rollouts).to(precision);
    this.two = SearchBudget.toJudge(2 * rollouts).to(precision);
  }

  /// The standard error at which rollouts stop: where little is left to chance, as in a game that
  /// is all but decided, fewer rollouts suffice. Four times as many rollouts halve it.
  private static double precision(int rollouts) {
    return PRECISION / Math.sqrt(rollouts);
  }

  SearchModel<K> model() {
    return model;
  }

  /// An estimator of every side's win probability, as precise as the judgement of decisions.
  WinEstimator<K> estimator() {
    return new WinEstimator<>(model, veiled, one);
  }

  /// The options of a seat, the best first.
  ///
  /// @param table the game, of which only the seat's knowledge is used
  public List<Decision.Option> options(K table, int seat, long seed) {
    look(table, seat);
    return described(search.judge(veiled, seat, all, seed), seat);
  }

  /// Whether a seat has more than one legal move.
  public boolean hasChoice(K table, int seat) {
    look(table, seat);
    legal.clear();
    veiled.listLegal(seat, legal);
    return legal.size() > 1 || !legal.isComplete();
  }

  /// Judges a move of a seat; empty if the seat had no choice.
  ///
  /// @param table the game before the move
  Optional<Decision> decision(K table, int number, int seat, Event event, long seed) {
    var played = new Move();
    played.copyFrom(event);
    if (!model.isChoice(table, seat, played) || !hasChoice(table, seat)) {
      return Optional.empty();
    }
    Verdict verdict = search.judge(veiled, seat, all, seed, played);
    Loss loss = loss(verdict, seat, played, seed);
    List<Decision.Option> options = described(verdict, seat);
    Decision.Option own = described(verdict.of(played).orElseThrow(), seat);
    return Optional.of(
        new Decision(
            number,
            seat,
            part(seat, played),
            own,
            options.contains(own) ? options : with(options, own),
            loss.loss,
            loss.error,
            loss.mark));
  }

  private static List<Decision.Option> with(List<Decision.Option> options, Decision.Option own) {
    var all = new ArrayList<>(options);
    all.add(own);
    return all;
  }

  private record Loss(double loss, double error, Mark mark) {}

  /// The loss against the best move. The best was chosen because it looked best, so its value is
  /// too high; the two moves are compared again in worlds that had no part in the choice.
  private Loss loss(Verdict verdict, int seat, Move played, long seed) {
    if (verdict.best().move().sameAs(played)) {
      return new Loss(0, 0, Mark.BEST);
    }
    if (!verdict.of(played).orElseThrow().isWorse()) {
      return equal(verdict.of(played).orElseThrow());
    }
    List<Move> both = List.of(verdict.best().move(), played);
    ScoredMove again = search.weigh(veiled, seat, two, ~seed, both).of(played).orElseThrow();
    return again.isWorse()
        ? new Loss(again.behind(), again.behindError(), Mark.of(again.behind()))
        : equal(again);
  }

  private static Loss equal(ScoredMove played) {
    return new Loss(0, played.behindError(), Mark.EQUAL);
  }

  private String part(int seat, Move played) {
    String part = model.part(veiled, seat, played);
    return part.isEmpty() ? words(played).split(" ", 2)[0] : part;
  }

  private List<Decision.Option> described(Verdict verdict, int seat) {
    return verdict.candidates().stream()
        .limit(MAX_OPTIONS)
        .map(candidate -> described(candidate, seat))
        .toList();
  }

  private Decision.Option described(ScoredMove candidate, int seat) {
    return new Decision.Option(
        words(candidate.move()),
        candidate.value(),
        candidate.error(),
        Math.max(0, candidate.behind()), // a move dropped early may have been unlucky
        candidate.behindError(),
        whole.reason(veiled, seat, candidate.move()));
  }

  private String words(Move move) {
    return whole.vocabulary().write(move, names);
  }

  private void look(K table, int seat) {
    veiled.copyFrom(table);
    veiled.veil(seat);
  }
}
