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

/// A kernel for those who deal in events and words: it translates, and decides nothing. Everything
/// that happens at the table is an event of somebody, and is ruled on before it counts. Where a
/// record leaves something out, it is every kernel that agrees with it, see [Worlds].
///
/// Who acts is a seat from 0, or [Kernel#HOUSE]: the table itself, for what chance brings (a deal,
/// a cut, a lot) and for what only the referee can see or say.
///
/// Laws, tested for every game: every event that `legal` lists is found fine by `check`; an event
/// found fine can be played; when the match is over every event is refused that says more than is
/// known; what a viewer cannot know has no influence on what the viewer sees, may do and is told.
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

  /// A match before anything has happened.
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

  /// The same match in other worlds. It shares with the other whatever a call writes over.
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

  /// Another match that stands as this one does, and goes on by itself. Both belong to one thread.
  public Match<K> copy() {
    return new Match<>(this, worlds.copy());
  }

  /// The game itself, in the world in which it is likeliest that all this happened.
  public K table() {
    return worlds.first();
  }

  /// What the seats are called, in order.
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

  /// Whose event is awaited: a seat, [Kernel#HOUSE] or [Kernel#OVER]. Where several seats are, the
  /// first of them.
  public int toAct() {
    return table().toAct();
  }

  public boolean isAwaited(int seat) {
    return table().isAwaited(seat);
  }

  /// Whether everything is known: no event has left anything open, see [Kernel#isFullyKnown].
  public boolean isFullyKnown() {
    return worlds.isFullyKnown();
  }

  // What is legal.

  /// Rules on an event before it happens, for somebody who sees everything.
  public Finding check(int actor, Event event) {
    return check(new Viewer.Arbiter(), actor, event);
  }

  /// Rules on an event before it happens.
  ///
  /// @param listener who is told the reasons: they rest on what this viewer knows
  public Finding check(Viewer listener, int actor, Event event) {
    return rule(listener, actor, event).finding();
  }

  /// An event that was ruled on and has not happened.
  ///
  /// @param verdict on which the finding rests; null if the kernel was not asked
  public record CheckedEvent<K>(
      int actor, Event event, Finding finding, Worlds.@Nullable Verdict<K> verdict) {}

  /// Rules on an event before it happens. If no rule forbids it, [#play(CheckedEvent, RulingLog)]
  /// lets it happen without asking again.
  ///
  /// @param listener who is told the reasons: they rest on what this viewer knows
  public CheckedEvent<K> rule(Viewer listener, int actor, Event event) {
    move.copyFrom(event);
    return ruled(worlds.check(actor, move), listener, actor, event);
  }

  /// Rules on an event of a seat that plays, see [SeatRule] and [Worlds#checkInPlay].
  ///
  /// @param listener who is told the reasons
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

  /// Whether a rule speaks against an event: what [#check] finds, without its words.
  public boolean forbids(int actor, Event event) {
    move.copyFrom(event);
    return Kernel.forbids(worlds.check(actor, move).answer());
  }

  /// Whether a rule forbids an event at the table as it stands, though a record may leave out what
  /// comes before it.
  public boolean forbidsHere(int actor, Event event) {
    move.copyFrom(event);
    return Kernel.forbids(table().check(actor, move));
  }

  /// Whether an event is legal only because it repeats what is known, so that nothing comes of it;
  /// [#legal] does not list such events.
  public boolean isSaidAgain(int actor, Event event) {
    move.copyFrom(event);
    return worlds.isSaidAgain(actor, move);
  }

  /// Every event that the actor may bring about now. Where there are more than a person could read,
  /// as when eight of thirty-three cards are laid away, some of them, and always at least one if
  /// there is one; [#legalIsComplete] says so.
  public List<Event> legal(int actor) {
    return all(actor).events();
  }

  /// Whether [#legal] lists all there is.
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
    return worlds.mayHaveMoreHappened() ? new LegalEvents(all.events(), false) : all;
  }

  // What happens.

  /// Rules on an event and lets it happen unless a rule forbids it.
  public Finding happen(int actor, Event event, RulingLog log) {
    move.copyFrom(event);
    if (worlds.happensPlainly(actor, move, log)) {
      return Finding.legal();
    }
    Worlds.Verdict<K> verdict = worlds.check(actor, move);
    Finding finding = found(verdict, new Viewer.Arbiter(), actor, event);
    if (!(finding instanceof Finding.Illegal)) {
      worlds.play(actor, move, verdict, log);
    }
    return finding;
  }

  /// Lets an event happen that was ruled on, and was not found against a rule, when things stood as
  /// they do now; and tells what it led to.
  public void play(CheckedEvent<K> checked, RulingLog log) {
    Worlds.Verdict<K> verdict = checked.verdict();
    if (verdict == null || checked.finding() instanceof Finding.Illegal) {
      throw new IllegalStateException(
          "what is against a rule does not happen: " + checked.finding());
    }
    move.copyFrom(checked.event());
    worlds.play(checked.actor(), move, verdict, log);
  }

  /// Lets an event happen that was not found against a rule, and tells what it led to.
  public void play(int actor, Event event, RulingLog log) {
    move.copyFrom(event);
    worlds.play(actor, move, log);
  }

  /// What the house does now if it is left to chance: the awaited deal, cut or lot; or, where a
  /// seat is awaited, a referee's observation that chance brings about. Empty if nothing.
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

  /// Lets a strategy choose for this seat, from what the seat sees, and returns the outcome.
  ///
  /// @param seats for what the strategy draws
  /// @param house for the outcome where it is not certain, as of a stroke
  public Event choose(Strategy<K> strategy, int seat, SeededRandom seats, SeededRandom house) {
    strategy.choose(known(table(), seat), seat, seats, move);
    dealer().resolve(table(), seat, move, house);
    return vocabulary.event(move);
  }

  /// The outcome of what a player in this seat attempts: the event itself where it is certain, or
  /// what comes of it, as of a stroke.
  public Event outcomeOf(int seat, Event event, SeededRandom house) {
    move.copyFrom(event);
    dealer().resolve(table(), seat, move, house);
    return vocabulary.event(move);
  }

  // How it stands.

  /// What is counted, such as `points` and `frames`. The first is meant where a claim does not say.
  public List<String> tallies() {
    return tallies;
  }

  /// How a side stands.
  ///
  /// @param tally the place in [#tallies]
  public int tally(int tally, int side) {
    return table().tally(tally, side);
  }

  /// How every side stands by the first tally.
  public int[] scores() {
    var scores = new int[sides()];
    for (int side = 0; side < scores.length; side++) {
      scores[side] = tally(0, side);
    }
    return scores;
  }

  /// Whether that is known, and does not depend on cards that nobody recorded.
  public boolean isTallyKnown(int tally, int side) {
    return worlds.isTallyKnown(tally, side);
  }

  /// Whether a side may stand so, whatever the cards are that nobody recorded.
  public boolean mayStand(int tally, int side, int count) {
    return worlds.mayStand(tally, side, count);
  }

  /// Whether the match may be over and won by this side, or by [Kernel#NOBODY], whatever the cards
  /// are that nobody recorded.
  public boolean mayHaveWon(int side) {
    return worlds.mayHaveWon(side);
  }

  /// Whether an event that is to come may earn a side so many points by the first tally, whatever
  /// the cards are that nobody recorded.
  public boolean mayEarn(int actor, Event event, int side, int points) {
    move.copyFrom(event);
    return worlds.earned(actor, move, side).stream().anyMatch(bounds -> bounds.contains(points));
  }

  /// Whether it earns that many, whatever these cards are.
  public boolean mustEarn(int actor, Event event, int side, int points) {
    move.copyFrom(event);
    return worlds.earned(actor, move, side).stream().allMatch(bounds -> bounds.isOnly(points));
  }

  /// Whether the match is over and won by this side, or by [Kernel#NOBODY], whatever the cards are
  /// that nobody recorded.
  public boolean hasWon(int side) {
    return worlds.hasWon(side);
  }

  /// The side that has won the match, or [Kernel#NOBODY] while it goes on or if nobody has.
  public int winner() {
    return worlds.winner();
  }

  /// This match after all automatic consequences, recorded or not (a crib that counts); this match
  /// itself if there are none. A claim may be about the score then.
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

  // What is seen and narrated.

  /// What this viewer knows. For a seat it also says what the seat may do, if it is awaited.
  public GameView<K> view(Viewer viewer) {
    int who = number(viewer);
    K seen = table().newGame();
    seen.copyFrom(table());
    if (who != Kernel.ARBITER) {
      seen.veil(who);
    }
    return new GameView<>(seen, who, json);
  }

  /// A world as a viewer knows it, until the next call.
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

  /// The same event as this viewer sees it: hidden cards as unknown ones.
  public Event seenBy(Viewer viewer, int actor, Event event) {
    int who = number(viewer);
    if (who == Kernel.ARBITER) {
      return event;
    }
    move.copyFrom(event);
    table().mask(who, actor, move);
    return vocabulary.event(move);
  }

  /// Another match that this viewer cannot tell from this one: all that is hidden from the viewer
  /// is dealt out anew, in agreement with everything the viewer has seen.
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

  /// Puts a ruling on the last event into words for a viewer. Call it in the order of the rulings,
  /// before the next event.
  public void narrate(Ruling ruling, Viewer viewer, Sentence sentence) {
    int who = number(viewer);
    adapter.narrate(ruling, known(worlds.scene(ruling.rule()), who), who, names, sentence);
  }
}
