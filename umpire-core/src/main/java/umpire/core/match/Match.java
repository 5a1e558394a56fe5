package umpire.core.match;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import umpire.core.Rule;
import umpire.core.Ruling;
import umpire.core.RulingLog;
import umpire.core.Seating;
import umpire.core.SeededRandom;
import umpire.core.gaps.Worlds;
import umpire.core.kernel.Dealer;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.kernel.Strategy;
import umpire.core.profile.Profile;
import umpire.core.text.Sentence;
import umpire.core.words.Vocabulary;

/// A game in progress, for callers that work with events and words: it translates between them and
/// a [Kernel], which makes all decisions. Everything that happens at the table is an event of an
/// actor, and is ruled on before it is played. If a record leaves something out, the match follows
/// every kernel state that agrees with the record, see [Worlds].
///
/// An actor is a seat from 0, or [Kernel#HOUSE]: the table itself, for events of chance (a deal, a
/// cut, a lot) and for those that only the referee can see or announce. A match is mutable, and for
/// one thread.
///
/// Laws, tested for every game:
///
/// - [#check] finds no event illegal that [#legal] lists.
/// - An event that is not found illegal can be played.
/// - When the match is over, every event is illegal that does more than repeat known information.
/// - Information that a viewer cannot have does not affect what the viewer sees, may do or reads.
public final class Match<K extends Kernel<K>> implements Seating {

  private final CompleteGame<K> whole;
  private final List<? extends Rule> rulebook;
  private final Profile profile;
  private final List<String> names;
  private final List<String> tallies;
  private final GameAdapter<K> adapter;
  private final Vocabulary vocabulary;
  private final Worlds<K> worlds;
  private final FactsJson<K> json;
  private final Move move;

  /// The dealer. Created lazily, like the next field: verifying a record needs neither.
  private @Nullable Dealer<K> dealer;

  /// The game as the viewer of the current call knows it; overwritten at every call.
  private @Nullable K known;

  /// A match before the first event.
  public Match(CompleteGame<K> whole, Profile profile, List<String> names) {
    this.whole = whole;
    this.rulebook = whole.rulebook();
    this.profile = profile;
    this.names = List.copyOf(names);
    this.tallies = whole.tallies(profile);
    this.adapter = whole.adapter();
    this.vocabulary = whole.vocabulary();
    this.json = new FactsJson<>(whole, profile, names);
    this.move = new Move();
    K table = whole.open(profile, names.size());
    this.worlds = new Worlds<>(table, whole.gaps(), rulebook, tallies.size());
  }

  /// This match in other worlds. Both share the objects that are overwritten at every call.
  private Match(Match<K> other, Worlds<K> worlds) {
    this.whole = other.whole;
    this.rulebook = other.rulebook;
    this.profile = other.profile;
    this.names = other.names;
    this.tallies = other.tallies;
    this.adapter = other.adapter;
    this.vocabulary = other.vocabulary;
    this.dealer = other.dealer;
    this.json = other.json;
    this.move = other.move;
    this.known = other.known;
    this.worlds = worlds;
  }

  /// Returns an independent match in the same state. Both belong to one thread.
  public Match<K> copy() {
    return new Match<>(this, worlds.copy());
  }

  /// The kernel in the likeliest state that agrees with the record. It is not a copy.
  public K table() {
    return worlds.first();
  }

  /// The names of the seats, in order.
  public List<String> names() {
    return names;
  }

  /// The rules, in the order of their source.
  public List<? extends Rule> rulebook() {
    return rulebook;
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

  /// The actor that is awaited: a seat, [Kernel#HOUSE] or [Kernel#OVER]. If several seats are, the
  /// first of them.
  public int toAct() {
    return table().toAct();
  }

  /// Whether this seat is awaited, see [Kernel#isAwaited].
  public boolean isAwaited(int seat) {
    return table().isAwaited(seat);
  }

  /// Whether everything is known: no event has left anything open, see [Kernel#isFullyKnown].
  public boolean isFullyKnown() {
    return worlds.isFullyKnown();
  }

  // Legality.

  /// Rules on an event before it happens, with reasons for a viewer who sees everything.
  public Finding check(int actor, Event event) {
    return check(new Viewer.Arbiter(), actor, event);
  }

  /// Rules on an event before it happens.
  ///
  /// @param listener the viewer for whom reasons are given: they rest on what this viewer knows
  public Finding check(Viewer listener, int actor, Event event) {
    return rule(listener, actor, event).finding();
  }

  /// An event that was ruled on and has not happened.
  ///
  /// @param verdict the verdict on which the finding rests; null if the kernel was not asked
  public record CheckedEvent<K>(
      int actor, Event event, Finding finding, Worlds.@Nullable Verdict<K> verdict) {}

  /// Rules on an event before it happens. If no rule forbids it, [#play(CheckedEvent, RulingLog)]
  /// plays it without another check.
  ///
  /// @param listener the viewer for whom reasons are given: they rest on what this viewer knows
  public CheckedEvent<K> rule(Viewer listener, int actor, Event event) {
    move.copyFrom(event);
    return ruled(worlds.check(actor, move), listener, actor, event);
  }

  /// Rules on an event of a player at a live table, more strictly than [#rule]: the player must
  /// name every card ([SeatRule#NAME_EVERY_CARD]) and may leave out or repeat less than a record
  /// may, see [Worlds#checkInPlay].
  ///
  /// @param listener the viewer for whom reasons are given
  public CheckedEvent<K> ruleInPlay(Viewer listener, int seat, Event event) {
    if (vocabulary.leavesUnknown(event)) {
      return new CheckedEvent<>(
          seat, event, new Finding.Illegal(SeatRule.NAME_EVERY_CARD, List.of()), null);
    }
    move.copyFrom(event);
    return ruled(worlds.checkInPlay(seat, move), listener, seat, event);
  }

  private CheckedEvent<K> ruled(
      Worlds.Verdict<K> verdict, Viewer listener, int actor, Event event) {
    return new CheckedEvent<>(actor, event, found(verdict, listener, actor, event), verdict);
  }

  private Finding found(Worlds.Verdict<K> verdict, Viewer listener, int actor, Event event) {
    int answer = verdict.answer();
    if (answer == Kernel.LEGAL) {
      return Finding.legal();
    }
    K known = known(verdict.world(), number(listener));
    if (Kernel.forbids(answer)) {
      List<Sentence> reasons = adapter.reasons(answer, known, actor, event, names);
      return new Finding.Illegal(
          rulebook.get(answer), reasons.stream().map(Sentence::note).toList());
    }
    int rule = answer - Kernel.UNDECIDED;
    return new Finding.Undecided(
        rulebook.get(rule), adapter.missing(rule, known, actor, event, names).note());
  }

  /// Whether a rule forbids an event: the result of [#check], without its words.
  public boolean forbids(int actor, Event event) {
    move.copyFrom(event);
    return Kernel.forbids(worlds.check(actor, move).answer());
  }

  /// Whether a rule forbids an event at the table as it is now. Unlike [#forbids], this does not
  /// consider that a record may leave out events before it.
  public boolean forbidsHere(int actor, Event event) {
    move.copyFrom(event);
    return Kernel.forbids(table().check(actor, move));
  }

  /// Whether an event is legal only because it repeats known information, so that it has no effect;
  /// [#legal] does not list such events.
  public boolean isRedundant(int actor, Event event) {
    move.copyFrom(event);
    return worlds.isRedundant(actor, move);
  }

  /// The events that are legal for the actor now, in the likeliest state that agrees with the
  /// record. If there are more than a person could read, as when eight of thirty-three cards are
  /// buried, only some of them; a seat with a legal event then still gets at least one.
  public List<Event> legal(int actor) {
    return all(actor).events();
  }

  /// Whether [#legal] lists all legal events. False if there are too many of them, or if other
  /// events may be legal because the record leaves something out.
  public boolean legalIsComplete(int actor) {
    return all(actor).complete();
  }

  /// The legal events as shown to players, without what they must work out themselves (such as a
  /// hand's count).
  public LegalEvents legalForPlayers(int actor) {
    return adapter.legalForPlayers(all(actor));
  }

  private LegalEvents all(int actor) {
    LegalEvents all = LegalEvents.all(table(), actor, vocabulary);
    return worlds.mayDifferFromRecord() ? new LegalEvents(all.events(), false) : all;
  }

  // Events.

  /// Rules on an event, and plays it unless a rule forbids it. The rulings that it leads to are
  /// added to the log.
  public Finding happen(int actor, Event event, RulingLog log) {
    move.copyFrom(event);
    if (worlds.playIfPlain(actor, move, log)) {
      return Finding.legal();
    }
    Worlds.Verdict<K> verdict = worlds.check(actor, move);
    Finding finding = found(verdict, new Viewer.Arbiter(), actor, event);
    if (!(finding instanceof Finding.Illegal)) {
      worlds.play(actor, move, log);
    }
    return finding;
  }

  /// Plays an event that was ruled on, and adds the rulings that it leads to. The match must not
  /// have changed since. Throws an [IllegalStateException] if the event was found illegal.
  public void play(CheckedEvent<K> checked, RulingLog log) {
    Worlds.Verdict<K> verdict = checked.verdict();
    if (verdict == null || checked.finding() instanceof Finding.Illegal) {
      throw new IllegalStateException(
          "what is against a rule does not happen: " + checked.finding());
    }
    move.copyFrom(checked.event());
    worlds.play(checked.actor(), move, verdict, log);
  }

  /// Plays an event that no rule forbids, and adds the rulings that it leads to. The caller must
  /// have ruled on it.
  public void play(int actor, Event event, RulingLog log) {
    move.copyFrom(event);
    worlds.play(actor, move, log);
  }

  /// The event that the house brings about now by chance: the awaited deal, cut or lot; or, while a
  /// seat is awaited, something that the referee observes. Empty if there is none.
  public Optional<Event> houseEvent(SeededRandom random) {
    return dealer().next(table(), random, move)
        ? Optional.of(vocabulary.event(move))
        : Optional.empty();
  }

  private Dealer<K> dealer() {
    Dealer<K> made = dealer == null ? whole.dealer(profile, names.size()) : dealer;
    dealer = made;
    return made;
  }

  /// Lets a strategy choose for this seat, from what the seat sees, and returns the outcome. The
  /// event is not played.
  ///
  /// @param seats the random numbers for the strategy
  /// @param house those for the outcome where it is not certain, as of a stroke
  public Event choose(Strategy<K> strategy, int seat, SeededRandom seats, SeededRandom house) {
    strategy.choose(known(table(), seat), seat, seats, move);
    dealer().resolve(table(), seat, move, house);
    return vocabulary.event(move);
  }

  /// The outcome of what a player in this seat attempts: the event itself if it is certain to
  /// succeed, else what chance makes of it, as of a stroke. The event is not played.
  public Event outcomeOf(int seat, Event event, SeededRandom house) {
    move.copyFrom(event);
    dealer().resolve(table(), seat, move, house);
    return vocabulary.event(move);
  }

  // The score.

  /// The names of the tallies, such as `points` and `frames`. A claim that names none is about the
  /// first.
  public List<String> tallies() {
    return tallies;
  }

  /// The value of a tally for a side.
  ///
  /// @param tally its index in [#tallies]
  public int tally(int tally, int side) {
    return table().tally(tally, side);
  }

  /// The value of the first tally for every side.
  public int[] scores() {
    var scores = new int[sides()];
    for (int side = 0; side < scores.length; side++) {
      scores[side] = tally(0, side);
    }
    return scores;
  }

  /// Whether [#tally] is certain: it has the same value in every game that agrees with the record.
  public boolean isTallyKnown(int tally, int side) {
    return worlds.isTallyKnown(tally, side);
  }

  /// Whether a side has this value of a tally in some game that agrees with the record.
  public boolean mayTallyBe(int tally, int side, int count) {
    return worlds.mayTallyBe(tally, side, count);
  }

  /// Whether the match is over and won by this side, or by [Kernel#NOBODY], in some game that
  /// agrees with the record.
  public boolean mayHaveWon(int side) {
    return worlds.mayHaveWon(side);
  }

  /// Whether an event that has not happened earns a side this many points in the first tally, in
  /// some game that agrees with the record.
  public boolean mayEarn(int actor, Event event, int side, int points) {
    move.copyFrom(event);
    return worlds.earned(actor, move, side).stream().anyMatch(bounds -> bounds.contains(points));
  }

  /// Whether an event that has not happened earns a side this many points in the first tally, in
  /// every game that agrees with the record.
  public boolean mustEarn(int actor, Event event, int side, int points) {
    move.copyFrom(event);
    return worlds.earned(actor, move, side).stream().allMatch(bounds -> bounds.isOnly(points));
  }

  /// Whether the match is over and won by this side, or by [Kernel#NOBODY], in every game that
  /// agrees with the record.
  public boolean hasWon(int side) {
    return worlds.hasWon(side);
  }

  /// The side that has won the match, or [Kernel#NOBODY] while it continues, if no side has won, or
  /// if that is not certain.
  public int winner() {
    return worlds.winner();
  }

  /// This match after all automatic consequences that are due now, such as the count of the crib,
  /// even if the record leaves them out; this match itself if there are none. A claim may state the
  /// score before or after them.
  public Match<K> afterConsequences() {
    return with(worlds.afterConsequences());
  }

  /// This match after the next automatic consequence; this match itself if there is none.
  public Match<K> afterNextConsequence() {
    return with(worlds.afterNextConsequence());
  }

  private Match<K> with(Worlds<K> others) {
    return others == worlds ? this : new Match<>(this, others);
  }

  // Views and words.

  /// Returns what this viewer knows. For a seat that is awaited, it includes the legal events.
  public GameView<K> view(Viewer viewer) {
    int who = number(viewer);
    K seen = table().newGame();
    seen.copyFrom(table());
    if (who != Kernel.ARBITER) {
      seen.veil(who);
    }
    return new GameView<>(seen, who, json);
  }

  /// A world as a viewer knows it, valid until the next call; for an arbiter the world itself.
  private K known(K world, int viewer) {
    if (viewer == Kernel.ARBITER) {
      return world;
    }
    K veiled = known == null ? world.newGame() : known;
    known = veiled;
    veiled.copyFrom(world);
    veiled.veil(viewer);
    return veiled;
  }

  private static int number(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(int seat) -> seat;
      case Viewer.Spectator() -> Kernel.NOBODY;
      case Viewer.Arbiter() -> Kernel.ARBITER;
    };
  }

  /// Returns an event as this viewer sees it, with hidden cards as unknown ones. Call it before the
  /// event is played.
  public Event seenBy(Viewer viewer, int actor, Event event) {
    int who = number(viewer);
    if (who == Kernel.ARBITER) {
      return event;
    }
    move.copyFrom(event);
    table().mask(who, actor, move);
    return vocabulary.event(move);
  }

  /// Returns another match that this viewer cannot distinguish from this one: everything hidden
  /// from the viewer is dealt again, in agreement with everything that the viewer has seen. For an
  /// arbiter, from whom nothing is hidden, returns a copy.
  public Match<K> redeal(Viewer viewer, SeededRandom random) {
    var other = new Match<>(whole, profile, names);
    other.table().copyFrom(table());
    int who = number(viewer);
    if (who != Kernel.ARBITER) {
      other.table().veil(who);
      dealer().sampleHidden(other.table(), random);
    }
    return other;
  }

  /// Describes a ruling on the last event in words for a viewer. Call it in the order of the
  /// rulings, before the next event.
  public void narrate(Ruling ruling, Viewer viewer, Sentence sentence) {
    int who = number(viewer);
    adapter.narrate(ruling, known(worlds.narrationWorld(ruling.rule()), who), who, names, sentence);
  }
}
