package umpire.sim.report;

import java.util.ArrayList;
import java.util.List;

/// A command that shows a single game of a simulation.
///
/// @param label distinguishes it from other commands for the same deal; empty if there are none
/// @param words the command, to which the number of the game is added
public record ShowCommand(String label, List<String> words) {

  public ShowCommand {
    words = List.copyOf(words);
  }

  /// The command that shows this game.
  public String command(long game) {
    var all = new ArrayList<>(words);
    all.add(Long.toString(game));
    return line(all);
  }

  /// Joins words as they are typed in a shell, with quotes where needed.
  public static String line(List<String> words) {
    var quoted = new ArrayList<String>();
    for (String word : words) {
      quoted.add(quoted(word));
    }
    return String.join(" ", quoted);
  }

  private static String quoted(String word) {
    return word.matches("[A-Za-z0-9_./,:=@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
