package umpire.cribbage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import umpire.core.Kernel;
import umpire.core.Tape;

/// Every table at which what is recorded can have happened.
///
/// As a rule there is one. Where nobody has recorded a crib, or who cut what, the game may have
/// gone on in several ways, and what comes next shows which it was: a table at which it is against
/// a rule was not the one. What a record may leave out is let happen where that makes the next
/// event legal. Only what holds at all tables is told, and known.
public final class Tables {

  /// With more tables than this, nobody could say any more what is legal.
  private static final int MOST = 64;

  private static final PeggingRule[] RULES = PeggingRule.values();

  /// The likeliest first.
  private List<Cribbage> tables;

  /// How things stood when the last event happened, if something unwritten had to happen before.
  private @Nullable Cribbage scene;

  /// Whether there were too many.
  private boolean lost;

  public Tables(Cribbage table) {
    this(List.of(table));
  }

  private Tables(List<Cribbage> tables) {
    this.tables = tables;
  }

  /// The same tables, which go on by themselves.
  public Tables copy() {
    var copy = new Tables(tables.stream().map(Cribbage::copy).toList());
    copy.scene = scene;
    copy.lost = lost;
    return copy;
  }

  /// The table at which it is likeliest that all this happened.
  public Cribbage first() {
    return tables.getFirst();
  }

  /// The table before the last event, if what it tells goes back to something unwritten before.
  public Optional<Cribbage> scene() {
    return Optional.ofNullable(scene);
  }

  /// What is found about an event.
  ///
  /// @param answer as the checks of [Cribbage] give it
  /// @param table the table that the answer is about
  public record Verdict(int answer, Cribbage table) {

    public boolean isAgainst() {
      return answer != Kernel.FINE && answer < Cribbage.OPEN;
    }
  }

  /// A table at which an event can happen.
  ///
  /// @param verdict open if it depends on something that is not known
  private record Way(Cribbage table, Verdict verdict) {}

  /// Whether an event is legal beyond doubt where it is likeliest that all this happened, and with
  /// nothing unwritten before it.
  public boolean isFine(int actor, CribbageEvent event) {
    return new Doing(actor, event).check(first()) == Kernel.FINE;
  }

  public Verdict check(int actor, CribbageEvent event) {
    if (lost) {
      return new Verdict(Cribbage.OPEN | PeggingRule.IN_ORDER.ordinal(), first());
    }
    var doing = new Doing(actor, event);
    Verdict open = null;
    Verdict against = null;
    boolean possible = false;
    for (Cribbage table : tables) {
      List<Way> ways = ways(table, doing);
      if (ways.isEmpty()) {
        against = against == null ? refusal(table, doing) : against;
      }
      for (Way way : ways) {
        possible = true;
        open = way.verdict.answer() == Kernel.FINE || open != null ? open : way.verdict;
      }
    }
    if (!possible && against != null) {
      return against;
    }
    if (open != null) {
      return open;
    }
    return against == null
        ? new Verdict(Kernel.FINE, first())
        : new Verdict(Cribbage.OPEN | against.answer, doubtful(against.table));
  }

  /// A table at which it is not known how things stand, if there is one.
  private Cribbage doubtful(Cribbage other) {
    return tables.stream().filter(table -> !table.isKnown()).findFirst().orElse(other);
  }

  /// The ways from this table to tables at which it can be done, something unwritten before it
  /// included.
  private static List<Way> ways(Cribbage table, Doing doing) {
    int answer = doing.check(table);
    if (answer == Kernel.FINE || answer >= Cribbage.OPEN) {
      return List.of(new Way(table, new Verdict(answer, table)));
    }
    int unwritten = table.checkUnwritten();
    if (unwritten == Cribbage.NOTHING || !isOutOfOrder(answer)) {
      return List.of();
    }
    var ways = new ArrayList<Way>();
    for (Path next : new Path(table).every(Cribbage::unwritten)) {
      for (Way way : ways(next.table, doing)) {
        boolean asBefore = unwritten == Kernel.FINE;
        ways.add(asBefore ? way : new Way(way.table, new Verdict(unwritten, table)));
      }
    }
    return ways;
  }

  private static boolean isOutOfOrder(int answer) {
    return answer == PeggingRule.IN_ORDER.ordinal()
        || answer == PeggingRule.MUGGINS_CLAIM.ordinal();
  }

  /// Why it cannot be done: told of the table at which it would be due, if there is one.
  private static Verdict refusal(Cribbage table, Doing doing) {
    Cribbage at = table;
    while (!doing.isDue(at) && at.checkUnwritten() != Cribbage.NOTHING) {
      at = new Path(at).every(Cribbage::unwritten).getFirst().table;
    }
    Cribbage due = doing.isDue(at) ? at : table;
    return new Verdict(doing.check(due), due);
  }

  public void play(int actor, CribbageEvent event, Tape tape) {
    scene = null;
    if (lost) {
      return;
    }
    var doing = new Doing(actor, event);
    Cribbage only = first();
    if (tables.size() == 1 && !doing.isVague(only) && canBeDone(only, doing)) {
      doing.play(only, tape);
      return;
    }
    var paths = new ArrayList<Path>();
    for (Cribbage table : tables) {
      explore(new Path(table), doing, paths);
    }
    tellWhatIsCommon(paths, tape);
    keep(paths.stream().map(Path::table).toList());
  }

  private static boolean canBeDone(Cribbage table, Doing doing) {
    int answer = doing.check(table);
    return answer == Kernel.FINE || answer >= Cribbage.OPEN;
  }

  /// Does it at every table to which it leads.
  private void explore(Path path, Doing doing, List<Path> found) {
    if (canBeDone(path.table, doing)) {
      scene = scene == null && path.tape.size() > 0 ? path.table : scene;
      found.addAll(path.every(doing::play));
    } else if (!ways(path.table, doing).isEmpty()) {
      for (Path next : path.every(Cribbage::unwritten)) {
        explore(next, doing, found);
      }
    }
  }

  /// Tells what is told at every table.
  private static void tellWhatIsCommon(List<Path> paths, Tape tape) {
    Tape first = paths.getFirst().tape;
    for (int i = 0; i < first.size(); i++) {
      int at = i;
      if (paths.stream().allMatch(path -> path.tells(first, at))) {
        say(first, i, tape);
      }
    }
  }

  private static void say(Tape from, int at, Tape to) {
    to.say(RULES[from.rule(at)], from.seat(at), from.subject(at), from.amount(at));
  }

  /// A table, and what was told on the way to it.
  private record Path(Cribbage table, Tape tape) {

    Path(Cribbage table) {
      this(table, new Tape());
    }

    /// All paths on which this may lead further. This one stays as it is.
    List<Path> every(BiConsumer<Cribbage, Tape> step) {
      var found = new ArrayList<Path>();
      Path next = copy();
      Path last;
      do {
        step.accept(next.table, next.tape);
        if (!next.table.isImpossible()) {
          found.add(next);
        }
        last = next;
        next = copy();
      } while (next.table.guess().after(last.table.guess()));
      return found;
    }

    private Path copy() {
      var copy = new Path(table.copy());
      for (int i = 0; i < tape.size(); i++) {
        say(tape, i, copy.tape);
      }
      return copy;
    }

    /// Whether a ruling of another tape is told here too.
    boolean tells(Tape other, int at) {
      for (int i = 0; i < tape.size(); i++) {
        if (tape.rule(i) == other.rule(at)
            && tape.seat(i) == other.seat(at)
            && tape.subject(i) == other.subject(at)
            && tape.amount(i) == other.amount(at)) {
          return true;
        }
      }
      return false;
    }
  }

  /// Keeps these tables; of those that are alike one stands for all.
  private void keep(List<Cribbage> found) {
    var kept = new ArrayList<Cribbage>();
    for (Cribbage table : found) {
      Cribbage like = like(table, kept);
      if (like == null) {
        kept.add(table);
      } else {
        like.orAs(table);
      }
    }
    lost = kept.size() > MOST;
    tables = lost ? List.of(kept.getFirst()) : kept;
  }

  private static @Nullable Cribbage like(Cribbage table, List<Cribbage> kept) {
    for (Cribbage each : kept) {
      if (each.isLike(table)) {
        return each;
      }
    }
    return null;
  }

  /// These tables when what follows by itself has happened, though nobody has written it down: the
  /// crib is counted. The same if nothing follows.
  public Tables settled() {
    if (lost || tables.stream().noneMatch(Cribbage::awaitsCountOfCrib)) {
      return this;
    }
    var settled = new Tables(List.of());
    var later = new ArrayList<Cribbage>();
    for (Cribbage table : tables) {
      if (table.awaitsCountOfCrib()) {
        new Path(table).every(Cribbage::unwritten).forEach(path -> later.add(path.table));
      } else {
        later.add(table.copy());
      }
    }
    settled.keep(later);
    return settled;
  }

  /// Whether the points of a side are the same at all tables, whether the crib that is to come is
  /// counted or not.
  public boolean pointsAreKnown(int side) {
    Tables settled = settled();
    return samePoints(side) && (settled == this || settled.samePoints(side));
  }

  private boolean samePoints(int side) {
    int points = first().points(side);
    return !lost
        && tables.stream()
            .allMatch(table -> table.pointsAreKnown(side) && table.points(side) == points);
  }

  /// Whether the games that are won are the same at all tables.
  public boolean gamesAreKnown() {
    Tables settled = settled();
    return sameGames() && (settled == this || settled.sameGames());
  }

  private boolean sameGames() {
    Standing standing = first().standing();
    return !lost
        && tables.stream()
            .allMatch(table -> table.gamesAreKnown() && table.standing().isLike(standing));
  }
}
