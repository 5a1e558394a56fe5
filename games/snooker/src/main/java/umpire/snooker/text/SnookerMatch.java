package umpire.snooker.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.text.Telling;
import umpire.snooker.Contest;
import umpire.snooker.Frame;
import umpire.snooker.Options;
import umpire.snooker.Scoreboard;
import umpire.snooker.Sightings;
import umpire.snooker.SnookerEvent;
import umpire.snooker.SnookerRule;

/// A match at work: typed events for the kernel, and reasons for its refusals.
final class SnookerMatch implements Match<SnookerEvent, SnookerView> {

  private static final SnookerRule[] RULES = SnookerRule.values();

  private final List<String> names;
  private final Contest contest;
  private final List<String> tallies;

  SnookerMatch(List<String> names, Contest contest) {
    this.names = List.copyOf(names);
    this.contest = contest;
    tallies =
        contest.isAggregate()
            ? List.of("points", "frames", "highest break", "total")
            : List.of("points", "frames", "highest break");
  }

  @Override
  public int seats() {
    return Frame.SEATS;
  }

  @Override
  public int toAct() {
    return contest.toAct();
  }

  @Override
  public Finding check(int actor, SnookerEvent event) {
    long code = SnookerEvent.code(event);
    int answer = contest.check(actor, code);
    if (answer != Kernel.FINE) {
      return new Finding.Against(RULES[answer], Objection.notes(RULES[answer], contest, names));
    }
    if (contest.isOpen(actor, code)) {
      return new Finding.Open(
          SnookerRule.UNNAMED, "which colour " + names.get(actor) + " had nominated");
    }
    return Finding.fine();
  }

  @Override
  public void play(int actor, SnookerEvent event, Tape tape) {
    contest.play(actor, SnookerEvent.code(event), tape);
  }

  @Override
  public List<SnookerEvent> legal(int actor) {
    return Options.of(contest, actor);
  }

  /// Strokes are too many to list, and whoever is not called can still play out of turn.
  @Override
  public boolean legalIsComplete(int actor) {
    return actor == HOUSE || !contest.frame().strokeDue() || contest.toAct() == OVER;
  }

  @Override
  public Optional<SnookerEvent> house(Chance chance) {
    return Sightings.of(contest, chance);
  }

  @Override
  public List<String> tallies() {
    return tallies;
  }

  @Override
  public int tally(int tally, int side) {
    return switch (tally) {
      case 0 -> contest.frame().score(side);
      case 1 -> contest.won(side);
      case 2 -> contest.highestBreak(side);
      default -> contest.total(side);
    };
  }

  @Override
  public int winner() {
    return contest.winner();
  }

  @Override
  public SnookerView view(Viewer viewer) {
    int actor = contest.toAct();
    List<SnookerEvent> legal = actor >= 0 ? legal(actor) : new ArrayList<>();
    return new SnookerView(names, Scoreboard.of(contest), legal);
  }

  @Override
  public SnookerEvent seenBy(Viewer viewer, int actor, SnookerEvent event) {
    return event;
  }

  /// Nothing is hidden, so there is nothing to deal out anew.
  @Override
  public Match<SnookerEvent, SnookerView> redealt(Viewer viewer, Chance chance) {
    return new SnookerMatch(names, contest.copy());
  }

  @Override
  public void tell(Ruling ruling, Telling telling) {
    FrameNarrator.tell(ruling, telling);
  }
}
