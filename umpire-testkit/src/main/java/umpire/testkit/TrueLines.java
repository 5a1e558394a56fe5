package umpire.testkit;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;

/// Lines that a scorer may add to a record although it does not need them: they repeat known facts,
/// or state what follows anyway.
///
/// Each game registers its own as a service, in its test resources. The implementation derives the
/// lines from the visible table, not from the code that accepts them.
public interface TrueLines {

  /// Returns the id of the game.
  String game();

  /// Returns the lines that are true but needless now, in record notation, as in `* dealer Ben`.
  ///
  /// @param table the kernel, with every card known
  List<String> at(Kernel<?> table, List<String> names);

  /// Returns the service of this game, if it registers one.
  static Optional<TrueLines> of(Game game) {
    return ServiceLoader.load(TrueLines.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(lines -> lines.game().equals(game.id()))
        .findFirst();
  }
}
