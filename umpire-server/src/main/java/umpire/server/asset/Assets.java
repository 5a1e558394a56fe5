package umpire.server.asset;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import umpire.sim.run.BuildId;

/// Bundled static files, loaded once, with a compressed version for clients that accept it.
public final class Assets {

  /// Names of files; they cannot lead outside the folder.
  private static final Pattern NAME =
      Pattern.compile("[a-z0-9][a-z0-9_-]*(/[a-z0-9][a-z0-9_-]*)*(\\.[a-z0-9]+)+");

  private static final String OFFLINE = "offline/";

  private static final Map<String, String> TYPES =
      Map.of(
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "json", "application/json",
          "png", "image/png",
          "ico", "image/x-icon",
          "woff2", "font/woff2",
          "webmanifest", "application/manifest+json",
          "map", "application/json");

  private final Map<String, Asset> read = new ConcurrentHashMap<>();
  private final String build =
      BuildId.of(List.of(Assets.class), name -> name.startsWith("umpire/server/"));

  /// Returns the build id, which changes whenever a file may have changed.
  public String build() {
    return build;
  }

  /// Returns the file with this name, as in `games/cribbage.js`; empty if there is none.
  public Optional<Asset> find(String name) {
    if (!NAME.matcher(name).matches() || !TYPES.containsKey(ending(name))) {
      return Optional.empty();
    }
    return resource(
        name.startsWith(OFFLINE)
            ? "umpire/offline/assets/" + name.substring(OFFLINE.length())
            : "umpire/server/assets/" + name);
  }

  /// Returns the translations of a game from its jar; empty if there are none.
  public Optional<Asset> words(String language, String game) {
    String name = "umpire/" + game + "/lang/" + language + ".json";
    return NAME.matcher(name).matches() ? resource(name) : Optional.empty();
  }

  private Optional<Asset> resource(String path) {
    Asset known = read.get(path);
    if (known != null) {
      return Optional.of(known);
    }
    try (InputStream in = Assets.class.getClassLoader().getResourceAsStream(path)) {
      if (in == null) {
        return Optional.empty();
      }
      var asset = new Asset(TYPES.getOrDefault(ending(path), ""), in.readAllBytes());
      read.put(path, asset);
      return Optional.of(asset);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String ending(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
