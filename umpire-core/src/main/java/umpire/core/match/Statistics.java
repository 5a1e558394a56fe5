package umpire.core.match;

import java.util.List;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.text.Note;

/// Collects figures that interest the players after a game, such as pot success or the highest
/// break, while its record is replayed.
///
/// @param <K> the kernel of the game
public interface Statistics<K extends Kernel<K>> {

  /// Receives every event after it was played.
  ///
  /// @param rulings the rulings that it led to
  void saw(K table, RulingLog rulings);

  /// The figures, in the order in which they are shown.
  ///
  /// @param names the names of the seats
  List<Figure> figures(List<String> names);

  /// One figure for each side, in words.
  record Figure(String what, List<Note> said) {
    public Figure {
      said = List.copyOf(said);
    }

    /// The figures in English.
    public List<String> values() {
      return said.stream().map(Note::text).toList();
    }
  }

  /// A collector for a game without figures of its own.
  static <K extends Kernel<K>> Statistics<K> none() {
    return new Statistics<>() {
      @Override
      public void saw(K table, RulingLog rulings) {
        // nothing is counted
      }

      @Override
      public List<Figure> figures(List<String> names) {
        return List.of();
      }
    };
  }
}
