package umpire.server.http;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpContext;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsServer;
import com.sun.net.httpserver.spi.HttpServerProvider;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.Executor;

/// Creates JDK servers that call a filter before anything else. Jex cannot do this: its own filters
/// run only for routes that it has found.
public final class FrontedServers extends HttpServerProvider {

  private final Filter front;

  public FrontedServers(Filter front) {
    this.front = front;
  }

  @Override
  public HttpServer createHttpServer(InetSocketAddress address, int backlog) throws IOException {
    return new FrontedServer(HttpServer.create(address, backlog), front);
  }

  @Override
  public HttpsServer createHttpsServer(InetSocketAddress address, int backlog) {
    throw new UnsupportedOperationException("use a proxy for TLS");
  }

  /// A server that adds the filter to every context.
  private static final class FrontedServer extends HttpServer {

    private final HttpServer server;
    private final Filter front;

    private FrontedServer(HttpServer server, Filter front) {
      this.server = server;
      this.front = front;
    }

    private HttpContext fronted(HttpContext context) {
      context.getFilters().add(front);
      return context;
    }

    @Override
    public HttpContext createContext(String path, HttpHandler handler) {
      return fronted(server.createContext(path, handler));
    }

    @Override
    public HttpContext createContext(String path) {
      return fronted(server.createContext(path));
    }

    @Override
    public void bind(InetSocketAddress address, int backlog) throws IOException {
      server.bind(address, backlog);
    }

    @Override
    public void start() {
      server.start();
    }

    @Override
    public void setExecutor(Executor executor) {
      server.setExecutor(executor);
    }

    @Override
    public Executor getExecutor() {
      return server.getExecutor();
    }

    @Override
    public void stop(int delay) {
      server.stop(delay);
    }

    @Override
    public void removeContext(String path) {
      server.removeContext(path);
    }

    @Override
    public void removeContext(HttpContext context) {
      server.removeContext(context);
    }

    @Override
    public InetSocketAddress getAddress() {
      return server.getAddress();
    }
  }
}
