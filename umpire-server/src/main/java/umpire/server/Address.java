package umpire.server;

import java.net.URI;
import java.util.Optional;
import umpire.server.http.Proxies;

/// The addresses at which a server listens.
///
/// @param bind the local address, as in `127.0.0.1`
/// @param port 0 for any free port
/// @param watchPort for metrics and health, on this machine only; 0 for any free port
/// @param publicUrl the public address, if there is a proxy in front of the server
/// @param proxies the proxies that are trusted for the addresses of clients
public record Address(
    String bind, int port, int watchPort, Optional<URI> publicUrl, Proxies proxies) {

  /// Creates an address with the usual proxies: with a public URL a proxy on this machine is
  /// trusted, without one none is.
  public Address(String bind, int port, int watchPort, Optional<URI> publicUrl) {
    this(bind, port, watchPort, publicUrl, publicUrl.isPresent() ? Proxies.HERE : Proxies.NONE);
  }

  /// An address for this machine only, with any free ports.
  public static final Address ANYWHERE = new Address("127.0.0.1", 0, 0, Optional.empty());
}
