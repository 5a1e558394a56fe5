package umpire.cribbage.text;

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
import umpire.cribbage.Cribbage;
import umpire.cribbage.CribbageEvent;
import umpire.cribbage.CribbageEvent.Deal;
import umpire.cribbage.CribbageEvent.Discard;
import umpire.cribbage.CribbageEvent.ToCrib;
import umpire.cribbage.PeggingRule;
import umpire.cribbage.Redeal;
import umpire.cribbage.SomeCards;
import umpire.cribbage.Tables;
import umpire.cribbage.Terms;

/// A match of cribbage between named players: typed events in, findings and rulings out. The rules
/// themselves are [Cribbage].
public final class CribbageMatch implements Match<CribbageEvent, CribbageView> {

  private static final List<String> TALLIES = List.of("points", "games", "game-points");
  private static final PeggingRule[] RULES = PeggingRule.values();

  private final Tables tables;
  private final List<String> names;

  /// A match before anything has happened.
  public CribbageMatch(Terms terms, List<String> names) {
    this(new Cribbage(terms), names);
  }

  CribbageMatch(Cribbage table, List<String> names) {
    this(new Tables(table), names);
  }

  private CribbageMatch(Tables tables, List<String> names) {
    this.tables = tables;
    this.names = List.copyOf(names);
  }

  private Cribbage table() {
    return tables.first();
  }

  @Override
  public CribbageMatch copy() {
    return new CribbageMatch(tables.copy(), names);
  }

  @Override
  public int seats() {
    return table().terms().players();
  }

  @Override
  public int toAct() {
    return table().toAct();
  }

  @Override
  public Finding check(int actor, CribbageEvent event) {
    Tables.Verdict verdict = tables.check(actor, event);
    if (verdict.answer() == Kernel.FINE) {
      return Finding.fine();
    }
    var refusal = new Refusal(verdict.table(), names, actor, event);
    return verdict.isAgainst()
        ? refusal.against(RULES[verdict.answer()])
        : refusal.open(RULES[verdict.answer() ^ Cribbage.OPEN]);
  }

  @Override
  public void play(int actor, CribbageEvent event, Tape tape) {
    tables.play(actor, event, tape);
  }

  @Override
  public List<CribbageEvent> legal(int actor) {
    var legal = new ArrayList<CribbageEvent>();
    for (CribbageEvent candidate : Choices.of(table(), actor)) {
      if (tables.isFine(actor, candidate)) {
        legal.add(candidate);
      }
    }
    return legal;
  }

  /// What the deck may bring is more than anybody would list; a go that has been understood may be
  /// said, but that changes nothing; and who goes on where something may be left out has left it
  /// out.
  @Override
  public boolean legalIsComplete(int actor) {
    return actor != HOUSE && CribbageView.isComplete(table().phase());
  }

  @Override
  public CribbageMatch settled() {
    Tables settled = tables.settled();
    return settled == tables ? this : new CribbageMatch(settled, names);
  }

  @Override
  public Optional<CribbageEvent> house(Chance chance) {
    return Deck.next(table(), chance);
  }

  @Override
  public int side(int seat) {
    return table().terms().partners() ? seat & 1 : seat;
  }

  @Override
  public int sides() {
    return table().terms().sides();
  }

  @Override
  public List<String> tallies() {
    return TALLIES;
  }

  @Override
  public int tally(int tally, int side) {
    return switch (tally) {
      case 0 -> table().points(side);
      case 1 -> table().standing().games(side);
      default -> table().standing().gamePoints(side);
    };
  }

  @Override
  public boolean tallyKnown(int tally, int side) {
    return tally == 0 ? tables.pointsAreKnown(side) : tables.gamesAreKnown();
  }

  @Override
  public int winner() {
    return table().winner();
  }

  @Override
  public CribbageView view(Viewer viewer) {
    return switch (viewer) {
      case Viewer.Player(int seat) -> new Sight(table(), seat, false).view(legalIfAwaited(seat));
      case Viewer.Spectator() -> new Sight(table(), Kernel.NOBODY, false).view(List.of());
      case Viewer.Arbiter() -> new Sight(table(), Kernel.NOBODY, true).view(List.of());
    };
  }

  /// Players lay away at the same time, so all of them are awaited then.
  private List<CribbageEvent> legalIfAwaited(int seat) {
    boolean awaited = toAct() == seat || table().phase() == Cribbage.Phase.DISCARD;
    return awaited ? legal(seat) : List.of();
  }

  @Override
  public CribbageEvent seenBy(Viewer viewer, int actor, CribbageEvent event) {
    return switch (event) {
      case Deal(int seat, SomeCards cards) when !sees(viewer, seat) ->
          new Deal(seat, cards.faceDown());
      case ToCrib(SomeCards cards) when !sees(viewer, HOUSE) -> new ToCrib(cards.faceDown());
      case Discard(SomeCards cards, _) when !sees(viewer, actor) -> new Discard(cards.faceDown());
      default -> event;
    };
  }

  private static boolean sees(Viewer viewer, int owner) {
    return switch (viewer) {
      case Viewer.Player(int seat) -> seat == owner;
      case Viewer.Spectator() -> false;
      case Viewer.Arbiter() -> true;
    };
  }

  @Override
  public CribbageMatch redealt(Viewer viewer, Chance chance) {
    Cribbage other =
        switch (viewer) {
          case Viewer.Player(int seat) -> Redeal.of(table(), seat, chance);
          case Viewer.Spectator() -> Redeal.of(table(), Kernel.NOBODY, chance);
          case Viewer.Arbiter() -> table().copy();
        };
    return new CribbageMatch(other, names);
  }

  @Override
  public void tell(Ruling ruling, Telling telling) {
    new CribbageNarrator(scene((PeggingRule) ruling.rule()), names).tell(ruling, telling);
  }

  /// The table that a ruling is about: the cards of a deal are swept away by the next, and the pegs
  /// are taken back, although what was left out of the record is told only then.
  private Cribbage scene(PeggingRule rule) {
    return switch (rule) {
      case CUT, CUT_AGAIN, FIRST_DEALER, DEAL, STRAIGHT_TO_CRIB, LAY -> table();
      default -> tables.scene().orElse(table());
    };
  }
}
