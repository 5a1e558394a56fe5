package umpire.command;

import java.util.ArrayList;
import java.util.List;
import umpire.core.game.Game;
import umpire.core.text.SafeText;
import umpire.core.text.Spelling;

/// Lists of game ids, for options and messages.
public final class GameNames {

  private GameNames() {}

  /// The ids of all games.
  public static List<String> all() {
    var ids = new ArrayList<String>();
    for (Game game : Game.all()) {
      ids.add(game.id());
    }
    return ids;
  }

  /// The ids of all games with a text format.
  public static List<String> withFormat() {
    return Game.all().stream().filter(Game::hasClassic).map(Game::id).toList();
  }

  /// The message about an unknown game id, without the list of games.
  public static String none(String id) {
    return "there is no game " + SafeText.quoted(id) + Spelling.hint(id, all());
  }
}
