package umpire.core.gaps;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import umpire.core.Rule;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;

/// All the worlds that agree with a record: the states that a game may be in, given the recorded
/// moves.
///
/// Usually there is one. Where a record leaves something out, the game may have continued in
/// several ways, and later moves show which are possible: a world that forbids the next move is
/// dropped. An event that a record may leave out is played if that makes the next move legal. Only
/// what holds in all worlds is known and reported.
///
/// Not safe for use by several threads.
///
/// @param <K> the kernel
public final class Worlds<K extends Kernel<K>> {

  /// The most worlds that are followed; with more, hardly any move could be ruled on.
  private static final int MAX = 64;

  private final RecordGaps<K> recordGaps;
  private final List<? extends Rule> rulebook;
  private final int tallies;

  /// Scratch space for one meaning of a move.
  private final Move meant = new Move();

  /// The possible worlds, the likeliest first.
  private List<K> worlds;

  /// The world just before the last move, if events that the record left out had to be played
  /// first; else null.
  private @Nullable K beforeLastMove;

  /// Whether there were more than [#MAX] worlds. Then one is kept only to have a table to show:
  /// every later move is undecided, and none is played.
  private boolean lost;

  /// Starts with a single world.
  ///
  /// @param first the world, on which later moves may be played
  /// @param recordGaps the gaps that records of this game may have
  /// @param rulebook the rules of the game
  /// @param tallies the number of tallies of the game
  public Worlds(K first, RecordGaps<K> recordGaps, List<? extends Rule> rulebook, int tallies) {
    this.recordGaps = recordGaps;
    this.tallies = tallies;
    this.rulebook = rulebook;
    this.worlds = List.of(first);
  }

  /// Returns an independent copy of these worlds.
  public Worlds<K> copy() {
    var copy = new Worlds<>(first(), recordGaps, rulebook, tallies);
    copy.worlds = worlds.stream().map(this::copy).toList();
    copy.beforeLastMove = beforeLastMove;
    copy.lost = lost;
    return copy;
  }

  /// The side that has won in every world; [Kernel#NOBODY] if it is not the same side in all, or if
  /// there were too many worlds to follow.
  public int winner() {
    int winner = first().winner();
    for (K world : worlds) {
      if (world.winner() != winner) {
        return Kernel.NOBODY;
      }
    }
    return lost ? Kernel.NOBODY : winner;
  }

  /// The likeliest world.
  public K first() {
    return worlds.getFirst();
  }

  /// Whether there is only one world, with nothing unknown in it.
  public boolean isFullyKnown() {
    return !lost && worlds.size() == 1 && first().isFullyKnown();
  }

  /// The world in which a ruling on the last move is to be described.
  public K narrationWorld(Rule rule) {
    return beforeLastMove == null || recordGaps.isDescribedAfterMove(rule)
        ? first()
        : beforeLastMove;
  }

  /// The finding on a move.
  ///
  /// @param answer as [Kernel#check] returns it
  /// @param world the world that the answer is about
  /// @param plain whether the move is legal in the only world with its only meaning, so that
  ///   playing it needs no further examination
  public record Verdict<K>(int answer, K world, boolean plain) {
    Verdict(int answer, K world) {
      this(answer, world, false);
    }
  }

  /// A world in which a move can be played.
  ///
  /// @param verdict undecided if it depends on unknown information
  private record Way<K>(K world, Verdict<K> verdict) {}

  /// Rules on a move in all worlds together: it is legal if it is so in every world, forbidden if
  /// it is so in every world, and otherwise undecided. A move with several meanings is undecided
  /// unless every meaning is forbidden. Once there were too many worlds, every move is undecided.
  public Verdict<K> check(int actor, Move move) {
    if (lost) {
      return new Verdict<>(Kernel.UNDECIDED + recordGaps.tooManyWorldsRule(), first());
    }
    if (hasOneMeaning(move)) {
      Move one = meant(first(), move, 0);
      return inOnlyWorld(actor, one, first().check(actor, one));
    }
    var found = new Summary();
    for (K world : worlds) {
      int meanings = recordGaps.meaningCount(world, move);
      found.vague |= meanings > 1;
      for (int which = 0; which < meanings; which++) {
        Move one = meant(world, move, which);
        found.add(world, actor, one, world.check(actor, one));
      }
    }
    return found.verdict();
  }

  /// Rules on a move of a seat in live play, as opposed to the recording of a game played
  /// elsewhere.
  ///
  /// A record may leave out what follows from the rest, and may repeat what is known. A player may
  /// repeat nothing, or could do so without end. A player may leave out only an answer of their
  /// own: an awaited seat that makes its next move instead of answering has declined what it was
  /// asked. A seat cannot move on for another one.
  public Verdict<K> checkInPlay(int seat, Move move) {
    int answer = first().check(seat, move);
    boolean known = !lost && hasOneMeaning(move) && meant(first(), move, 0).sameAs(move);
    if (Kernel.forbids(answer)) {
      boolean again = known ? recordGaps.isRedundant(first(), seat, move) : isRedundant(seat, move);
      if (again || !first().isAwaited(seat)) {
        return new Verdict<>(answer, first());
      }
    }
    return known ? inOnlyWorld(seat, move, answer) : check(seat, move);
  }

  /// Whether there is only one world, and the move has one meaning there. This is nearly always so.
  private boolean hasOneMeaning(Move move) {
    return worlds.size() == 1 && recordGaps.meaningCount(first(), move) == 1;
  }

  private Verdict<K> inOnlyWorld(int actor, Move move, int answer) {
    if (answer == Kernel.LEGAL) {
      return new Verdict<>(Kernel.LEGAL, first(), true);
    }
    var found = new Summary();
    found.add(first(), actor, move, answer);
    return found.verdict();
  }

  /// One of the meanings of the move, valid until the next call.
  private Move meant(K world, Move move, int which) {
    recordGaps.writeMeaning(world, move, which, meant);
    return meant;
  }

  /// Combines the findings of all worlds.
  private final class Summary {
    /// The first undecided finding of a world in which the move can be played, if any.
    private @Nullable Verdict<K> open;

    /// The first refusal, if any world forbids the move.
    private @Nullable Verdict<K> against;

    /// Whether the move can be played in some world.
    private boolean possible;

    /// Whether the move has several meanings in some world.
    private boolean vague;

    /// Adds the finding of one world.
    ///
    /// @param answer as [Kernel#check] returned it in this world
    void add(K world, int actor, Move move, int answer) {
      List<Way<K>> ways = ways(world, actor, move, answer);
      if (ways.isEmpty()) {
        against = against == null ? refusal(world, actor, move, answer) : against;
      }
      for (Way<K> way : ways) {
        possible = true;
        open = way.verdict.answer() == Kernel.LEGAL || open != null ? open : way.verdict;
      }
    }

    Verdict<K> verdict() {
      if (!possible && against != null) {
        return against;
      }
      int rule = against == null ? recordGaps.tooManyWorldsRule() : against.answer;
      if (vague || (against != null && recordGaps.undecidedRule(rule) != rule)) {
        return new Verdict<>(Kernel.UNDECIDED + recordGaps.undecidedRule(rule), first());
      }
      if (open != null) {
        return open;
      }
      return against == null
          ? new Verdict<>(Kernel.LEGAL, first())
          : new Verdict<>(Kernel.UNDECIDED + against.answer, doubtful(against.world));
    }
  }

  /// The first world with unknown tallies, or the other one if there is none.
  private K doubtful(K other) {
    return worlds.stream().filter(world -> !recordGaps.isKnown(world)).findFirst().orElse(other);
  }

  /// The worlds in which the move can be played, starting from this one; events that the record
  /// left out may come before the move. Empty if it can be played in none.
  private List<Way<K>> ways(K world, int actor, Move move) {
    return ways(world, actor, move, world.check(actor, move));
  }

  private List<Way<K>> ways(K world, int actor, Move move, int answer) {
    if (!Kernel.forbids(answer)) {
      return List.of(new Way<>(world, new Verdict<>(answer, world)));
    }
    if (recordGaps.isRedundant(world, actor, move)) {
      return List.of(new Way<>(world, new Verdict<>(Kernel.LEGAL, world)));
    }
    int unwritten = recordGaps.checkUnrecorded(world);
    if (unwritten == RecordGaps.NOTHING || !recordGaps.dependsOnUnrecorded(answer)) {
      return List.of();
    }
    var ways = new ArrayList<Way<K>>();
    for (Path next : new Path(world, new RulingLog()).every(recordGaps::playUnrecorded)) {
      for (Way<K> way : ways(next.world, actor, move)) {
        boolean asBefore = unwritten == Kernel.LEGAL;
        ways.add(asBefore ? way : new Way<>(way.world, new Verdict<>(unwritten, world)));
      }
    }
    return ways;
  }

  /// The refusal of a move. If events that the record left out lead to a world in which the move is
  /// in turn, it is described there; otherwise in this world.
  ///
  /// @param answer as [Kernel#check] returned it in this world
  private Verdict<K> refusal(K world, int actor, Move move, int answer) {
    if (recordGaps.isDue(world, move) || recordGaps.checkUnrecorded(world) == RecordGaps.NOTHING) {
      return new Verdict<>(answer, world);
    }
    K at = world;
    do {
      at = new Path(at, new RulingLog()).every(recordGaps::playUnrecorded).getFirst().world;
    } while (!recordGaps.isDue(at, move) && recordGaps.checkUnrecorded(at) != RecordGaps.NOTHING);
    return recordGaps.isDue(at, move)
        ? new Verdict<>(at.check(actor, move), at)
        : new Verdict<>(answer, world);
  }

  /// Whether a move changes nothing in any world, because it only repeats what is known.
  public boolean isRedundant(int actor, Move move) {
    return !lost && worlds.stream().allMatch(world -> isRedundant(world, actor, move));
  }

  private boolean isRedundant(K world, int actor, Move move) {
    return Kernel.forbids(world.check(actor, move)) && recordGaps.isRedundant(world, actor, move);
  }

  /// Checks a move and plays it in the plain case, which is nearly always: there is one world, the
  /// move has one meaning, is legal and leads to one world again.
  ///
  /// @return false in every other case; then nothing has happened
  public boolean playIfPlain(int actor, Move move, RulingLog log) {
    if (lost || !hasOneMeaning(move) || recordGaps.mayBranch(first(), move)) {
      return false;
    }
    Move one = meant(first(), move, 0);
    if (first().check(actor, one) != Kernel.LEGAL) {
      return false;
    }
    beforeLastMove = null;
    first().play(actor, one, log);
    return true;
  }

  /// Plays a move that was just ruled on and is not forbidden.
  ///
  /// @param found the result of [#check] or [#checkInPlay]
  public void play(int actor, Move move, Verdict<K> found, RulingLog log) {
    if (found.plain() && !recordGaps.mayBranch(first(), move)) {
      beforeLastMove = null;
      first().play(actor, meant(first(), move, 0), log);
    } else {
      play(actor, move, log);
    }
  }

  /// Plays a move that is not forbidden, and adds the rulings that all worlds have in common. Does
  /// nothing once there were too many worlds.
  public void play(int actor, Move move, RulingLog log) {
    beforeLastMove = null;
    if (lost) {
      return;
    }
    if (worlds.size() > 1 && recordGaps.beginsNewDeal(move) && !isRedundant(actor, move)) {
      keepOne(actor, move);
    }
    if (leadsToOne(actor, move)) {
      first().play(actor, meant(first(), move, 0), log);
      return;
    }
    var paths = new ArrayList<Path>();
    for (K world : worlds) {
      explore(new Path(world, new RulingLog()), actor, move, paths);
    }
    addCommonRulings(paths, log);
    keep(paths.stream().map(path -> path.world).toList());
    worlds.forEach(world -> recordGaps.setOthersPossible(world, worlds.size() > 1));
  }

  /// Keeps one of the worlds in which the move can be played. Tallies that differ between them
  /// become unknown in it.
  private void keepOne(int actor, Move move) {
    worlds = worlds.stream().filter(world -> canHappen(world, actor, move)).toList();
    K one = first();
    for (int side = 0; side < one.sides(); side++) {
      for (int tally = 0; tally < tallies; tally++) {
        if (!isSame(tally, side)) {
          recordGaps.markTallyUnknown(one, tally, side);
        }
      }
    }
    worlds = List.of(one);
    recordGaps.setOthersPossible(one, false);
  }

  private boolean canHappen(K world, int actor, Move move) {
    for (int which = 0; which < recordGaps.meaningCount(world, move); which++) {
      if (!ways(world, actor, meant(world, move, which)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /// Whether the move leads from a single world to a single one, without an event before it that
  /// the record left out.
  private boolean leadsToOne(int actor, Move move) {
    K only = first();
    return hasOneMeaning(move)
        && !recordGaps.mayBranch(only, move)
        && (!Kernel.forbids(only.check(actor, move))
            || (recordGaps.checkUnrecorded(only) == RecordGaps.NOTHING
                && !recordGaps.isRedundant(only, actor, move)));
  }

  /// Plays the move with each of its meanings, and collects the resulting paths.
  private void explore(Path path, int actor, Move move, List<Path> found) {
    int meanings = recordGaps.meaningCount(path.world, move);
    for (int which = 0; which < meanings; which++) {
      exploreOne(path, actor, meant(path.world, move, which), found);
    }
  }

  private void exploreOne(Path path, int actor, Move move, List<Path> found) {
    int answer = path.world.check(actor, move);
    if (!Kernel.forbids(answer)) {
      beforeLastMove = beforeLastMove == null && path.log.size() > 0 ? path.world : beforeLastMove;
      found.addAll(path.every((world, log) -> world.play(actor, move, log)));
    } else if (recordGaps.isRedundant(path.world, actor, move)) {
      found.add(path);
    } else if (!ways(path.world, actor, move, answer).isEmpty()) {
      for (Path next : path.every(recordGaps::playUnrecorded)) {
        exploreOne(next, actor, move, found);
      }
    }
  }

  /// Returns bounds for the points that a move would earn a side, for each way in which it may
  /// happen. The move is not played.
  public List<Bounds> earned(int actor, Move move, int side) {
    if (lost) {
      return List.of(Bounds.NONE);
    }
    Worlds<K> apart = copy();
    var paths = new ArrayList<Path>();
    for (K world : apart.worlds) {
      apart.explore(apart.new Path(world, new RulingLog()), actor, move, paths);
    }
    return paths.stream()
        .map(path -> recordGaps.earned(path.origin, path.world, side, pointsOf(path.log, side)))
        .toList();
  }

  /// The points that the rulings in a log give a side.
  private int pointsOf(RulingLog log, int side) {
    int points = 0;
    for (int i = 0; i < log.size(); i++) {
      boolean own = log.seat(i) >= 0 && first().side(log.seat(i)) == side;
      boolean counts = rulebook.get(log.rule(i)).kind() == Rule.Kind.POINTS;
      points += own && counts ? log.amount(i) : 0;
    }
    return points;
  }

  /// Adds the rulings that are in the log of every path.
  private void addCommonRulings(List<Path> paths, RulingLog log) {
    RulingLog first = paths.getFirst().log;
    for (int i = 0; i < first.size(); i++) {
      int at = i;
      if (paths.stream().allMatch(path -> contains(path.log, first, at))) {
        log.addFrom(first, i, rulebook);
      }
    }
  }

  /// Whether a log contains an entry of another log.
  private static boolean contains(RulingLog log, RulingLog other, int at) {
    for (int i = 0; i < log.size(); i++) {
      if (log.isSameEntry(i, other, at)) {
        return true;
      }
    }
    return false;
  }

  private K copy(K world) {
    K copy = first().newGame();
    copy.copyFrom(world);
    return copy;
  }

  /// A world, with the rulings on the way to it.
  private final class Path {
    final K world;
    final RulingLog log;

    /// The world in which the path began.
    final K origin;

    Path(K world, RulingLog log) {
      this(world, log, world);
    }

    private Path(K world, RulingLog log, K origin) {
      this.world = world;
      this.log = log;
      this.origin = origin;
    }

    /// All paths to which a step leads from here, one for each combination of answers that the
    /// [BranchChooser] gives to the kernel. This path remains unchanged.
    List<Path> every(BiConsumer<K, RulingLog> step) {
      var found = new ArrayList<Path>();
      for (Path next = further(); next != null; next = again(next)) {
        step.accept(next.world, next.log);
        if (!recordGaps.isImpossible(next.world)) {
          found.add(next);
        }
      }
      return found;
    }

    /// A copy of this path, ready for the combination of answers after that of `last`; null,
    /// without copying the world, if there is none.
    private @Nullable Path again(Path last) {
      if (!recordGaps.branch(last.world).hasMore()) {
        return null;
      }
      Path next = further();
      return recordGaps.branch(next.world).advanceFrom(recordGaps.branch(last.world)) ? next : null;
    }

    /// A copy of this path, with a world of its own.
    private Path further() {
      var copy = new Path(copy(world), new RulingLog(), origin);
      for (int i = 0; i < log.size(); i++) {
        copy.log.addFrom(log, i, rulebook);
      }
      return copy;
    }
  }

  /// Keeps these worlds and merges those that are alike.
  private void keep(List<K> found) {
    var kept = new ArrayList<K>();
    for (K world : found) {
      K like = like(world, kept);
      if (like == null) {
        kept.add(world);
      } else {
        recordGaps.merge(like, world);
      }
    }
    lost = kept.size() > MAX;
    worlds = lost ? List.of(kept.getFirst()) : kept;
  }

  private @Nullable K like(K world, List<K> kept) {
    for (K each : kept) {
      if (recordGaps.areAlike(each, world)) {
        return each;
      }
    }
    return null;
  }

  /// Whether an event that the record left out may have happened here, or several worlds are
  /// possible.
  public boolean mayDifferFromRecord() {
    return lost
        || worlds.size() > 1
        || worlds.stream()
            .anyMatch(world -> recordGaps.checkUnrecorded(world) != RecordGaps.NOTHING);
  }

  /// These worlds after all automatic consequences, recorded or not; this object itself if there
  /// are none.
  public Worlds<K> afterConsequences() {
    Worlds<K> settled = this;
    for (Worlds<K> next = afterNextConsequence();
        next != settled;
        next = settled.afterNextConsequence()) {
      settled = next;
    }
    return settled;
  }

  /// These worlds after the next automatic consequence; this object itself if there is none.
  public Worlds<K> afterNextConsequence() {
    if (lost || !anythingFollows()) {
      return this;
    }
    var followed = new Worlds<>(first(), recordGaps, rulebook, tallies);
    var later = new ArrayList<K>();
    for (K world : worlds) {
      if (recordGaps.isConsequenceDue(world)) {
        new Path(world, new RulingLog())
            .every(recordGaps::playUnrecorded)
            .forEach(path -> later.add(path.world));
      } else {
        later.add(copy(world));
      }
    }
    followed.keep(later);
    return followed;
  }

  private boolean anythingFollows() {
    for (K world : worlds) {
      if (recordGaps.isConsequenceDue(world)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a tally of a side may be `count` in any world, before or after any number of automatic
  /// consequences.
  public boolean mayTallyBe(int tally, int side, int count) {
    return mayBe(world -> recordGaps.mayTallyBe(world, tally, side, count));
  }

  /// Whether the match may be over and won by a side, or by [Kernel#NOBODY], in any world, before
  /// or after any number of automatic consequences.
  public boolean mayHaveWon(int side) {
    return mayBe(
        world -> isWon(world, side) || (!isKnown(world) && recordGaps.mayHaveWon(world, side)));
  }

  /// Whether the match is over and won by a side, or by [Kernel#NOBODY], in every world.
  public boolean hasWon(int side) {
    return !lost && worlds.stream().allMatch(world -> isWon(world, side));
  }

  private boolean isWon(K world, int side) {
    return world.toAct() == Kernel.OVER && world.winner() == side;
  }

  private boolean isKnown(K world) {
    boolean known = true;
    for (int tally = 0; known && tally < tallies; tally++) {
      for (int side = 0; known && side < world.sides(); side++) {
        known = world.isTallyKnown(tally, side);
      }
    }
    return known;
  }

  private boolean mayBe(Predicate<K> question) {
    if (lost || worlds.stream().anyMatch(question)) {
      return true;
    }
    Worlds<K> next = afterNextConsequence();
    return next != this && next.mayBe(question);
  }

  /// Whether a tally of a side is known and equal in all worlds, before and after any number of
  /// automatic consequences.
  public boolean isTallyKnown(int tally, int side) {
    Worlds<K> stage = this;
    boolean same = isSame(tally, side);
    for (Worlds<K> next = afterNextConsequence();
        same && next != stage;
        next = stage.afterNextConsequence()) {
      stage = next;
      same = stage.isSame(tally, side);
    }
    return same;
  }

  private boolean isSame(int tally, int side) {
    K one = first();
    for (K world : worlds) {
      if (!world.isTallyKnown(tally, side) || !recordGaps.isTallyEqual(tally, side, one, world)) {
        return false;
      }
    }
    return !lost;
  }
}
