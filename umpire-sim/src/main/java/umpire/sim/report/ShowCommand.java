package umpire.sim.report;

import java.util.ArrayList;
import java.util.List;

/// How a single game of a simulation can be seen.
///
/// @param label what sets it apart from other ways to see the same deal; empty if there are none
/// @param words a command to which the number of the game is added
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

  /// Words as they are typed at a shell.
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
