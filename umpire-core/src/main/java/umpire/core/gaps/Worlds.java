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

/// Every world in which what is recorded can have happened.
///
/// As a rule there is one. Where a record leaves something out, the game may have gone on in
/// several ways, and what comes next shows which it was: a world in which it is against a rule was
/// not the one. What a record may leave out is let happen where that makes the next move legal.
/// Only what holds in all worlds is told, and known.
public final class Worlds<K extends Kernel<K>> {

  /// With more worlds than this, nobody could say any more what is legal.
  private static final int MAX = 64;

  private final RecordGaps<K> recordGaps;
  private final List<? extends Rule> rulebook;
  private final int tallies;

  /// A move as it is meant, written over again and again.
  private final Move meant = new Move();

  /// The likeliest first.
  private List<K> worlds;

  /// How things stood when the last move happened, if something unwritten had to happen before.
  private @Nullable K scene;

  /// Whether there were too many.
  private boolean lost;

  /// @param tallies how many there are
  public Worlds(K first, RecordGaps<K> recordGaps, List<? extends Rule> rulebook, int tallies) {
    this.recordGaps = recordGaps;
    this.tallies = tallies;
    this.rulebook = rulebook;
    this.worlds = List.of(first);
  }

  /// The same worlds, which go their own way.
  public Worlds<K> copy() {
    var copy = new Worlds<>(first(), recordGaps, rulebook, tallies);
    copy.worlds = worlds.stream().map(this::copy).toList();
    copy.scene = scene;
    copy.lost = lost;
    return copy;
  }

  /// Who has won in every one of them.
  public int winner() {
    int winner = first().winner();
    for (K world : worlds) {
      if (world.winner() != winner) {
        return Kernel.NOBODY;
      }
    }
    return winner;
  }

  /// The world in which it is likeliest that all this happened.
  public K first() {
    return worlds.getFirst();
  }

  /// Whether there is one, and nothing in it is open.
  public boolean isFullyKnown() {
    return !lost && worlds.size() == 1 && first().isFullyKnown();
  }

  /// The world that a ruling of the last move is about.
  public K scene(Rule rule) {
    return scene == null || recordGaps.isToldAfterwards(rule) ? first() : scene;
  }

  /// What is found about a move.
  ///
  /// @param answer as [Kernel#check] gives it
  /// @param world the world that the answer is about
  /// @param plain whether the move is fine in the only world as it is meant there, so that nothing
  ///   is weighed when it happens
  public record Verdict<K>(int answer, K world, boolean plain) {
    Verdict(int answer, K world) {
      this(answer, world, false);
    }
  }

  /// A world in which a move can happen.
  ///
  /// @param verdict open if it depends on something that is not known
  private record Way<K>(K world, Verdict<K> verdict) {}

  /// Finds what speaks against a move in all worlds together.
  public Verdict<K> check(int actor, Move move) {
    if (lost) {
      return new Verdict<>(Kernel.UNDECIDED + recordGaps.givenUp(), first());
    }
    if (hasOneMeaning(move)) {
      Move one = meant(first(), move, 0);
      return inOnlyWorld(actor, one, first().check(actor, one));
    }
    var found = new Summary();
    for (K world : worlds) {
      int meanings = recordGaps.meanings(world, move);
      found.vague |= meanings > 1;
      for (int which = 0; which < meanings; which++) {
        Move one = meant(world, move, which);
        found.add(world, actor, one, world.check(actor, one));
      }
    }
    return found.verdict();
  }

  /// Finds what speaks against a move of a seat that plays, and does not write down a game played
  /// elsewhere.
  ///
  /// A record may leave out what follows from the rest, and may repeat what is known. A player may
  /// not: only a seat that is asked may go on without an answer, which declines what it was asked;
  /// else a player would answer for another. Nor may a player repeat what is known without end.
  public Verdict<K> checkInPlay(int seat, Move move) {
    int answer = first().check(seat, move);
    boolean known = !lost && hasOneMeaning(move) && meant(first(), move, 0).sameAs(move);
    if (Kernel.forbids(answer)) {
      boolean again = known ? recordGaps.saysAgain(first(), seat, move) : isSaidAgain(seat, move);
      if (again || !first().isAwaited(seat)) {
        return new Verdict<>(answer, first());
      }
    }
    return known ? inOnlyWorld(seat, move, answer) : check(seat, move);
  }

  /// Whether there is one world, and one way to mean a move in it. So it nearly always is.
  private boolean hasOneMeaning(Move move) {
    return worlds.size() == 1 && recordGaps.meanings(first(), move) == 1;
  }

  private Verdict<K> inOnlyWorld(int actor, Move move, int answer) {
    if (answer == Kernel.LEGAL) {
      return new Verdict<>(Kernel.LEGAL, first(), true);
    }
    var found = new Summary();
    found.add(first(), actor, move, answer);
    return found.verdict();
  }

  /// The move with everything told, in one of the ways in which it may be meant; until the next is
  /// asked for.
  private Move meant(K world, Move move, int which) {
    recordGaps.mean(world, move, which, meant);
    return meant;
  }

  /// What is found in all worlds together.
  private final class Summary {
    private @Nullable Verdict<K> open;
    private @Nullable Verdict<K> against;
    private boolean possible;
    private boolean vague;

    /// @param answer of the world
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
      int rule = against == null ? recordGaps.givenUp() : against.answer;
      if (vague || (against != null && recordGaps.doubtful(rule) != rule)) {
        return new Verdict<>(Kernel.UNDECIDED + recordGaps.doubtful(rule), first());
      }
      if (open != null) {
        return open;
      }
      return against == null
          ? new Verdict<>(Kernel.LEGAL, first())
          : new Verdict<>(Kernel.UNDECIDED + against.answer, doubtful(against.world));
    }
  }

  /// A world of which it is not known how things stand, if there is one.
  private K doubtful(K other) {
    return worlds.stream().filter(world -> !recordGaps.isKnown(world)).findFirst().orElse(other);
  }

  /// The ways from this world to worlds in which it can be done, something unwritten before it
  /// included.
  private List<Way<K>> ways(K world, int actor, Move move) {
    return ways(world, actor, move, world.check(actor, move));
  }

  private List<Way<K>> ways(K world, int actor, Move move, int answer) {
    if (!Kernel.forbids(answer)) {
      return List.of(new Way<>(world, new Verdict<>(answer, world)));
    }
    if (recordGaps.saysAgain(world, actor, move)) {
      return List.of(new Way<>(world, new Verdict<>(Kernel.LEGAL, world)));
    }
    int unwritten = recordGaps.unwritten(world);
    if (unwritten == RecordGaps.NOTHING || !recordGaps.isOutOfOrder(answer)) {
      return List.of();
    }
    var ways = new ArrayList<Way<K>>();
    for (Path next : new Path(world, new RulingLog()).every(recordGaps::happen)) {
      for (Way<K> way : ways(next.world, actor, move)) {
        boolean asBefore = unwritten == Kernel.LEGAL;
        ways.add(asBefore ? way : new Way<>(way.world, new Verdict<>(unwritten, world)));
      }
    }
    return ways;
  }

  /// Why it cannot be done: told of the world in which it would be due, if there is one.
  ///
  /// @param answer of this world
  private Verdict<K> refusal(K world, int actor, Move move, int answer) {
    if (recordGaps.isDue(world, move) || recordGaps.unwritten(world) == RecordGaps.NOTHING) {
      return new Verdict<>(answer, world);
    }
    K at = world;
    do {
      at = new Path(at, new RulingLog()).every(recordGaps::happen).getFirst().world;
    } while (!recordGaps.isDue(at, move) && recordGaps.unwritten(at) != RecordGaps.NOTHING);
    return recordGaps.isDue(at, move)
        ? new Verdict<>(at.check(actor, move), at)
        : new Verdict<>(answer, world);
  }

  /// Whether a move changes nothing in any world, since it only repeats what is known.
  public boolean isSaidAgain(int actor, Move move) {
    return !lost && worlds.stream().allMatch(world -> isSaidAgain(world, actor, move));
  }

  private boolean isSaidAgain(K world, int actor, Move move) {
    return Kernel.forbids(world.check(actor, move)) && recordGaps.saysAgain(world, actor, move);
  }

  /// Checks a move and lets it happen where nothing needs to be weighed: there is one world and one
  /// way to mean the move, it is legal, and it leads to one world again. So it nearly always is.
  ///
  /// @return false if it is not so; then nothing has happened
  public boolean happensPlainly(int actor, Move move, RulingLog log) {
    if (lost || !hasOneMeaning(move) || recordGaps.isVague(first(), move)) {
      return false;
    }
    Move one = meant(first(), move, 0);
    if (first().check(actor, one) != Kernel.LEGAL) {
      return false;
    }
    scene = null;
    first().play(actor, one, log);
    return true;
  }

  /// Lets a move happen that was just found not to be against a rule.
  ///
  /// @param found what [#check] or [#checkInPlay] has found
  public void play(int actor, Move move, Verdict<K> found, RulingLog log) {
    if (found.plain() && !recordGaps.isVague(first(), move)) {
      scene = null;
      first().play(actor, meant(first(), move, 0), log);
    } else {
      play(actor, move, log);
    }
  }

  /// Lets a move happen that is not against a rule.
  public void play(int actor, Move move, RulingLog log) {
    scene = null;
    if (lost) {
      return;
    }
    if (worlds.size() > 1 && recordGaps.beginsAnew(move) && !isSaidAgain(actor, move)) {
      keepOne(actor, move);
    }
    if (leadsOn(actor, move)) {
      first().play(actor, meant(first(), move, 0), log);
      return;
    }
    var paths = new ArrayList<Path>();
    for (K world : worlds) {
      explore(new Path(world, new RulingLog()), actor, move, paths);
    }
    tellWhatIsCommon(paths, log);
    keep(paths.stream().map(path -> path.world).toList());
    worlds.forEach(world -> recordGaps.amongOthers(world, worlds.size() > 1));
  }

  /// Keeps one world for all in which the move can happen: where sides stand otherwise in another,
  /// that is not known any more.
  private void keepOne(int actor, Move move) {
    worlds = worlds.stream().filter(world -> canHappen(world, actor, move)).toList();
    K one = first();
    for (int side = 0; side < one.sides(); side++) {
      for (int tally = 0; tally < tallies; tally++) {
        if (!isSame(tally, side)) {
          recordGaps.doubt(one, tally, side);
        }
      }
    }
    worlds = List.of(one);
    recordGaps.amongOthers(one, false);
  }

  private boolean canHappen(K world, int actor, Move move) {
    for (int which = 0; which < recordGaps.meanings(world, move); which++) {
      if (!ways(world, actor, meant(world, move, which)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /// Whether it leads from the only world to a single one, with nothing unwritten before it.
  private boolean leadsOn(int actor, Move move) {
    K only = first();
    return hasOneMeaning(move)
        && !recordGaps.isVague(only, move)
        && (!Kernel.forbids(only.check(actor, move))
            || (recordGaps.unwritten(only) == RecordGaps.NOTHING
                && !recordGaps.saysAgain(only, actor, move)));
  }

  /// Does it in every world to which it leads.
  private void explore(Path path, int actor, Move move, List<Path> found) {
    int meanings = recordGaps.meanings(path.world, move);
    for (int which = 0; which < meanings; which++) {
      exploreOne(path, actor, meant(path.world, move, which), found);
    }
  }

  private void exploreOne(Path path, int actor, Move move, List<Path> found) {
    int answer = path.world.check(actor, move);
    if (!Kernel.forbids(answer)) {
      scene = scene == null && path.log.size() > 0 ? path.world : scene;
      found.addAll(path.every((world, log) -> world.play(actor, move, log)));
    } else if (recordGaps.saysAgain(path.world, actor, move)) {
      found.add(path);
    } else if (!ways(path.world, actor, move, answer).isEmpty()) {
      for (Path next : path.every(recordGaps::happen)) {
        exploreOne(next, actor, move, found);
      }
    }
  }

  /// How much a move earns a side on each way that it may lead; nothing happens.
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
        .map(path -> recordGaps.earned(path.origin, path.world, side, told(path.log, side)))
        .toList();
  }

  /// The points that rulings give a side.
  private int told(RulingLog log, int side) {
    int points = 0;
    for (int i = 0; i < log.size(); i++) {
      boolean own = log.seat(i) >= 0 && first().side(log.seat(i)) == side;
      boolean counts = rulebook.get(log.rule(i)).kind() == Rule.Kind.POINTS;
      points += own && counts ? log.amount(i) : 0;
    }
    return points;
  }

  /// Tells what is told in every world.
  private void tellWhatIsCommon(List<Path> paths, RulingLog log) {
    RulingLog first = paths.getFirst().log;
    for (int i = 0; i < first.size(); i++) {
      int at = i;
      if (paths.stream().allMatch(path -> tells(path.log, first, at))) {
        log.addFrom(first, i, rulebook);
      }
    }
  }

  /// Whether another log has this ruling as well.
  private static boolean tells(RulingLog log, RulingLog other, int at) {
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

  /// A world, and what was told on the way to it.
  private final class Path {
    final K world;
    final RulingLog log;

    /// The world where it began.
    final K origin;

    Path(K world, RulingLog log) {
      this(world, log, world);
    }

    private Path(K world, RulingLog log, K origin) {
      this.world = world;
      this.log = log;
      this.origin = origin;
    }

    /// All paths on which this may lead further. This one stays as it is.
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

    /// Leads further once more, with other answers than last time; null if there are none. A world
    /// is copied only if there are.
    private @Nullable Path again(Path last) {
      if (!recordGaps.branch(last.world).hasMore()) {
        return null;
      }
      Path next = further();
      return recordGaps.branch(next.world).after(recordGaps.branch(last.world)) ? next : null;
    }

    private Path further() {
      var copy = new Path(copy(world), new RulingLog(), origin);
      for (int i = 0; i < log.size(); i++) {
        copy.log.addFrom(log, i, rulebook);
      }
      return copy;
    }
  }

  /// Keeps these worlds; of those that are alike one stands for all.
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

  /// Whether something may have happened here that a record need not tell, or in several ways.
  public boolean mayHaveMoreHappened() {
    return lost
        || worlds.size() > 1
        || worlds.stream().anyMatch(world -> recordGaps.unwritten(world) != RecordGaps.NOTHING);
  }

  /// These worlds when all that follows by itself has happened, though nobody has written it down.
  /// The same if nothing follows.
  public Worlds<K> afterConsequences() {
    Worlds<K> settled = this;
    for (Worlds<K> next = afterNextConsequence();
        next != settled;
        next = settled.afterNextConsequence()) {
      settled = next;
    }
    return settled;
  }

  /// These worlds when the next thing that follows by itself has happened. The same if nothing
  /// follows.
  public Worlds<K> afterNextConsequence() {
    if (lost || !anythingFollows()) {
      return this;
    }
    var followed = new Worlds<>(first(), recordGaps, rulebook, tallies);
    var later = new ArrayList<K>();
    for (K world : worlds) {
      if (recordGaps.followsByItself(world)) {
        new Path(world, new RulingLog())
            .every(recordGaps::happen)
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
      if (recordGaps.followsByItself(world)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a side may stand so in any world, however much of what follows by itself has happened.
  public boolean mayStand(int tally, int side, int count) {
    return mayBe(world -> recordGaps.mayStand(world, tally, side, count));
  }

  /// Whether the match may be over and won by a side, or by [Kernel#NOBODY].
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

  /// Whether a tally is the same in all worlds, however much of what follows by itself has
  /// happened.
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
      if (!world.isTallyKnown(tally, side) || !recordGaps.standAlike(tally, side, one, world)) {
        return false;
      }
    }
    return !lost;
  }
}
