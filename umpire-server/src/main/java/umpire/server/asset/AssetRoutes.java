package umpire.server.asset;

import io.avaje.jex.Routing;
import io.avaje.jex.http.Context;
import java.io.IOException;
import java.util.Optional;
import umpire.core.text.Sentence;
import umpire.server.http.Gzip;
import umpire.server.http.RefusalException;
import umpire.server.http.Reply;

/// `/assets/…` and `/lang/…`. Under a path with the build id a file never changes, and browsers
/// keep it; under other paths they ask each time whether it has changed.
public final class AssetRoutes implements Routing.HttpService {

  private static final String FOR_EVER = "public, max-age=31536000, immutable";
  private static final String ASK_AGAIN = "public, no-cache";

  /// The script that makes the scoring pad work offline; it must be allowed to serve the whole
  /// site.
  private static final String WORKER = "offline-worker.js";

  private final Assets assets;

  public AssetRoutes(Assets assets) {
    this.assets = assets;
  }

  @Override
  public void add(Routing routing) {
    routing.get("/assets/<path>", this::asset);
    routing.get("/lang/{language}/{game}", this::words);
  }

  private void asset(Context call) throws IOException {
    String path = call.pathParam("path");
    String prefix = assets.build() + "/";
    boolean pinned = path.startsWith(prefix);
    String name = pinned ? path.substring(prefix.length()) : path;
    if (name.endsWith(WORKER)) {
      call.header("Service-Worker-Allowed", "/");
    }
    send(call, assets.find(name), pinned ? FOR_EVER : ASK_AGAIN);
  }

  private void words(Context call) throws IOException {
    String file = call.pathParam("game");
    String game = file.endsWith(".json") ? file.substring(0, file.length() - 5) : "";
    send(call, assets.words(call.pathParam("language"), game), ASK_AGAIN);
  }

  private static void send(Context call, Optional<Asset> found, String caching) throws IOException {
    Asset asset =
        found.orElseThrow(() -> RefusalException.notFound(Sentence.of("there is no such file")));
    call.header("Cache-Control", caching);
    call.header("ETag", asset.tag());
    boolean shorter = asset.canBeShorter() && Gzip.isAccepted(call.exchange());
    Gzip.say(call.exchange(), shorter);
    if (asset.tag().equals(call.header("If-None-Match"))) {
      call.exchange().sendResponseHeaders(304, -1);
      return;
    }
    call.header("Content-Type", asset.type());
    Reply.write(call.exchange(), 200, asset.bytes(shorter));
  }
}
