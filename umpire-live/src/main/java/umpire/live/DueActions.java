package umpire.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import umpire.core.match.BadEvent;
import umpire.core.match.Finding;
import umpire.core.match.Viewer;
import umpire.core.text.Json;
import umpire.core.worded.WordedGame;
import umpire.live.log.Entry;
import umpire.live.seat.Options;

/// What happens at a table without anybody's command, and when: strategies move after a fixed time,
/// whatever they hold; clocks run out; for those who are away another plays.
///
/// @param table how the table stands
/// @param here whether somebody looks from a seat
/// @param awaySince since when they do not, if they do not
/// @param plan what a strategy will do, if it was thought out
record DueActions(
    TableState table,
    TableContext context,
    IntPredicate here,
    List<Instant> awaySince,
    Optional<Plan> plan) {

  DueActions {
    awaySince = List.copyOf(awaySince);
  }

  /// When the next thing is due, if anything is.
  Optional<Instant> due() {
    if (!table.isPlaying() || table.paused().isPresent()) {
      return Optional.empty();
    }
    var times = new ArrayList<Instant>();
    for (int seat = 0; seat < table.seats(); seat++) {
      table.clocks().end(seat).ifPresent(times::add);
      away(seat).ifPresent(times::add);
      if (moves(seat)) {
        times.add(table.progress().moved().plusMillis(table.settings().options().pace()));
      }
    }
    return times.stream().min(Instant::compareTo);
  }

  /// When a seat will have been empty for too long, if it is.
  private Optional<Instant> away(int seat) {
    Options options = table.settings().options();
    boolean missed =
        options.absent() != Options.Absent.WAIT
            && table.questions().of(seat) != 0
            && !table.chair(seat).isAutomatic()
            && !options.scorer()
            && !here.test(seat);
    return missed
        ? Optional.of(awaySince.get(seat).plusSeconds(options.absentAfter()))
        : Optional.empty();
  }

  private boolean moves(int seat) {
    return table.questions().of(seat) != 0 && table.chair(seat).isAutomatic();
  }

  /// Drafts the first thing that is due by now, if anything is.
  void act(Draft draft) {
    if (due().filter(when -> isPast(when, draft)).isEmpty()) {
      return;
    }
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.clocks().end(seat).filter(when -> isPast(when, draft)).isPresent()) {
        draft.add(Entry.Kind.RAN_OUT, seat, new Json());
        draft.lost(seat, "time");
        return;
      }
    }
    for (int seat = 0; seat < table.seats(); seat++) {
      if (away(seat).filter(when -> isPast(when, draft)).isPresent()) {
        replace(seat, draft);
        return;
      }
    }
    move(draft);
  }

  private static boolean isPast(Instant when, Draft draft) {
    return !when.isAfter(draft.now());
  }

  private void replace(int seat, Draft draft) {
    if (table.settings().options().absent() == Options.Absent.FORFEIT) {
      draft.lost(seat, "forfeit");
    } else {
      draft.add(Entry.Kind.STOOD_IN, seat, new Json());
    }
  }

  private void move(Draft draft) {
    Optional<Plan> next = plan.filter(each -> each.seq() == table.seq()).or(this::planned);
    if (next.isPresent()) {
      draft.event(next.get().seat(), next.get().words());
      if (draft.table().paused().isPresent()) {
        throw new IllegalStateException("a strategy breaks the rules: " + next.get());
      }
      draft.settle();
    }
  }

  /// What a strategy will do when its time has come: thought out as soon as it is asked, so that
  /// the time it takes to think tells nobody what it holds.
  ///
  /// @param seq the last entry that it knows of
  record Plan(long seq, int seat, String words) {}

  /// What the first strategy that is asked will do.
  Optional<Plan> planned() {
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.isPlaying() && moves(seat)) {
        return Optional.of(new Plan(table.seq(), seat, chosen(seat)));
      }
    }
    return Optional.empty();
  }

  /// What the strategy in this seat does. One that does what it may not is a fault of ours: the
  /// table goes on all the same.
  private String chosen(int seat) {
    WordedGame<?, ?> game = table.game();
    String words = game.chosen(table.chair(seat).strategy(), seat, context.chance());
    try {
      if (game.judge(new Viewer.Player(seat), seat, words) instanceof Finding.Against) {
        List<String> legal = game.legal(seat);
        return legal.isEmpty() ? words : legal.getFirst();
      }
      return words;
    } catch (BadEvent impossible) {
      throw new IllegalStateException("strategies speak as records do: " + words, impossible);
    }
  }
}
