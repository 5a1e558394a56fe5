package umpire.cribbage.expert;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.SeededRandom;
import umpire.core.kernel.Budget;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.core.search.Search;
import umpire.core.search.SearchBudget;
import umpire.core.search.SearchPlayer;
import umpire.cribbage.event.Verb;
import umpire.cribbage.game.Cribbage;
import umpire.cribbage.play.RulesPlayer;
import umpire.cribbage.rules.CribbageSettings;

/// Plays to win: discards by tables, chooses cards by a search over likely hidden cards, and the
/// last ones by trying every order. It counts as `rules` does, and misses nothing.
public final class ExpertPlayer implements Strategy<Cribbage> {

  /// The default number of rollouts per card: a few milliseconds.
  private static final int ROLLOUTS = 2_000;

  private static final int MAX = 1_000_000;

  private final RulesPlayer rules = new RulesPlayer();
  private final int rollouts;
  private @Nullable Thoughts thoughts;

  /// The tools for one table, created once.
  private record Thoughts(
      CribbageSettings settings, Discards discards, Search<Cribbage> search, LastCards last) {

    static Thoughts of(Cribbage table) {
      CribbageSettings settings = table.settings();
      return new Thoughts(
          settings,
          new Discards(),
          new Search<>(new CribbageSearchModel(settings), table),
          new LastCards(table));
    }
  }

  public ExpertPlayer() {
    this(ROLLOUTS);
  }

  private ExpertPlayer(int rollouts) {
    this.rollouts = rollouts;
  }

  @Override
  public String name() {
    return SearchPlayer.NAME;
  }

  @Override
  public String about() {
    return "plays for the win: discards by exact hands, cribs and the score; in the play it looks"
        + " ahead in likely worlds";
  }

  @Override
  public Optional<Budget> budget() {
    return Optional.of(new Budget("rollouts", ROLLOUTS, MAX));
  }

  @Override
  public ExpertPlayer withBudget(int count) {
    return new ExpertPlayer(count);
  }

  @Override
  public void choose(Cribbage veiled, int seat, SeededRandom random, Move answer) {
    switch (veiled.phase()) {
      case DISCARD -> discard(veiled, seat, random, answer);
      case PLAY -> lay(veiled, seat, random, answer);
      case PEG, COUNT, MUGGINS, CUT, DEAL, STARTER, SHOW, CRIB, OVER ->
          rules.choose(veiled, seat, random, answer);
    }
  }

  /// Discards by tables. Where cribs are not tabulated, with three or four players or other numbers
  /// of cards, the search decides.
  private void discard(Cribbage veiled, int seat, SeededRandom random, Move answer) {
    if (!veiled.settings().sixCards() || veiled.dealCards().hiddenInHand(seat) > 0) {
      search(veiled, seat, random, answer);
      return;
    }
    boolean toWin = WinProbability.speaksOf(veiled.settings());
    int board = toWin ? veiled.settings().lastHole() : WinProbability.HOLES;
    List<Discards.Discard> all =
        thoughts(veiled)
            .discards()
            .byTable(
                veiled.dealCards().hand(seat),
                seat == veiled.dealer(),
                toWin ? board - veiled.tally(0, seat) : board,
                toWin ? board - veiled.tally(0, 1 - seat) : board);
    answer.set(Verb.DISCARD).cards((toWin ? Discards.best(all) : most(all)).thrown());
  }

  private static Discards.Discard most(List<Discards.Discard> all) {
    return all.stream().max(Comparator.comparingDouble(Discards.Discard::points)).orElseThrow();
  }

  private void lay(Cribbage veiled, int seat, SeededRandom random, Move answer) {
    if (LastCards.isAlone(veiled, seat)) {
      answer.set(Verb.LAY).cards(1L << thoughts(veiled).last().best(veiled, seat));
    } else {
      search(veiled, seat, random, answer);
    }
  }

  private void search(Cribbage veiled, int seat, SeededRandom random, Move answer) {
    SearchBudget budget = SearchBudget.toChoose(rollouts);
    thoughts(veiled).search().choose(veiled, seat, budget, random.nextLong(), answer);
  }

  private Thoughts thoughts(Cribbage table) {
    if (thoughts == null || !thoughts.settings().equals(table.settings())) {
      thoughts = Thoughts.of(table);
    }
    return thoughts;
  }
}
