package umpire.coach;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import umpire.core.RulingLog;
import umpire.core.SeededRandom;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.match.Match;
import umpire.core.match.Statistics;
import umpire.core.record.Replay;
import umpire.core.record.Transcript;
import umpire.core.search.WinEstimator;
import umpire.core.text.BadInputException;
import umpire.core.text.Note;
import umpire.core.text.Sentence;

/// Reviews a recorded game. For a single review.
///
/// Several threads may share the work. Each of them replays the game and judges the events that no
/// other thread has claimed. The judgement of an event depends on the game and the seed alone, so
/// the review does not depend on the number of threads.
public final class Reviewer<K extends Kernel<K>> {

  private final Transcript<K> game;
  private final List<String> able;
  private final int rollouts;
  private final long seed;

  /// The results before the first event and at each event.
  private final @Nullable EventReview[] found;

  /// Whether a thread has begun to work on each of them.
  private final boolean[] claimed;

  private int done;
  private volatile boolean stopped;

  /// The decision of an event, if it was one, and the moment after it; without odds if they are
  /// those before the event.
  private record EventReview(Optional<Decision> decision, Moment moment) {}

  /// @param able the ability of each seat, or empty if none is given
  /// @param rollouts the number of rollouts from a position
  public Reviewer(Transcript<K> game, List<String> able, int rollouts, long seed) {
    this.game = game.withBackfilledCards();
    this.able = able;
    this.rollouts = rollouts;
    this.seed = seed;
    this.found = new EventReview[this.game.events().size() + 1];
    this.claimed = new boolean[found.length];
  }

  /// Reviews every event. Call this once.
  ///
  /// @param threads the number of threads that share the work, the caller's thread among them
  /// @param progress receives the number of events done, in the caller's thread
  /// @throws BadInputException if the record is not legal, or omits something that a review needs
  public Review review(int threads, IntConsumer progress) throws BadInputException {
    if (game.fault() != null) {
      throw game.fault();
    }
    var own = new Walk();
    Statistics<K> statistics = game.whole().statistics();
    new Crew(threads)
        .run(
            () -> {
              try {
                own.walk(log -> {
                  statistics.saw(own.table(), log);
                  progress.accept(done());
                });
              } catch (BadInputException | RuntimeException | Error failure) {
                stopped = true; // the other threads need not continue
                throw failure;
              }
            },
            () -> new Walk().walk(_ -> {}));
    return assembled(own.replay.match(), own.coach.model().playout().name(), statistics);
  }

  private synchronized boolean claim(int number) {
    boolean free = !claimed[number];
    claimed[number] = true;
    return free;
  }

  private synchronized void note(int number, EventReview here) {
    found[number] = here;
    done++;
  }

  private synchronized int done() {
    return done;
  }

  private synchronized EventReview found(int number) {
    return Objects.requireNonNull(found[number]);
  }

  private Review assembled(Match<K> match, String playout, Statistics<K> statistics) {
    var moments = new ArrayList<Moment>();
    var decisions = new ArrayList<Decision>();
    for (int number = 0; number < claimed.length; number++) {
      EventReview here = found(number);
      here.decision.ifPresent(decisions::add);
      moments.add(here.moment.odds().isEmpty() ? unchanged(here.moment, moments) : here.moment);
    }
    var sideOfSeat = new int[match.seats()];
    for (int seat = 0; seat < sideOfSeat.length; seat++) {
      sideOfSeat[seat] = match.side(seat);
    }
    return new Review(
        Sentence.of("{game:word} by the rules of {rules:parts}")
            .fact("game", game.game().title())
            .parts("rules", game.rules())
            .note(),
        game.names(),
        sides(match),
        new Review.Judge(playout, able, rollouts, seed),
        moments,
        decisions,
        Balance.of(moments, decisions, sideOfSeat),
        statistics.figures(game.names()),
        match.toAct() == Kernel.OVER);
  }

  /// The moment of a foreseen event, with the win probabilities of the moment before.
  private static Moment unchanged(Moment here, List<Moment> before) {
    return new Moment(here.event(), here.actor(), here.what(), before.getLast().odds());
  }

  private static List<Note> sides(Match<?> match) {
    var sides = new ArrayList<Note>();
    for (int side = 0; side < match.sides(); side++) {
      var partners = new ArrayList<String>();
      for (int seat = 0; seat < match.seats(); seat++) {
        if (match.side(seat) == side) {
          partners.add(match.names().get(seat));
        }
      }
      sides.add(Sentence.of("{partners:and}").fact("partners", partners).note());
    }
    return sides;
  }

  private static double result(Match<?> match, int side) {
    int winner = match.winner();
    return winner == Kernel.NOBODY ? 1.0 / match.sides() : winner == side ? 1 : 0;
  }

  /// The replay of the game by one thread.
  private final class Walk {

    private final Replay<K> replay = new Replay<>(game);
    private final Coach<K> coach =
        new Coach<>(game.whole(), game.profile(), game.names(), able, rollouts);
    private final WinEstimator<K> estimator = coach.estimator();
    private final Move move = new Move();

    private K table() {
      return replay.match().table();
    }

    /// Replays the game and reviews all events that are not claimed.
    ///
    /// @param witness receives the rulings on each event
    void walk(Consumer<RulingLog> witness) throws BadInputException {
      if (claim(0)) {
        note(0, new EventReview(Optional.empty(), new Moment(0, Kernel.HOUSE, "", odds())));
      }
      var log = new RulingLog();
      for (Transcript.EventLine line : game.events()) {
        if (stopped) {
          return;
        }
        int number = replay.events() + 1;
        boolean own = claim(number);
        Optional<Decision> decision = own ? decision(line) : Optional.empty();
        move.copyFrom(line.event());
        boolean foreseen = own && estimator.alwaysBeginsWith(table(), line.actor(), move);
        estimator.observe(table(), line.actor(), move);
        log.clear();
        BadInputException refusal = replay.refusal(line, replay.play(line, log));
        if (refusal != null) {
          throw refusal;
        }
        mustBeKnown(line);
        if (own) {
          List<Moment.Odds> odds = foreseen && !isOver() ? List.of() : odds();
          var moment = new Moment(number, line.actor(), words(line), odds);
          note(number, new EventReview(decision, moment));
        }
        witness.accept(log);
      }
    }

    /// Judges an event before it happens. Empty for an event that is not legal in the position,
    /// which cannot be played on from.
    private Optional<Decision> decision(Transcript.EventLine line) {
      Match<K> match = replay.match();
      if (line.actor() < 0 || match.forbidsHere(line.actor(), line.event())) {
        return Optional.empty();
      }
      int number = replay.events() + 1;
      long own = SeededRandom.mix(seed + number);
      return coach.decision(match.table(), number, line.actor(), line.event(), own);
    }

    private boolean isOver() {
      return table().toAct() == Kernel.OVER;
    }

    /// Rejects a record with unknown cards or events, because a review needs all of them.
    private void mustBeKnown(Transcript.EventLine line) throws BadInputException {
      if (!replay.match().table().isFullyKnown()) {
        throw line.source()
            .fault(
                line.written().at(0),
                "event %d: expected every event and card, but the record leaves out some of them:"
                        .formatted(replay.events())
                    + " the game cannot be reviewed");
      }
    }

    private String words(Transcript.EventLine line) {
      return game.whole().vocabulary().write(line.event(), game.names());
    }

    /// Every side's win probability in the position.
    private List<Moment.Odds> odds() {
      Match<K> match = replay.match();
      var odds = new ArrayList<Moment.Odds>();
      boolean over = isOver();
      if (!over) {
        estimator.estimate(match.table(), seed);
      }
      for (int side = 0; side < match.sides(); side++) {
        odds.add(
            over
                ? new Moment.Odds(result(match, side), 0)
                : new Moment.Odds(estimator.chance(side), estimator.error(side)));
      }
      return odds;
    }
  }
}
