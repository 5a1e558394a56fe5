package umpire.cli.interactive;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import umpire.core.SeededRandom;
import umpire.core.game.Game;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Seeds;
import umpire.core.kernel.Strategy;
import umpire.core.match.Finding;
import umpire.core.match.TableDisplay;
import umpire.core.match.Viewer;
import umpire.core.ruling.RulingLine;
import umpire.core.session.GameSession;
import umpire.core.session.ImpossibleEventException;
import umpire.core.text.Sentence;
import umpire.core.words.BadEventException;
import umpire.sim.Lineup;

/// A game of one person against strategies, whose moves can be taken back. The same seed and the
/// same choices give the same game.
///
/// One thread plays; another may read the record at any time, when the program is being ended.
final class TerminalGame<K extends Kernel<K>> {

  private final Lineup<K> others;
  private final List<Strategy<K>> strategies;
  private final List<String> names;
  private final int seat;
  private final long seed;
  private final Viewer person;
  private GameSession<K> game;

  /// The number of events when the record was last saved.
  private int savedEvents;

  /// @param others the lineup of the table; the strategy in the person's seat is never asked
  /// @param seat the person's seat
  TerminalGame(Lineup<K> others, List<String> names, int seat, long seed) {
    this.others = others;
    this.strategies = others.strategies(names);
    this.names = names;
    this.seat = seat;
    this.seed = seed;
    this.person = new Viewer.Player(seat);
    this.game = new GameSession<>(others.game(), others.whole(), others.profile(), names);
  }

  /// Plays until the person is asked for an event or the game is over.
  ///
  /// @param told receives the rulings, as the person sees them
  /// @throws ImpossibleEventException if a strategy makes an illegal move
  void goOn(Consumer<RulingLine> told) throws ImpossibleEventException {
    while (!game.isOver() && !isAsked()) {
      Optional<Event> house = game.houseEvent(random());
      int actor = house.isPresent() ? Kernel.HOUSE : nextToDecide();
      Event event = house.orElseGet(() -> game.choose(strategies.get(actor), actor, random()));
      happen(actor, event).forEach(told);
    }
  }

  private synchronized List<RulingLine> happen(int actor, Event event)
      throws ImpossibleEventException {
    return game.possible(actor, event).play(person);
  }

  /// Whether only the person is awaited. If several players are, the others decide first, unseen.
  boolean isAsked() {
    return game.isAwaited(seat) && nextToDecide() < 0;
  }

  private int nextToDecide() {
    for (int other = 0; other < strategies.size(); other++) {
      if (other != seat && game.isAwaited(other)) {
        return other;
      }
    }
    return Kernel.NOBODY;
  }

  /// The random numbers for the next event, which do not depend on earlier events.
  private SeededRandom random() {
    return new SeededRandom(Seeds.seedOf(seed, game.size()));
  }

  /// The referee's finding on an event that the person wants.
  Finding judge(String words) throws BadEventException {
    return game.rule(person, seat, words).finding();
  }

  /// Plays an event of the person that no rule forbids, and returns its rulings.
  List<RulingLine> play(String words) throws BadEventException, ImpossibleEventException {
    return happen(seat, game.outcomeOf(seat, words, random()));
  }

  /// Takes back the person's last event and all that followed.
  ///
  /// @return whether there was an event to take back
  synchronized boolean undo() {
    int last = game.lastOf(seat);
    if (last >= 0) {
      game = game.upTo(last);
      savedEvents = 0;
    }
    return last >= 0;
  }

  /// The event that the strongest strategy would choose.
  String hint() {
    return game.words(game.choose(game.strongest(), seat, random()));
  }

  List<String> legal() {
    return game.legal(seat);
  }

  /// The words that can follow these within an event.
  Collection<String> next(List<String> words) {
    return others.whole().vocabulary().next(words, names);
  }

  TableDisplay display() {
    return game.display(person);
  }

  boolean isOver() {
    return game.isOver();
  }

  /// The record: of the whole game once it is over, before that of what the person knows.
  synchronized String record() {
    Viewer reader = game.isOver() ? new Viewer.Arbiter() : person;
    return game.record(reader, List.of());
  }

  /// Marks the current record as saved.
  synchronized void saved() {
    savedEvents = game.size();
  }

  /// Whether the person has decided anything in this game since the record was last saved.
  synchronized boolean hasUnsaved() {
    return game.lastOf(seat) >= 0 && game.size() > savedEvents;
  }

  /// The beginning of a file name: the game and its seed.
  String label() {
    return others.game().id() + "-" + seed;
  }

  /// The title of the game with its rules.
  Sentence title() {
    return Sentence.of("{game:word} by the rules of {rules}. 'help' lists what you can type.")
        .fact("game", others.game().title())
        .fact("rules", others.profile().name());
  }

  /// The game that is played.
  Game game() {
    return others.game();
  }

  /// All cards, as a record writes them.
  List<String> cards() {
    return others.whole().vocabulary().words();
  }

  int seat() {
    return seat;
  }

  void close() {
    strategies.forEach(Strategy::close);
  }
}
