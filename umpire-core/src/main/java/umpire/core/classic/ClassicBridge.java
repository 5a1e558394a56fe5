package umpire.core.classic;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import umpire.core.RulingLog;
import umpire.core.kernel.Event;
import umpire.core.kernel.Kernel;
import umpire.core.kernel.Move;
import umpire.core.profile.Profile;
import umpire.core.text.BadInputException;
import umpire.core.text.TextWriter;

/// Converts games between complete records and the format of the published problem, as far as that
/// format can hold them.
public interface ClassicBridge {

  /// The bridge of a game without a published format. [#write] declines every record, and [#read]
  /// throws an [UnsupportedOperationException].
  static ClassicBridge none() {
    return new NoBridge();
  }

  /// A game on its way between the two formats.
  ///
  /// @param profile the rules of the game
  /// @param names the names of the seats
  /// @param actors the actor of each event: a seat, or [Kernel#HOUSE]
  /// @param events the events, in order
  record ConvertedGame(
      Profile profile, List<String> names, List<Integer> actors, List<Event> events) {
    public ConvertedGame {
      names = List.copyOf(names);
      actors = List.copyOf(actors);
      events = List.copyOf(events);
    }

    /// Whether these events are all certainly legal and bring a game to its end. It plays them on
    /// `table`.
    ///
    /// @param table a game by these rules, before any event
    public boolean isWhole(Kernel<?> table) {
      var move = new Move();
      for (int i = 0; i < events.size(); i++) {
        move.copyFrom(events.get(i));
        if (table.check(actors.get(i), move) != Kernel.LEGAL) {
          return false;
        }
        table.play(actors.get(i), move, RulingLog.none());
      }
      return table.toAct() == Kernel.OVER;
    }
  }

  /// Turns a record that was read into a game.
  interface RecordConverter {
    /// Returns the game of the record that the reader has just stepped over.
    ///
    /// @param log the rulings of that step
    ConvertedGame convert(RulingLog log) throws BadInputException, IOException;
  }

  /// Reads classic input, record by record.
  interface ConvertedGames {
    /// Returns the next game; empty at the end of the input.
    Optional<ConvertedGame> next() throws BadInputException, IOException;

    /// Skips the rest of a faulty record. Returns false if the next one cannot be found.
    boolean recover() throws IOException;

    /// The records of a reader, each turned into a game by the carrier. One step of the reader must
    /// take a whole record.
    static ConvertedGames of(ClassicReader reader, RecordConverter converter) {
      var log = new RulingLog();
      return new ConvertedGames() {
        @Override
        public Optional<ConvertedGame> next() throws BadInputException, IOException {
          log.clear();
          return reader.step(log) ? Optional.of(converter.convert(log)) : Optional.empty();
        }

        @Override
        public boolean recover() throws IOException {
          return reader.recover();
        }
      };
    }
  }

  /// Opens classic input; each record is converted as it is taken.
  ConvertedGames read(WordReader words, ReadOptions options);

  /// The text to write before the given number of games; empty by default.
  default String heading(int games) {
    return "";
  }

  /// Writes a game and returns empty; if the classic format cannot hold it, writes nothing and
  /// returns the reason.
  Optional<String> write(ConvertedGame converted, TextWriter out);
}
