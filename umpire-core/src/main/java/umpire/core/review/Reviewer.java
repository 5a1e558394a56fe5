package umpire.core.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import umpire.core.Chance;
import umpire.core.Tape;
import umpire.core.kernel.Kernel;
import umpire.core.match.Match;
import umpire.core.match.Statistics;
import umpire.core.record.Replay;
import umpire.core.record.Transcript;
import umpire.core.search.Prospect;
import umpire.core.text.BadInput;

/// Goes through a recorded game, once. For one thread.
public final class Reviewer<K extends Kernel<K>, E> {

  private final Transcript<K, E> game;
  private final Replay<K, E> replay;
  private final Coach<K, E> coach;
  private final Prospect<K> prospect;
  private final Review.Judge judge;
  private final Statistics<K> statistics;
  private final List<Moment> moments = new ArrayList<>();
  private final List<Decision> decisions = new ArrayList<>();

  /// @param able the ability of each seat, or none if nobody has said
  /// @param rollouts how often a position is played on
  public Reviewer(Transcript<K, E> game, List<String> able, int rollouts, long seed) {
    this.game = game.inHindsight();
    this.replay = new Replay<>(this.game);
    this.coach = new Coach<>(game.whole(), game.profile(), game.names(), able, rollouts);
    this.statistics = game.whole().statistics();
    K table = replay.match().table();
    this.prospect = new Prospect<>(coach.outlook(), table, rollouts);
    this.judge = new Review.Judge(coach.outlook().playout().name(), able, rollouts, seed);
  }

  /// Looks at every event.
  ///
  /// @param progress is told how many events are done
  /// @throws BadInput if the record is not legal, or leaves something out that a review needs
  public Review review(IntConsumer progress) throws BadInput {
    if (game.fault() != null) {
      throw game.fault();
    }
    moments.add(new Moment(0, Kernel.HOUSE, "", odds()));
    var tape = new Tape();
    for (Transcript.Happened<E> happened : game.events()) {
      Optional<Decision> decision = decision(happened);
      tape.rewind();
      BadInput refusal = replay.refusal(happened, replay.play(happened, tape));
      if (refusal != null) {
        throw refusal;
      }
      mustBeKnown(happened);
      statistics.saw(replay.match().table(), tape);
      decision.ifPresent(decisions::add);
      moments.add(new Moment(replay.events(), happened.actor(), words(happened), odds()));
      progress.accept(replay.events());
    }
    return told();
  }

  private Review told() {
    Match<K, E> match = replay.match();
    var sideOfSeat = new int[match.seats()];
    for (int seat = 0; seat < sideOfSeat.length; seat++) {
      sideOfSeat[seat] = match.side(seat);
    }
    return new Review(
        game.game().title() + " by the rules of " + game.title(),
        game.names(),
        sides(match),
        judge,
        moments,
        decisions,
        Balance.of(moments, decisions, sideOfSeat),
        statistics.figures(game.names()),
        match.toAct() == Kernel.OVER);
  }

  private static List<String> sides(Match<?, ?> match) {
    var sides = new ArrayList<String>();
    for (int side = 0; side < match.sides(); side++) {
      var partners = new ArrayList<String>();
      for (int seat = 0; seat < match.seats(); seat++) {
        if (match.side(seat) == side) {
          partners.add(match.names().get(seat));
        }
      }
      sides.add(String.join(" and ", partners));
    }
    return sides;
  }

  /// What is to be said of an event before it happens; nothing of what is not legal, with which no
  /// game can be played on.
  private Optional<Decision> decision(Transcript.Happened<E> happened) {
    Match<K, E> match = replay.match();
    if (happened.actor() < 0 || match.forbids(happened.actor(), happened.event())) {
      return Optional.empty();
    }
    int number = replay.events() + 1;
    long own = Chance.mix(judge.seed() + number);
    return coach.decision(match.table(), number, happened.actor(), happened.event(), own);
  }

  /// All that was hidden has to be known to somebody who judges.
  private void mustBeKnown(Transcript.Happened<E> happened) throws BadInput {
    if (!replay.match().table().isFullyKnown()) {
      throw happened
          .source()
          .fault(
              happened.written().at(0),
              "event %d: the record leaves out what happened or which cards they were, and without"
                      .formatted(replay.events())
                  + " them it cannot be reviewed");
    }
  }

  private String words(Transcript.Happened<E> happened) {
    return game.whole().notation().write(happened.event(), game.names());
  }

  /// Everybody's chance, as things stand.
  private List<Moment.Odds> odds() {
    Match<K, E> match = replay.match();
    var odds = new ArrayList<Moment.Odds>();
    if (match.toAct() == Kernel.OVER) {
      for (int side = 0; side < match.sides(); side++) {
        odds.add(new Moment.Odds(result(match, side), 0));
      }
      return odds;
    }
    prospect.look(match.table(), judge.seed());
    for (int side = 0; side < match.sides(); side++) {
      odds.add(new Moment.Odds(prospect.chance(side), prospect.error(side)));
    }
    return odds;
  }

  private static double result(Match<?, ?> match, int side) {
    int winner = match.winner();
    return winner == Kernel.NOBODY ? 1.0 / match.sides() : winner == side ? 1 : 0;
  }
}
