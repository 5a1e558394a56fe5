package umpire.tractor.text;

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
import umpire.tractor.Deck;
import umpire.tractor.Draw;
import umpire.tractor.Round;
import umpire.tractor.TableRules;
import umpire.tractor.TractorCard;
import umpire.tractor.TractorEvent;
import umpire.tractor.WholeGame;
import umpire.tractor.WholeGame.Phase;

/// A game of Tractor at work: translates events for the kernel, and its answers for people.
public final class TractorMatch implements Match<TractorEvent, TractorView> {

  /// What a team's rank is called once it has won.
  static final int BEYOND = Deck.ACE + 1;

  private static final List<String> TALLIES = List.of("points", "ranks");

  /// Something that happened, and who did it.
  ///
  /// @param refused whether it was a throw that was taken back
  /// @param dealer who deals, as far as that was known then
  record Happened(int actor, TractorEvent event, boolean refused, int dealer) {
    Happened with(TractorEvent other) {
      return new Happened(actor, other, refused, dealer);
    }
  }

  /// Where a round began.
  record Start(int rounds, int dealer, int rank1, int rank2) {}

  private final List<String> names;
  private final WholeGame game;
  private final List<Happened> happened = new ArrayList<>();
  private Start start = new Start(0, 0, 0, 0);

  public TractorMatch(TableRules rules, List<String> names) {
    this(new WholeGame(rules), names);
  }

  /// A match on a table at which somebody else lets things happen.
  TractorMatch(WholeGame game, List<String> names) {
    this.names = List.copyOf(names);
    this.game = game;
  }

  /// A match in which this round is about to begin.
  TractorMatch(TableRules rules, List<String> names, Start start) {
    this(rules, names);
    game.resume(start.rounds(), start.dealer(), start.rank1(), start.rank2());
  }

  /// The round so far, once more from its start.
  @Override
  public TractorMatch copy() {
    TractorMatch copy =
        happened.isEmpty()
            ? new TractorMatch(game.rules(), names)
            : new TractorMatch(game.rules(), names, start);
    var tape = Tape.silent();
    for (Happened each : happened) {
      copy.play(each.actor(), each.event(), tape);
    }
    return copy;
  }

  // Whose turn.

  @Override
  public int seats() {
    return Round.SEATS;
  }

  /// Two: the teams.
  @Override
  public int sides() {
    return 2;
  }

  @Override
  public int side(int seat) {
    return Round.team(seat);
  }

  @Override
  public int toAct() {
    return switch (game.phase()) {
      case OVER -> OVER;
      case OPENING, DRAWING, KITTY, UNDECIDED -> HOUSE;
      case DECLARING, LAYING_AWAY, PLAYING -> game.toAct();
    };
  }

  // Rulings.

  @Override
  public Finding check(int actor, TractorEvent event) {
    return new Refusals(game, names).finding(answer(actor, event), actor, event);
  }

  private int answer(int actor, TractorEvent event) {
    boolean seated = actor >= 0 && actor < Round.SEATS;
    if (game.phase() != Phase.OVER && seated == isHouse(event)) {
      return Refusals.notTheirs(event).ordinal();
    }
    return switch (event) {
      case TractorEvent.Deal(int seat, var cards) ->
          game.checkDraw(seat, numbers(cards), cards.size());
      case TractorEvent.Declare(var card, int copies) ->
          game.checkDeclare(actor, card.number(), copies);
      case TractorEvent.Pass() -> game.checkPass(actor);
      case TractorEvent.Kitty(var cards) -> game.checkKitty(numbers(cards), cards.size());
      case TractorEvent.Bury(var cards) -> game.checkLayAway(actor, numbers(cards), cards.size());
      case TractorEvent.Lay(var cards) -> game.checkLay(actor, numbers(cards), cards.size());
      case TractorEvent.Refuse(int seat, var cards) ->
          game.checkRefuse(seat, numbers(cards), cards.size());
      case TractorEvent.Open _ -> game.checkOpening();
    };
  }

  private static boolean isHouse(TractorEvent event) {
    return switch (event) {
      case TractorEvent.Deal _, TractorEvent.Kitty _, TractorEvent.Refuse _, TractorEvent.Open _ ->
          true;
      case TractorEvent.Declare _, TractorEvent.Pass _, TractorEvent.Bury _, TractorEvent.Lay _ ->
          false;
    };
  }

  @Override
  public void play(int actor, TractorEvent event, Tape tape) {
    if (game.betweenRounds()) {
      happened.clear();
      start = new Start(game.rounds(), game.dealer(), game.round().rank(0), game.round().rank(1));
    }
    apply(actor, event, tape);
    boolean refused = event instanceof TractorEvent.Lay && game.play().choices() > 0;
    happened.add(new Happened(actor, event, refused, game.dealer()));
  }

  private void apply(int actor, TractorEvent event, Tape tape) {
    if (game.phase() == Phase.UNDECIDED) {
      return;
    }
    switch (event) {
      case TractorEvent.Deal(int seat, var cards) -> game.draw(seat, numbers(cards), cards.size());
      case TractorEvent.Declare(var card, int copies) ->
          game.declare(actor, card.number(), copies, tape);
      case TractorEvent.Pass() -> game.pass(actor);
      case TractorEvent.Kitty(var cards) -> game.takeKitty(numbers(cards), tape);
      case TractorEvent.Bury(var cards) -> game.layAway(numbers(cards), tape);
      case TractorEvent.Lay(var cards) -> game.lay(actor, numbers(cards), cards.size(), tape);
      case TractorEvent.Refuse(int seat, var cards) ->
          game.refuse(seat, numbers(cards), cards.size(), tape);
      case TractorEvent.Open(int main, int dealer, int rank1, int rank2) ->
          game.openRound(main, dealer, rank1, rank2, tape);
    }
  }

  static int[] numbers(List<TractorCard> cards) {
    var numbers = new int[cards.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = cards.get(i).number();
    }
    return numbers;
  }

  static List<TractorCard> cards(int[] numbers) {
    var cards = new ArrayList<TractorCard>(numbers.length);
    for (int number : numbers) {
      cards.add(TractorCard.of(number));
    }
    return cards;
  }

  // What may be done.

  @Override
  public List<TractorEvent> legal(int actor) {
    return new Legal(game).events(actor);
  }

  @Override
  public boolean legalIsComplete(int actor) {
    return new Legal(game).isComplete(actor);
  }

  @Override
  public Optional<TractorEvent> house(Chance chance) {
    return switch (game.phase()) {
      case DRAWING -> Optional.of(deal(chance));
      case KITTY -> Optional.of(new TractorEvent.Kitty(fromStock(WholeGame.KITTY, chance)));
      case OPENING -> Optional.of(opening(chance));
      case DECLARING, LAYING_AWAY, PLAYING, UNDECIDED, OVER -> Optional.empty();
    };
  }

  private TractorEvent deal(Chance chance) {
    int seat = game.nextToDraw();
    return new TractorEvent.Deal(seat, fromStock(game.due(seat), chance));
  }

  /// Any round may be laid open.
  private static TractorEvent opening(Chance chance) {
    int ranks = Deck.ACE - Deck.TWO + 1;
    return new TractorEvent.Open(
        chance.below(Deck.SUITS + 1),
        chance.below(Round.SEATS),
        Deck.TWO + chance.below(ranks),
        Deck.TWO + chance.below(ranks));
  }

  private List<TractorCard> fromStock(int count, Chance chance) {
    var drawn = new int[count];
    new Draw().from(game, drawn, count, chance);
    return cards(drawn);
  }

  // How it stands.

  @Override
  public List<String> tallies() {
    return TALLIES;
  }

  /// The points of the defenders in this round, and the ranks; a team that has won is at 15.
  @Override
  public int tally(int tally, int side) {
    return tally == 0 ? game.round().score(side) : Math.min(game.round().rank(side), BEYOND);
  }

  @Override
  public boolean tallyKnown(int tally, int side) {
    return game.phase() != Phase.UNDECIDED;
  }

  @Override
  public int winner() {
    return game.phase() == Phase.OVER ? game.round().winner() : Kernel.NOBODY;
  }

  // Who sees what.

  @Override
  public TractorView view(Viewer viewer) {
    return new Viewing(game, names, viewer).view();
  }

  @Override
  public TractorEvent seenBy(Viewer viewer, int actor, TractorEvent event) {
    return switch (event) {
      case TractorEvent.Deal(int seat, var cards) when !isOwn(viewer, seat) ->
          new TractorEvent.Deal(seat, hidden(cards));
      case TractorEvent.Kitty(var cards) when !seesKitty(viewer) ->
          new TractorEvent.Kitty(hidden(cards));
      case TractorEvent.Bury(var cards) when !isOwn(viewer, actor) ->
          new TractorEvent.Bury(hidden(cards));
      default -> event;
    };
  }

  static boolean isOwn(Viewer viewer, int seat) {
    return switch (viewer) {
      case Viewer.Arbiter() -> true;
      case Viewer.Spectator() -> false;
      case Viewer.Player(int own) -> own == seat;
    };
  }

  /// A kitty that nobody declared for is turned up; any other one is the dealer's.
  private boolean seesKitty(Viewer viewer) {
    return game.declaring().seat() == Kernel.NOBODY || isOwn(viewer, game.comingDealer());
  }

  private static List<TractorCard> hidden(List<TractorCard> cards) {
    return java.util.Collections.nCopies(cards.size(), TractorCard.UNKNOWN);
  }

  @Override
  public TractorMatch redealt(Viewer viewer, Chance chance) {
    return new Redeal(game.rules(), names, start, happened, viewer).match(chance, this);
  }

  WholeGame game() {
    return game;
  }

  @Override
  public void tell(Ruling ruling, Telling telling) {
    new WholeNarrator(game, names).tell(ruling, telling);
  }
}
