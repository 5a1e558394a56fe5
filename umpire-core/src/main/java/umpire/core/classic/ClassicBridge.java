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

/// Carries games between complete records and the format of the published problem, as far as that
/// format can hold them.
public interface ClassicBridge {

  /// The bridge of a game without a published format: no record can cross it.
  static ClassicBridge none() {
    return new NoBridge();
  }

  /// A game as the bridge carries it.
  ///
  /// @param profile the rules it was played by
  /// @param names what the seats are called
  /// @param actors who acted, event by event
  /// @param events what happened
  record Crossing(Profile profile, List<String> names, List<Integer> actors, List<Event> events) {
    public Crossing {
      names = List.copyOf(names);
      actors = List.copyOf(actors);
      events = List.copyOf(events);
    }

    /// Whether these events, none of them in doubt, lead a game to its end.
    ///
    /// @param table a game by these rules, before anything has happened
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

  /// Makes a game of a record.
  interface Carrier {
    /// The game of which the reader has just taken the first step.
    ///
    /// @param told what that step has told
    Crossing carry(RulingLog told) throws BadInputException, IOException;
  }

  /// Reads classic input, record by record.
  interface Arrivals {
    /// The next game; empty at the end of the input.
    Optional<Crossing> next() throws BadInputException, IOException;

    /// After a fault: passes over the rest of the record. False if the next one cannot be found.
    boolean recover() throws IOException;

    /// The records of a reader, and what is made of each.
    static Arrivals of(ClassicReader reader, Carrier carrier) {
      var log = new RulingLog();
      return new Arrivals() {
        @Override
        public Optional<Crossing> next() throws BadInputException, IOException {
          log.clear();
          return reader.step(log) ? Optional.of(carrier.carry(log)) : Optional.empty();
        }

        @Override
        public boolean recover() throws IOException {
          return reader.recover();
        }
      };
    }
  }

  Arrivals read(WordReader words, ReadOptions options);

  /// What is written before so many games; by default nothing is.
  default String heading(int games) {
    return "";
  }

  /// Writes a game, or says why the classic format cannot hold it and writes nothing.
  Optional<String> write(Crossing crossing, TextWriter out);
}
