package umpire.maumau.text;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.core.Chance;
import umpire.core.Kernel;
import umpire.core.Ruling;
import umpire.core.Tape;
import umpire.core.match.Finding;
import umpire.core.match.Match;
import umpire.core.match.Viewer;
import umpire.core.text.Telling;
import umpire.maumau.Agreement;
import umpire.maumau.CardRow;
import umpire.maumau.Dealing;
import umpire.maumau.MauMau;
import umpire.maumau.MauMauEvent;
import umpire.maumau.MauMauEvent.CallOff;
import umpire.maumau.MauMauEvent.Deal;
import umpire.maumau.MauMauEvent.Deck;
import umpire.maumau.MauMauEvent.Draw;
import umpire.maumau.MauMauEvent.Drawn;
import umpire.maumau.MauMauEvent.Jack;
import umpire.maumau.MauMauEvent.Lay;
import umpire.maumau.MauMauEvent.Left;
import umpire.maumau.MauMauEvent.Open;
import umpire.maumau.MauMauEvent.Pass;
import umpire.maumau.MauMauEvent.Shuffle;
import umpire.maumau.MauMauRule;
import umpire.maumau.Moves;
import umpire.maumau.Position;
import umpire.maumau.Result;
import umpire.maumau.Sight;
import umpire.maumau.SomeCards;
import umpire.maumau.Standing;

/// A match of Mau-Mau: deal after deal, until the match is decided.
///
/// The cards of a deal are the kernel's affair ([MauMau]); here is what lies between: who deals,
/// what the table may do ([TableDuties]), what is remembered, and how events become moves.
final class MauMauMatch implements Match<MauMauEvent, MauMauView> {

  final Agreement agreement;
  final List<String> names;
  final MauMau game;
  final Sight sight;
  final Standing standing;
  final Dealing dealing;

  /// Whether cards lie on the table; between deals they do not.
  boolean inDeal;

  /// The seats whose cards must be shown before the deal is finished, a bit each.
  int toShow;

  /// Whether it can still be told what was drawn last.
  boolean justDrawn;

  /// Who has just drawn and passed, without a word because nothing was left to decide.
  private int passed = Kernel.NOBODY;

  /// The positions at the beginnings of turns, and whether the last was there before.
  private final Set<IntBuffer> positions = new HashSet<>();

  boolean returned;

  /// Whether the card that opened the deal is on record, and not only assumed.
  boolean openingIsKnown = true;

  MauMauMatch(Agreement agreement, List<String> names) {
    this.agreement = agreement;
    this.names = List.copyOf(names);
    game = new MauMau();
    sight = new Sight();
    standing = new Standing(agreement, names.size());
    dealing = new Dealing(names.size());
  }

  MauMauMatch(MauMauMatch other) {
    agreement = other.agreement;
    names = other.names;
    game = other.game.copy();
    sight = new Sight();
    sight.copyFrom(other.sight);
    standing = new Standing(other.standing);
    dealing = new Dealing(other.dealing);
    inDeal = other.inDeal;
    toShow = other.toShow;
    justDrawn = other.justDrawn;
    passed = other.passed;
    positions.addAll(other.positions);
    returned = other.returned;
    openingIsKnown = other.openingIsKnown;
  }

  @Override
  public MauMauMatch copy() {
    return new MauMauMatch(this);
  }

  /// Where the opening card is in a deck.
  int openingPlace() {
    return seats() * agreement.rules().handSize(seats());
  }

  @Override
  public int seats() {
    return names.size();
  }

  boolean isOver() {
    return !inDeal && standing.isOver();
  }

  /// Whether players lay and draw now.
  boolean inPlay() {
    return inDeal && game.toAct() != Kernel.NOBODY && !game.drawing().awaitsShuffle();
  }

  @Override
  public int toAct() {
    if (isOver()) {
      return OVER;
    }
    return inPlay() ? game.toAct() : HOUSE;
  }

  @Override
  public Finding check(int actor, MauMauEvent event) {
    if (passesAgain(actor, event)) {
      return Finding.fine();
    }
    if (passesUnsaid(actor, event)) {
      return checkAfterPass(actor, event);
    }
    Finding found =
        actor == HOUSE ? TableDuties.check(this, event) : Refusal.ofPlayer(this, actor, event);
    return Refusal.withUnsaidMau(this, found);
  }

  /// What is found if the player in turn has passed without a line: of the event, and else of the
  /// pass.
  private Finding checkAfterPass(int actor, MauMauEvent event) {
    var then = new MauMauMatch(this);
    then.move(Moves.KEEP, Tape.silent());
    Finding passed = Refusal.ofPlayer(this, game.toAct(), new Pass());
    Finding found = then.check(actor, event);
    return found instanceof Finding.Against || passed instanceof Finding.Fine ? found : passed;
  }

  @Override
  public void play(int actor, MauMauEvent event, Tape tape) {
    boolean told = justDrawn;
    justDrawn = false;
    if (passesAgain(actor, event)) {
      passed = Kernel.NOBODY;
      return;
    }
    passed = Kernel.NOBODY;
    if (passesUnsaid(actor, event)) {
      move(Moves.KEEP, tape);
    }
    switch (event) {
      case Deck(var cards) -> {
        showNothing(tape);
        begin(bits(cards), tape);
      }
      case Deal(int seat, var cards) -> {
        showNothing(tape);
        dealing.deal(seat, cards);
      }
      case Open(int card) -> begin(dealing.deck(standing.first(), card), tape);
      case Lay _, Jack _, Draw _, Pass _ -> move(MoveCode.number(event), tape);
      case Drawn(var cards) -> {
        int unseen = cards.known() & ~game.drawing().takenCards();
        game.drawing().see(unseen, tape);
        justDrawn = told && cards.unknown() > 0;
        look(tape);
        seePass();
      }
      case Shuffle(var cards) -> {
        game.drawing().shuffled(bits(cards.size() == 0 ? unknown(game.drawable()) : cards), tape);
        justDrawn = !game.drawing().awaitsShuffle();
        look(tape);
        seePass();
      }
      case CallOff() -> {
        game.callOff(tape);
        look(tape);
      }
      case Left(int seat, var cards) -> show(seat, cards, tape);
    }
  }

  /// Whether the player in turn has passed, written or not, because the next one acts, or because
  /// the table calls off what can be called off only between turns.
  private boolean passesUnsaid(int actor, MauMauEvent event) {
    boolean goesOn = actor == HOUSE ? event instanceof CallOff : isNext(actor);
    return goesOn && inDeal && game.mayPassUnsaid();
  }

  /// Whether somebody says that he passes whose turn is over anyway: written or not (M25).
  private boolean passesAgain(int actor, MauMauEvent event) {
    return event instanceof Pass && inPlay() && actor != HOUSE && actor == passed;
  }

  private boolean isNext(int actor) {
    return inPlay() && actor != game.toAct() && actor == game.next(game.toAct());
  }

  /// Whether the last deal is over but for cards to be shown, and the next may begin without.
  boolean mayDealOn() {
    if (toShow == 0) {
      return !inDeal;
    }
    var then = new Standing(standing);
    then.finish(game);
    return !then.isOver();
  }

  private void showNothing(Tape tape) {
    if (toShow != 0) {
      toShow = 0;
      finishIfShown(tape);
    }
  }

  private static CardRow unknown(int count) {
    return new CardRow(Collections.nCopies(count, CardRow.UNKNOWN));
  }

  private static int[] bits(CardRow row) {
    var bits = new int[row.size()];
    for (int place = 0; place < bits.length; place++) {
      bits[place] = row.bit(place);
    }
    return bits;
  }

  private void begin(int[] deck, Tape tape) {
    int first = standing.first();
    int size = agreement.rules().handSize(seats());
    tape.say(MauMauRule.DEAL, first, standing.deals() + 1, size);
    inDeal = true;
    game.deal(agreement.rules(), seats(), first, deck, tape);
    sight.reset();
    dealing.reset();
    positions.clear();
    returned = false;
    remember();
  }

  private void move(int move, Tape tape) {
    sight.before(game, move);
    int place = game.drawing().place();
    game.play(move, tape);
    justDrawn = game.drawing().place() != place && !game.drawing().awaitsShuffle();
    look(tape);
    if (move == Moves.DRAW) {
      seePass();
    }
  }

  private void seePass() {
    int drawer = game.drawing().taker();
    passed = inPlay() && game.toAct() != drawer ? drawer : Kernel.NOBODY;
  }

  /// Looks what has become of the deal.
  private void look(Tape tape) {
    sight.after(game);
    if (game.toAct() != Kernel.NOBODY) {
      remember();
      return;
    }
    standing.score(game);
    toShow = Result.toShow(game);
    finishIfShown(tape);
  }

  private void show(int seat, SomeCards cards, Tape tape) {
    toShow &= ~(1 << seat);
    Result.show(game, seat, cards.known() | game.hand(seat), tape);
    standing.score(game);
    finishIfShown(tape);
  }

  private void finishIfShown(Tape tape) {
    if (toShow == 0) {
      standing.finish(game);
      inDeal = false;
      if (standing.isOver()) {
        tape.say(MauMauRule.MATCH, standing.leader(), standing.deals(), 0);
      }
    }
  }

  /// A position that returns at the start of a turn can be called off (M10).
  private void remember() {
    returned = game.startsTurn() && !positions.add(IntBuffer.wrap(Position.of(game)));
  }

  @Override
  public List<MauMauEvent> legal(int actor) {
    var events = new ArrayList<MauMauEvent>();
    if (actor == HOUSE) {
      house(new Chance(0)).ifPresent(events::add);
    } else if (inPlay() && actor == game.toAct()) {
      var moves = new int[2 * Moves.COUNT];
      int count = game.legal(moves);
      for (int i = 0; i < count; i++) {
        events.add(MoveCode.event(moves[i]));
      }
    }
    return events;
  }

  /// The table has more decks to choose from than anybody could list. Of a player's events those
  /// are not listed that mean nothing or take an unwritten pass for granted.
  @Override
  public boolean legalIsComplete(int actor) {
    if (actor == HOUSE) {
      return false;
    }
    boolean mayFollow = inDeal && isNext(actor) && game.mayPassUnsaid();
    return !mayFollow
        && actor != passed
        && !(inPlay() && actor == game.toAct() && game.mauIsIdle());
  }

  @Override
  public Optional<MauMauEvent> house(Chance chance) {
    return TableChance.next(this, chance);
  }

  @Override
  public List<String> tallies() {
    return Standing.TALLIES;
  }

  @Override
  public int tally(int tally, int side) {
    return tally == Standing.POINTS ? standing.points(side) : standing.won(side);
  }

  @Override
  public boolean tallyKnown(int tally, int side) {
    return standing.isKnown(tally, side);
  }

  @Override
  public int winner() {
    return isOver() ? standing.leader() : Kernel.NOBODY;
  }

  @Override
  public MauMauView view(Viewer viewer) {
    return Views.of(this, viewer);
  }

  @Override
  public MauMauEvent seenBy(Viewer viewer, int actor, MauMauEvent event) {
    return viewer instanceof Viewer.Arbiter ? event : Views.seen(this, seatOf(viewer), event);
  }

  static int seatOf(Viewer viewer) {
    return viewer instanceof Viewer.Player(int seat) ? seat : Kernel.NOBODY;
  }

  @Override
  public MauMauMatch redealt(Viewer viewer, Chance chance) {
    var other = new MauMauMatch(this);
    if (!(viewer instanceof Viewer.Arbiter)) {
      other.sight.redeal(other.game, seatOf(viewer), chance);
      other.dealing.redeal(seatOf(viewer), chance);
    }
    return other;
  }

  @Override
  public void tell(Ruling ruling, Telling telling) {
    MauMauNarrator.tell(ruling, telling, names, agreement.rules().answers());
  }
}
