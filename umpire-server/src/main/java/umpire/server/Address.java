package umpire.server;

import java.net.URI;
import java.util.Optional;
import umpire.server.http.Proxies;

/// Where a server listens.
///
/// @param bind the address of the machine, as in `127.0.0.1`
/// @param port 0 for any that is free
/// @param watchPort for metrics and health, on this machine only; 0 for any that is free
/// @param publicUrl how the world calls it, if a proxy stands in front of it
/// @param proxies those that are trusted for the address of a caller
public record Address(
    String bind, int port, int watchPort, Optional<URI> publicUrl, Proxies proxies) {

  /// With a public URL a proxy on this machine is trusted, without one nobody is.
  public Address(String bind, int port, int watchPort, Optional<URI> publicUrl) {
    this(bind, port, watchPort, publicUrl, publicUrl.isPresent() ? Proxies.HERE : Proxies.NONE);
  }

  /// For this machine, wherever there is room.
  public static final Address ANYWHERE = new Address("127.0.0.1", 0, 0, Optional.empty());
}
