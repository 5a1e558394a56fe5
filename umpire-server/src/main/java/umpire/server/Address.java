package umpire.server;

import java.net.URI;
import java.util.Optional;

/// Where a server listens.
///
/// @param bind the address of the machine, as in `127.0.0.1`
/// @param port 0 for any that is free
/// @param watchPort for metrics and health, on this machine only; 0 for any that is free
/// @param publicUrl how the world calls it, if a proxy stands in front of it
public record Address(String bind, int port, int watchPort, Optional<URI> publicUrl) {

  /// For this machine, wherever there is room.
  public static final Address ANYWHERE = new Address("127.0.0.1", 0, 0, Optional.empty());
}
