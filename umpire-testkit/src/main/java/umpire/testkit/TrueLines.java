package umpire.testkit;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import umpire.core.game.Game;
import umpire.core.kernel.Kernel;

/// Lines of a record that a scorer may write although nobody needs them: they repeat, truly, what
/// is known, or say what follows anyway.
///
/// Each game names its own as a service, in the resources of its tests. They are worked out from
/// what can be seen of the table, and not by the code that accepts them.
public interface TrueLines {

  /// The id of the game.
  String game();

  /// The lines that are true and needless now, each as a record has it, as in `* dealer Ben`.
  ///
  /// @param table the kernel, with every card known
  List<String> at(Kernel<?> table, List<String> names);

  /// Those of a game, if it names any.
  static Optional<TrueLines> of(Game game) {
    return ServiceLoader.load(TrueLines.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(lines -> lines.game().equals(game.id()))
        .findFirst();
  }
}
