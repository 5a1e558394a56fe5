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

/// Goes through a recorded game, once.
///
/// Several threads may share the work. Each of them replays the game and looks at the events that
/// no other has claimed. What is found at an event depends on the game and the seed alone, so the
/// review is the same for any number of threads.
public final class Reviewer<K extends Kernel<K>> {

  private final Transcript<K> game;
  private final List<String> able;
  private final int rollouts;
  private final long seed;

  /// What was found before the first event, and at each event.
  private final @Nullable EventReview[] found;

  /// Which of them a thread has begun to look at.
  private final boolean[] claimed;

  private int done;
  private volatile boolean stopped;

  /// What is to be said of an event, if it was a decision, and how things stand after it: without
  /// odds if they are those before it.
  private record EventReview(Optional<Decision> decision, Moment moment) {}

  /// @param able the ability of each seat, or none if nobody has said
  /// @param rollouts how often a position is played on
  public Reviewer(Transcript<K> game, List<String> able, int rollouts, long seed) {
    this.game = game.withBackfilledCards();
    this.able = able;
    this.rollouts = rollouts;
    this.seed = seed;
    this.found = new EventReview[this.game.events().size() + 1];
    this.claimed = new boolean[found.length];
  }

  /// Looks at every event.
  ///
  /// @param threads how many share the work, the caller's among them
  /// @param progress is told, in the caller's thread, how many events are done
  /// @throws BadInputException if the record is not legal, or leaves something out that a review
  ///   needs
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
                stopped = true; // the others need not go on
                throw failure;
              }
            },
            () -> new Walk().walk(_ -> {}));
    return told(own.replay.match(), own.coach.model().playout().name(), statistics);
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

  private Review told(Match<K> match, String playout, Statistics<K> statistics) {
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

  /// What was foreseen leaves the chances as they were.
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

  /// One thread's way through the game.
  private final class Walk {

    private final Replay<K> replay = new Replay<>(game);
    private final Coach<K> coach =
        new Coach<>(game.whole(), game.profile(), game.names(), able, rollouts);
    private final WinEstimator<K> estimator = coach.estimator();
    private final Move move = new Move();

    private K table() {
      return replay.match().table();
    }

    /// Replays the game and looks at what is not claimed.
    ///
    /// @param witness is shown the rulings on each event
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
        boolean foreseen = own && estimator.foresees(table(), line.actor(), move);
        estimator.saw(table(), line.actor(), move);
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

    /// What is to be said of an event before it happens; nothing of what is not legal at the table
    /// as it stands, with which no game can be played on.
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

    /// All that was hidden has to be known to somebody who judges.
    private void mustBeKnown(Transcript.EventLine line) throws BadInputException {
      if (!replay.match().table().isFullyKnown()) {
        throw line.source()
            .fault(
                line.written().at(0),
                "event %d: the record leaves out what happened or which cards they were, and without"
                        .formatted(replay.events())
                    + " them it cannot be reviewed");
      }
    }

    private String words(Transcript.EventLine line) {
      return game.whole().vocabulary().write(line.event(), game.names());
    }

    /// Everybody's chance, as things stand.
    private List<Moment.Odds> odds() {
      Match<K> match = replay.match();
      var odds = new ArrayList<Moment.Odds>();
      boolean over = isOver();
      if (!over) {
        estimator.look(match.table(), seed);
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
