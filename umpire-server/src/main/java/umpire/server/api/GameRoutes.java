package umpire.server.api;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.avaje.jex.Routing;
import io.avaje.jex.http.Context;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import umpire.core.game.Game;
import umpire.core.match.CompleteGame;
import umpire.core.profile.BadProfileException;
import umpire.core.profile.Preset;
import umpire.core.profile.Profile;
import umpire.core.profile.ProfileJson;
import umpire.core.ruling.FindingJson;
import umpire.core.text.Json;
import umpire.core.text.Sentence;
import umpire.core.words.Form.Usage;
import umpire.server.http.RefusalException;
import umpire.server.http.Reply;

/// `/api/games`: the games with their presets, events, rules and strategies. Answers do not change
/// while the server runs, so each is written once, at its first request; this keeps starting fast.
public final class GameRoutes implements Routing.HttpService {

  private final Map<String, byte[]> written = new ConcurrentHashMap<>();

  @Override
  public void add(Routing routing) {
    routing.get("/api/games", call -> send(call, "", GameRoutes::list));
    routing.get("/api/games/{game}", this::one);
  }

  /// @param id of the game; empty for the list of all games
  private void send(Context call, String id, Supplier<Json> answer) {
    Reply.json(
        call, 200, written.computeIfAbsent(id, _ -> answer.get().toString().getBytes(UTF_8)));
  }

  private static List<Game> playable() {
    return Game.all().stream().filter(game -> game.complete().isPresent()).toList();
  }

  private static Json list() {
    return new Json().objects("games", playable().stream().map(GameRoutes::sheet).toList());
  }

  private void one(Context call) {
    List<Game> games = playable();
    String id = call.pathParam("game");
    Game wanted =
        games.stream()
            .filter(game -> game.id().equals(id))
            .findFirst()
            .orElseThrow(() -> none(games));
    send(call, id, () -> whole(wanted));
  }

  private static RefusalException none(List<Game> games) {
    return RefusalException.notFound(
        Sentence.of("there is no such game: choose {games:list}")
            .fact("games", games.stream().map(Game::id).toList()));
  }

  /// The description of a game in the list.
  private static Json sheet(Game game) {
    CompleteGame<?> whole = game.complete().orElseThrow();
    Json sheet = ProfileJson.of(whole.profiles());
    sheet.put("id", game.id()).put("title", game.title());
    sheet.put("players", new Json().put("least", game.minPlayers()).put("most", game.maxPlayers()));
    sheet.objects(
        "seats", whole.profiles().presets().stream().map(each -> seats(whole, each)).toList());
    return sheet.objects(
        "strategies",
        whole.catalog().strategies().stream()
            .map(each -> new Json().put("name", each.name()).put("about", each.about()))
            .toList());
  }

  private static Json seats(CompleteGame<?> whole, Preset preset) {
    try {
      Profile profile = whole.profiles().preset(preset.name());
      return new Json()
          .put("preset", preset.name())
          .put("hash", profile.hash())
          .put("least", whole.minPlayers(profile))
          .put("most", whole.maxPlayers(profile))
          .put("differences", whole.profiles().differences(whole.profiles().standard(), profile));
    } catch (BadProfileException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// The description of a game with its events and rules.
  private static Json whole(Game game) {
    CompleteGame<?> whole = game.complete().orElseThrow();
    return sheet(game)
        .objects("events", whole.vocabulary().forms().stream().map(GameRoutes::form).toList())
        .objects(
            "rules",
            whole.rulebook().stream()
                .map(rule -> FindingJson.rule(new Json().put("id", rule.id()), rule))
                .toList());
  }

  private static Json form(Usage form) {
    return new Json()
        .put("pattern", form.pattern())
        .put("meaning", form.meaning())
        .put("example", form.example());
  }
}
