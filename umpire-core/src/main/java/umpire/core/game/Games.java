package umpire.core.game;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;

/// The available games, looked up once, because every record in a file asks for its game.
final class Games {

  /// The games loaded so far. A process that needs one game need not load the others.
  private static final Map<String, Game> FOUND = new HashMap<>();

  @SuppressWarnings("rawtypes")
  private static final Iterator<Game> REST = ServiceLoader.load(Game.class).iterator();

  private Games() {}

  static synchronized List<Game> all() {
    while (REST.hasNext()) {
      findOne();
    }
    return List.copyOf(new TreeMap<>(FOUND).values());
  }

  static synchronized Optional<Game> byId(String id) {
    while (!FOUND.containsKey(id) && REST.hasNext()) {
      findOne();
    }
    return Optional.ofNullable(FOUND.get(id));
  }

  private static void findOne() {
    Game game = REST.next();
    FOUND.putIfAbsent(game.id(), game);
  }
}
