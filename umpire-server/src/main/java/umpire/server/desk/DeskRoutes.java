package umpire.server.desk;

import io.avaje.jex.Routing;
import io.avaje.jex.http.Context;
import io.avaje.jex.http.HttpStatus;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import umpire.command.ClassicRun;
import umpire.command.GameNames;
import umpire.command.language.Language;
import umpire.core.game.Game;
import umpire.core.text.Json;
import umpire.core.text.SafeText;
import umpire.core.text.Sentence;
import umpire.json.BadFieldsException;
import umpire.json.Fields;
import umpire.live.log.LogException;
import umpire.server.api.Refusals;
import umpire.server.api.ServerContext;
import umpire.server.http.AcceptedLanguage;
import umpire.server.http.Body;
import umpire.server.http.RateLimiter;
import umpire.server.http.RefusalException;
import umpire.server.http.Reply;

/// `/api/desk`: judges a text, stores it, and shows it again.
public final class DeskRoutes implements Routing.HttpService {

  /// The number of documents judged at once; judging occupies a processor, which tables need as
  /// well.
  private static final int AT_ONCE = 1;

  private final ServerContext server;
  private final Documents documents;
  private final RateLimiter limiter;
  private final Semaphore desks = new Semaphore(AT_ONCE, true);

  public DeskRoutes(ServerContext server, Documents documents) {
    this.server = server;
    this.documents = documents;
    this.limiter =
        new RateLimiter(server.limits().documents(), Duration.ofMinutes(1), System::nanoTime);
  }

  @Override
  public void add(Routing routing) {
    routing.post("/api/desk", this::lay);
    routing.get("/api/desk/{id}", this::look);
  }

  private void lay(Context call) throws InterruptedException {
    server.guard().sameOrigin(call, false);
    limiter.take(server.guard().address(call));
    String body = Body.text(call, server.limits().document());
    Desk.Paper paper = paper(body);
    try {
      String id = documents.keep(body);
      Reply.json(
          call,
          200,
          judged(paper, AcceptedLanguage.by(call.exchange())).put("id", id).put("url", "/d/" + id));
    } catch (LogException broken) {
      throw Refusals.notNow(broken);
    }
  }

  private void look(Context call) throws InterruptedException {
    limiter.take(server.guard().address(call));
    try {
      String id = call.pathParam("id");
      String body =
          (ServerContext.isId(id) ? documents.find(id) : Optional.<String>empty())
              .orElseThrow(
                  () -> RefusalException.notFound(Sentence.of("there is no such document")));
      Desk.Paper paper = paper(body);
      Reply.json(
          call,
          200,
          judged(paper, AcceptedLanguage.by(call.exchange()))
              .put("id", id)
              .put("text", paper.text()));
    } catch (LogException broken) {
      throw Refusals.notNow(broken);
    }
  }

  private Json judged(Desk.Paper paper, Language language) throws InterruptedException {
    desks.acquire();
    try {
      return Desk.judged(paper, language);
    } finally {
      desks.release();
    }
  }

  private static Desk.Paper paper(String body) {
    try {
      Fields fields = Fields.of(body);
      fields.only("text", "game");
      String text = fields.needText("text");
      Optional<String> id = fields.text("game");
      Optional<Game> game = id.flatMap(Game::byId);
      if (id.isPresent() && game.isEmpty()) {
        throw fields.fault("game", "there is no game " + SafeText.quoted(id.get()));
      }
      if (Desk.isRecord(text)) {
        return new Desk.Paper(text, Optional.empty());
      }
      if (game.isPresent() && !game.get().hasClassic()) {
        throw fields.fault("game", ClassicRun.noFormat(game.get()));
      }
      if (game.isEmpty()) {
        throw RefusalException.of(
            HttpStatus.UNPROCESSABLE_CONTENT_422,
            Sentence.of(
                    "expected a record, which begins with tags such as 'Game: cribbage'; for the input of a published problem choose its game: {games:list}")
                .fact("games", GameNames.withFormat()));
      }
      return new Desk.Paper(text, game);
    } catch (BadFieldsException wrong) {
      throw RefusalException.malformed(HttpStatus.UNPROCESSABLE_CONTENT_422, wrong.whole());
    }
  }
}
