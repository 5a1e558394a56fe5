package umpire.core.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.Chance;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.profile.Profile;
import umpire.core.text.Telling;

/// A kernel for those who deal in typed events and words: it translates, and decides nothing. Where
/// a record leaves something out, it is every kernel that agrees with it, see [Worlds].
public final class KernelMatch<K extends Kernel<K>, E> implements Match<E, Seen<K>> {

  /// A viewer who sees everything.
  public static final int ARBITER = -3;

  private final Door<K, E> door;
  private final List<? extends Rule> rulebook;
  private final Profile profile;
  private final List<String> names;
  private final Border<K, E> border;
  private final Dealer<K> dealer;
  private final Worlds<K> worlds;
  private final FactSheet<K, E> sheet;
  private final Move move = new Move();
  private final Moves moves = new Moves();

  /// A match before anything has happened.
  public KernelMatch(
      Door<K, E> door, List<? extends Rule> rulebook, Profile profile, List<String> names) {
    this(
        door,
        rulebook,
        profile,
        names,
        new Worlds<>(
            door.open(profile, names.size()),
            door.gaps(),
            rulebook,
            () -> door.open(profile, names.size())));
  }

  private KernelMatch(
      Door<K, E> door,
      List<? extends Rule> rulebook,
      Profile profile,
      List<String> names,
      Worlds<K> worlds) {
    this.door = door;
    this.rulebook = rulebook;
    this.profile = profile;
    this.names = List.copyOf(names);
    this.border = door.border();
    this.dealer = door.dealer(profile, names.size());
    this.worlds = worlds;
    this.sheet = new FactSheet<>(door, profile, names);
  }

  /// The game itself, in the world in which it is likeliest that all this happened.
  public K table() {
    return worlds.first();
  }

  /// Another match that stands where this one does.
  public KernelMatch<K, E> another() {
    var other = new KernelMatch<>(door, rulebook, profile, names);
    other.table().copyFrom(table());
    return other;
  }

  @Override
  public int seats() {
    return table().seats();
  }

  @Override
  public int sides() {
    return table().sides();
  }

  @Override
  public int side(int seat) {
    return table().side(seat);
  }

  @Override
  public int toAct() {
    return table().toAct();
  }

  @Override
  public Finding check(int actor, E event) {
    border.encode(event, move);
    Worlds.Verdict<K> verdict = worlds.check(actor, move);
    int answer = verdict.answer();
    if (answer == Kernel.FINE) {
      return Finding.fine();
    }
    if (Kernel.forbids(answer)) {
      return new Finding.Against(
          rulebook.get(answer), border.reasons(answer, verdict.world(), actor, event, names));
    }
    int rule = answer - Kernel.OPEN;
    return new Finding.Open(
        rulebook.get(rule), border.missing(rule, verdict.world(), actor, event, names));
  }

  @Override
  public void play(int actor, E event, Tape tape) {
    border.encode(event, move);
    worlds.play(actor, move, tape);
  }

  @Override
  public List<E> legal(int actor) {
    moves.clear();
    table().legal(actor, moves);
    var events = new ArrayList<E>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      moves.get(i, move);
      events.add(border.decode(move));
    }
    return events;
  }

  @Override
  public boolean legalIsComplete(int actor) {
    moves.clear();
    table().legal(actor, moves);
    return moves.isComplete() && !worlds.mayHaveMoreHappened();
  }

  @Override
  public Optional<E> house(Chance chance) {
    return dealer.next(table(), chance, move) ? Optional.of(border.decode(move)) : Optional.empty();
  }

  @Override
  public E happens(int seat, E tried, Chance chance) {
    border.encode(tried, move);
    dealer.happens(table(), seat, move, chance);
    return border.decode(move);
  }

  @Override
  public List<String> tallies() {
    return door.tallies(profile);
  }

  @Override
  public int tally(int tally, int side) {
    return table().tally(tally, side);
  }

  @Override
  public boolean tallyKnown(int tally, int side) {
    return worlds.tallyKnown(tally, side);
  }

  @Override
  public Match<E, Seen<K>> settled() {
    Worlds<K> settled = worlds.settled();
    return settled == worlds ? this : new KernelMatch<>(door, rulebook, profile, names, settled);
  }

  @Override
  public int winner() {
    return table().winner();
  }

  @Override
  public Seen<K> view(Viewer viewer) {
    int who = number(viewer);
    K seen = copy();
    if (who != ARBITER) {
      seen.veil(who);
    }
    return new Seen<>(seen, who, sheet);
  }

  private K copy() {
    K copy = door.open(profile, names.size());
    copy.copyFrom(table());
    return copy;
  }

  private static int number(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(int seat) -> seat;
      case Viewer.Spectator() -> Kernel.NOBODY;
      case Viewer.Arbiter() -> ARBITER;
    };
  }

  @Override
  public E seenBy(Viewer viewer, int actor, E event) {
    int who = number(viewer);
    if (who == ARBITER) {
      return event;
    }
    border.encode(event, move);
    table().mask(who, actor, move);
    return border.decode(move);
  }

  @Override
  public Match<E, Seen<K>> redealt(Viewer viewer, Chance chance) {
    KernelMatch<K, E> other = another();
    K world = other.table();
    int who = number(viewer);
    if (who != ARBITER) {
      world.veil(who);
      dealer.fill(world, chance);
    }
    return other;
  }

  @Override
  public void tell(Ruling ruling, Telling telling) {
    border.tell(ruling, worlds.scene(ruling.rule()), ARBITER, names, telling);
  }
}
