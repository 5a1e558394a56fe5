package umpire.core.classic;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import umpire.core.kernel.Event;
import umpire.core.profile.Profile;
import umpire.core.text.BadInput;
import umpire.core.text.Print;

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
  }

  /// Reads classic input, record by record.
  interface Arrivals {
    /// The next game; empty at the end of the input.
    Optional<Crossing> next() throws BadInput, IOException;

    /// After a fault: passes over the rest of the record. False if the next one cannot be found.
    boolean recover() throws IOException;
  }

  Arrivals read(Words words, Reading reading);

  /// What stands before the games if there are so many of them; empty if nothing does.
  String heading(int games);

  /// Writes a game, or says why the classic format cannot hold it and writes nothing.
  Optional<String> write(Crossing crossing, Print out);
}
