package umpire.core.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import umpire.core.Tape;
import umpire.core.match.Act;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.View;

/// Looks for the one change of one line that makes the whole game legal.
///
/// The line at fault and all lines before it are tried, the latest first, with every [Rewording]:
/// what is wrong may have been written long before it shows, as a card in a deal that nobody misses
/// until it is laid. That nothing else would do can only be said of the lines that were tried; so
/// where the budget does not last it is said how far it went, and nothing at all if not even the
/// line at fault was tried in every way.
final class RepairSearch<E, V extends View> {

  /// So many lines are looked at while the game is played up to them once.
  private static final int BLOCK = 32;

  /// Where more changes than these would do there is no telling what was meant.
  private static final int MOST_WEIGHED = 40;

  private final Transcript<E, V> game;
  private final List<Rewording.Line<E>> lines;
  private final int faulty;
  private final RepairBudget budget;
  private final Rewording<E> rewording;
  private final Tape tape = Tape.silent();

  /// Whether cards are missing, so that every change may show others in hindsight.
  private final boolean partly;

  private final List<Found<E>> found = new ArrayList<>();

  /// The first line, counted from 0, from which on every change was tried.
  private int searched;

  /// A change that makes the game legal.
  record Found<E>(int at, Rewording.Change<E> change) {}

  private RepairSearch(
      Transcript<E, V> game, List<Rewording.Line<E>> lines, int faulty, RepairBudget budget) {
    this.game = game;
    this.lines = lines;
    this.faulty = faulty;
    this.budget = budget;
    this.searched = faulty + 1;
    var notation = game.whole().notation();
    var words = new RepairWords<>(notation, budget);
    this.rewording = new Rewording<>(notation, game.names(), words, budget);
    this.partly = hasUnknown();
  }

  /// A repair of an illegal event, or null if there is none, or none that stands out.
  ///
  /// @param game as it is written
  /// @param faulty the place of the event at fault, from 0
  static <E, V extends View> @Nullable Repair ofIllegal(
      Transcript<E, V> game, int faulty, RepairBudget budget) {
    budget.beginGame();
    if (game.fault() != null || budget.gaveUp()) {
      return null; // the rest of the game cannot be read, so it cannot be seen to be legal
    }
    var search = new RepairSearch<>(game, lines(game.events(), faulty), faulty, budget);
    search.run(0);
    return search.repair(search.fewestClaimsDiffer());
  }

  /// A repair of an event that cannot be read: only there, since no other change makes it readable.
  static <E, V extends View> @Nullable Repair ofUnreadable(
      Transcript<E, V> game, RepairBudget budget) {
    budget.beginGame();
    if (game.broken().isEmpty() || budget.gaveUp()) {
      return null;
    }
    Transcript.Broken<E> broken = game.broken().get();
    Entry.Event written = broken.event();
    int faulty = game.events().size();
    var lines = new ArrayList<>(lines(game.events(), faulty));
    long number = written.source().number();
    lines.add(new Rewording.Line<>(written.actor(), null, written.texts(), number, true));
    lines.addAll(lines(broken.rest(), -1));
    var search = new RepairSearch<>(game, lines, faulty, budget);
    search.run(faulty);
    search.searched = 0;
    return search.budget.gaveUp() ? null : search.repair(search.found);
  }

  private static <E> List<Rewording.Line<E>> lines(
      List<Transcript.Happened<E>> events, int faulty) {
    var lines = new ArrayList<Rewording.Line<E>>();
    for (Transcript.Happened<E> happened : events) {
      lines.add(
          new Rewording.Line<>(
              happened.actor(),
              happened.event(),
              happened.written().texts(),
              happened.source().number(),
              lines.size() == faulty));
    }
    return lines;
  }

  private boolean hasUnknown() {
    for (Rewording.Line<E> line : lines) {
      E event = line.event();
      if (!budget.spend(1)) {
        return false;
      }
      if (event != null
          && RepairWords.words(event, game.whole().notation(), game.names())
              .contains(RepairWords.UNKNOWN)) {
        return true;
      }
    }
    return false;
  }

  // The search.

  private void run(int first) {
    for (int end = faulty + 1; end > first && !budget.gaveUp(); end -= BLOCK) {
      int start = Math.max(first, end - BLOCK);
      List<List<Rewording.Change<E>>> possible = possible(start, end);
      for (int at = end - 1; at >= start && !budget.gaveUp(); at--) {
        for (Rewording.Change<E> change : possible.get(at - start)) {
          if (isLegal(at, change.act())) {
            found.add(new Found<>(at, change));
          }
        }
        searched = budget.gaveUp() ? searched : at;
      }
    }
  }

  /// For each line of a block the changes that are legal where they stand.
  private List<List<Rewording.Change<E>>> possible(int start, int end) {
    var possible = new ArrayList<List<Rewording.Change<E>>>();
    Match<E, V> match = game.open();
    for (int at = 0; at < end; at++) {
      Rewording.Line<E> line = lines.get(at);
      if (!budget.spend(1)) {
        return possible;
      }
      if (at >= start) {
        List<Rewording.Change<E>> changes = rewording.of(line);
        possible.add(partly ? changes : legal(match, changes));
      }
      if (at < faulty && !partly) {
        play(match, act(line));
      }
    }
    return possible;
  }

  private List<Rewording.Change<E>> legal(Match<E, V> match, List<Rewording.Change<E>> changes) {
    var legal = new ArrayList<Rewording.Change<E>>();
    for (Rewording.Change<E> change : changes) {
      if (budget.spend(1) && isFine(match, change.act())) {
        legal.add(change);
      }
    }
    return legal;
  }

  /// Whether the record is legal to its end with this act in this place.
  private boolean isLegal(int changed, Act<E> act) {
    List<Act<E>> acts = partly ? inHindsight(changed, act) : List.of();
    Match<E, V> match = game.open();
    for (int at = 0; at < lines.size(); at++) {
      if (!budget.spend(1)) {
        return false;
      }
      Act<E> next = partly ? acts.get(at) : at == changed ? act : act(lines.get(at));
      boolean known = !partly && at < changed;
      if (!known && !isFine(match, next)) {
        return false;
      }
      play(match, next);
    }
    return true;
  }

  private List<Act<E>> inHindsight(int changed, Act<E> act) {
    var acts = new ArrayList<Act<E>>();
    for (int at = 0; at < lines.size() && budget.spend(1); at++) {
      acts.add(at == changed ? act : act(lines.get(at)));
    }
    return budget.gaveUp()
        ? acts
        : game.whole().inHindsight(game.profile(), game.names().size(), acts);
  }

  private static <E> Act<E> act(Rewording.Line<E> line) {
    E event = line.event();
    if (event == null) {
      throw new IllegalStateException("a line that cannot be read is not played");
    }
    return new Act<>(line.actor(), event);
  }

  private boolean isFine(Match<E, V> match, Act<E> act) {
    return !(match.check(act.actor(), act.event()) instanceof Finding.Against);
  }

  private void play(Match<E, V> match, Act<E> act) {
    match.play(act.actor(), act.event(), tape);
  }

  // What is to be said about what was found.

  /// Those with which most of what was claimed is right: claims are evidence of what happened.
  private List<Found<E>> fewestClaimsDiffer() {
    if (found.size() < 2 || found.size() > MOST_WEIGHED) {
      return found;
    }
    var best = new ArrayList<Found<E>>();
    int fewest = Integer.MAX_VALUE;
    for (Found<E> each : found) {
      if (!budget.spend(lines.size())) {
        return found;
      }
      int differing = Verifier.differences(changed(each));
      if (differing < fewest) {
        best.clear();
        fewest = differing;
      }
      if (differing == fewest) {
        best.add(each);
      }
    }
    return best;
  }

  private Transcript<E, V> changed(Found<E> change) {
    var changed = new ArrayList<Transcript.Line<E>>();
    int at = 0;
    for (Transcript.Line<E> line : game.lines()) {
      if (line instanceof Transcript.Happened<E> happened && at++ == change.at()) {
        Act<E> act = change.change().act();
        changed.add(new Transcript.Happened<>(act.actor(), act.event(), happened.written()));
      } else {
        changed.add(line);
      }
    }
    return game.with(changed);
  }

  private @Nullable Repair repair(List<Found<E>> best) {
    if (searched > faulty) {
      return null;
    }
    if (found.size() == 1) {
      return told("one change would make the rest legal: ", found, "");
    }
    List<Found<E>> slips = best.stream().filter(each -> each.change().slip()).toList();
    List<Found<E>> likely = slips.isEmpty() ? best : slips;
    if (likely.size() == 1) {
      return told("the likeliest change that would make the rest legal: ", likely, "");
    }
    if (likely.size() == 2) {
      return told("either of two changes would make the rest legal: ", likely, "");
    }
    List<Found<E>> here = likely.stream().filter(each -> each.at() == faulty).toList();
    return here.size() == 1
        ? told(
            "one change of this line would make the rest legal: ",
            here,
            "; so would " + (found.size() - 1) + " others of it or of earlier lines")
        : null;
  }

  private Repair told(String what, List<Found<E>> which, String more) {
    var changes = new ArrayList<String>();
    which.forEach(each -> changes.add(each.change().told()));
    String rest =
        searched > 0 ? " (lines above " + lines.get(searched).number() + " were not tried)" : "";
    return new Repair(changes, what + String.join(", or ", changes) + more + rest);
  }
}
