package umpire.server.api;

import io.avaje.jex.Routing;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import umpire.server.http.Reply;

/// `/api/openapi.json`: the description of the API, which a test compares with the server.
public final class Description implements Routing.HttpService {

  private final byte[] document;

  public Description() {
    try (InputStream in = Description.class.getResourceAsStream("openapi.json")) {
      document = Objects.requireNonNull(in).readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @Override
  public void add(Routing routing) {
    routing.get("/api/openapi.json", call -> Reply.json(call, 200, document));
  }
}
