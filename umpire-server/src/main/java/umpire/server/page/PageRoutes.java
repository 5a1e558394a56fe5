package umpire.server.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import gg.jte.html.HtmlInterceptor;
import gg.jte.html.OwaspHtmlTemplateOutput;
import gg.jte.output.StringOutput;
import io.avaje.jex.Routing;
import io.avaje.jex.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.core.game.Game;
import umpire.live.LiveTable;
import umpire.server.api.ServerContext;
import umpire.server.asset.Assets;
import umpire.server.asset.Modules;
import umpire.server.http.Reply;
import umpire.server.shell.JtemissingGenerated;
import umpire.server.shell.JtepageGenerated;
import umpire.server.shell.JterulesGenerated;

/// The HTML pages. A table's page contains only the id of its game; everything else comes by the
/// stream, as each viewer may see it.
public final class PageRoutes implements Routing.HttpService {

  /// The templates' interceptor for HTML forms: none, which they check for.
  @SuppressWarnings("NullAway")
  private static final HtmlInterceptor NO_INTERCEPTOR = null;

  private static final String HTML = "text/html; charset=utf-8";

  private static final String TABLE = "table.js";

  private final ServerContext server;
  private final Assets assets;
  private final Modules modules;

  public PageRoutes(ServerContext server, Assets assets) {
    this.server = server;
    this.assets = assets;
    this.modules = new Modules(assets);
  }

  @Override
  public void add(Routing routing) {
    routing.get("/", call -> send(call, shell("lobby", "Umpire", "lobby.js", "")));
    routing.get("/t/{id}", call -> table(call, "table", ""));
    routing.get("/t/{id}/{n}", call -> table(call, "table", call.pathParam("n")));
    routing.get("/embed/{id}", call -> table(call, "embed", ""));
    routing.get("/overlay/{id}", call -> table(call, "overlay", ""));
    routing.get("/wall/{id}", call -> table(call, "wall", ""));
    routing.get("/score", call -> send(call, shell("score", "Score", "snooker/pad.js", "snooker")));
    routing.get("/desk", call -> send(call, shell("desk", "The referee's desk", "desk.js", "")));
    routing.get("/d/{id}", this::document);
    routing.get("/rules/{game}", this::rules);
  }

  private void table(Context call, String page, String at) {
    Optional<LiveTable> found = server.find(call.pathParam("id"));
    if (found.isEmpty() || !at.matches("[0-9]{0,9}")) {
      missing(call, MissingPage.TABLE);
      return;
    }
    LiveTable table = found.get();
    String game = table.settings().game();
    // The scorer's page is the pad; an earlier event of a scored game is shown like any other game.
    boolean scored = page.equals("table") && at.isEmpty() && table.settings().options().scorer();
    String kind = scored ? "pad" : page;
    String title = Game.byId(game).map(Game::title).orElse(game);
    send(call, shell(kind, title, script(kind), game).withTable(table.id(), game).withAt(at));
  }

  private static String script(String kind) {
    return switch (kind) {
      case "pad", "overlay", "wall" -> "snooker/" + kind + ".js";
      default -> TABLE;
    };
  }

  private void document(Context call) {
    String id = call.pathParam("id");
    if (!ServerContext.isId(id)) {
      missing(call, MissingPage.DOCUMENT);
      return;
    }
    send(call, shell("document", "The referee's desk", "desk.js", "").withDocument(id));
  }

  private void rules(Context call) {
    Optional<Game> game = Game.byId(call.pathParam("game"));
    if (game.isEmpty()) {
      missing(call, MissingPage.GAME);
      return;
    }
    var html = new StringOutput();
    Shell shell = shell("rules", game.get().title(), "rules.js", "");
    JterulesGenerated.render(new OwaspHtmlTemplateOutput(html), NO_INTERCEPTOR, shell, game.get());
    send(call, 200, html);
  }

  /// Sends a page with status 404.
  public void missing(Context call, MissingPage what) {
    var html = new StringOutput();
    Shell shell = shell("rules", "Umpire", "rules.js", "");
    JtemissingGenerated.render(
        new OwaspHtmlTemplateOutput(html), NO_INTERCEPTOR, shell, what.what(), what.sentence());
    send(call, 404, html);
  }

  private Shell shell(String page, String title, String script, String game) {
    List<String> styles = new ArrayList<>();
    styles.add(address("base.css"));
    for (String style :
        List.of("games/" + game + ".css", page + ".css", "snooker/" + page + ".css")) {
      if (assets.find(style).isPresent()) {
        styles.add(address(style));
      }
    }
    return new Shell(
        page,
        title,
        styles,
        address(script),
        modules(script, game),
        "",
        game,
        "",
        "",
        assets.build());
  }

  /// Returns the addresses of all modules that a page's script imports, including the drawing of
  /// its game, which a table's script imports once it knows the game.
  private List<String> modules(String script, String game) {
    if (!script.equals(TABLE)) {
      return modules.importedBy(List.of(script)).stream().map(this::address).toList();
    }
    String drawing = "games/" + game + ".js";
    String drawn = assets.find(drawing).isPresent() ? drawing : "games/generic.js";
    return Stream.concat(Stream.of(drawn), modules.importedBy(List.of(script, drawn)).stream())
        .map(this::address)
        .toList();
  }

  private String address(String asset) {
    return "/assets/" + assets.build() + "/" + asset;
  }

  private static void send(Context call, Shell shell) {
    var html = new StringOutput();
    JtepageGenerated.render(new OwaspHtmlTemplateOutput(html), NO_INTERCEPTOR, shell);
    send(call, 200, html);
  }

  private static void send(Context call, int status, StringOutput html) {
    Reply.send(call, status, HTML, html.toString().getBytes(UTF_8));
  }
}
