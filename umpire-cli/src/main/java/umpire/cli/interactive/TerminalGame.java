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

/// A game of one person against strategies, that can be taken back. The same seed and the same
/// choices are the same game.
///
/// One thread plays; another may ask for the record at any time, when the program is ended.
final class TerminalGame<K extends Kernel<K>> {

  private final Lineup<K> others;
  private final List<Strategy<K>> strategies;
  private final List<String> names;
  private final int seat;
  private final long seed;
  private final Viewer person;
  private GameSession<K> game;

  /// How many events were there when the record was saved last.
  private int savedEvents;

  /// @param others who sits at the table; in the person's seat somebody who is never asked
  /// @param seat the person's
  TerminalGame(Lineup<K> others, List<String> names, int seat, long seed) {
    this.others = others;
    this.strategies = others.strategies(names);
    this.names = names;
    this.seat = seat;
    this.seed = seed;
    this.person = new Viewer.Player(seat);
    this.game = new GameSession<>(others.game(), others.whole(), others.profile(), names);
  }

  /// Plays on until the person is asked for something or the game is over.
  ///
  /// @param told what happens, line by line, as the person hears it
  /// @throws ImpossibleEventException if a strategy does what is against the rules
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

  /// Only the person is awaited: where several are, the others decide first, and nobody sees it.
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

  /// Chance has its own numbers for every event, whatever happened before.
  private SeededRandom random() {
    return new SeededRandom(Seeds.seedOf(seed, game.size()));
  }

  /// What the referee says to what the person wants to do.
  Finding judge(String words) throws BadEventException {
    return game.rule(person, seat, words).finding();
  }

  /// Lets the person do something that nothing speaks against, and tells what comes of it.
  List<RulingLine> play(String words) throws BadEventException, ImpossibleEventException {
    return happen(seat, game.outcomeOf(seat, words, random()));
  }

  /// Takes back what the person did last, and all that followed.
  ///
  /// @return whether there was something
  synchronized boolean undo() {
    int last = game.lastOf(seat);
    if (last >= 0) {
      game = game.upTo(last);
      savedEvents = 0;
    }
    return last >= 0;
  }

  /// What somebody strong would do.
  String hint() {
    return game.words(game.choose(game.strongest(), seat, random()));
  }

  List<String> legal() {
    return game.legal(seat);
  }

  /// The words that can follow these in an event.
  Collection<String> next(List<String> words) {
    return others.whole().vocabulary().next(words, names);
  }

  TableDisplay display() {
    return game.display(person);
  }

  boolean isOver() {
    return game.isOver();
  }

  /// The whole game when it is over, and until then what the person knows of it.
  synchronized String record() {
    Viewer reader = game.isOver() ? new Viewer.Arbiter() : person;
    return game.record(reader, List.of());
  }

  /// Notes that the record as it is now was saved.
  synchronized void saved() {
    savedEvents = game.size();
  }

  /// Whether the person has decided something in this game, and its record is not saved.
  synchronized boolean hasUnsaved() {
    return game.lastOf(seat) >= 0 && game.size() > savedEvents;
  }

  /// A name for files: the game and its seed.
  String label() {
    return others.game().id() + "-" + seed;
  }

  /// How the game is called, with its rules.
  Sentence title() {
    return Sentence.of("{game:word} by the rules of {rules}. 'help' tells what can be typed.")
        .fact("game", others.game().title())
        .fact("rules", others.profile().name());
  }

  /// Which game it is.
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
