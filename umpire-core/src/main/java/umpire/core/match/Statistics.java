package umpire.core.match;

import java.util.List;
import umpire.core.RulingLog;
import umpire.core.kernel.Kernel;
import umpire.core.text.Note;

/// Figures that players of a game ask for when it is over, gathered while its record is played
/// again: pot success, the highest break.
///
/// @param <K> the kernel of the game
public interface Statistics<K extends Kernel<K>> {

  /// Is told of every event, after it happened.
  ///
  /// @param rulings what it led to
  void saw(K table, RulingLog rulings);

  /// What was found, in the order in which it is told.
  ///
  /// @param names what the seats are called
  List<Figure> figures(List<String> names);

  /// A figure of each side, in words.
  record Figure(String what, List<Note> said) {
    public Figure {
      said = List.copyOf(said);
    }

    /// The figures in English.
    public List<String> values() {
      return said.stream().map(Note::text).toList();
    }
  }

  /// Those of a game that has none of its own.
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
