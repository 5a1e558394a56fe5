package umpire.server.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// The proxies that are trusted for the addresses of clients, which they pass on in
/// `X-Forwarded-For`. From other senders this header is ignored.
public record Proxies(List<Cidr> trusted) {

  /// No trusted proxies.
  public static final Proxies NONE = new Proxies(List.of());

  /// A trusted proxy on this machine.
  public static final Proxies HERE =
      new Proxies(List.of(Cidr.of("127.0.0.0/8").orElseThrow(), Cidr.of("::1").orElseThrow()));

  /// The leading bytes of an IPv6 address that belong to one household; its devices can choose the
  /// others freely for each request.
  private static final int BYTES_OF_A_HOUSE = 8;

  public Proxies {
    trusted = List.copyOf(trusted);
  }

  private boolean areTrusted(InetAddress address) {
    return trusted.stream().anyMatch(each -> each.contains(address));
  }

  /// Returns the address for which a request is counted. Each proxy appends the address that called
  /// it, so the last address that is not a trusted proxy's is the client's.
  ///
  /// @param peer the other end of the connection
  /// @param forwarded the values of the header, in order
  String caller(InetAddress peer, List<String> forwarded) {
    String[] hops = String.join(",", forwarded).split(",", -1);
    InetAddress caller = peer;
    for (int i = hops.length - 1; i >= 0 && areTrusted(caller); i--) {
      Optional<InetAddress> next = Cidr.literal(withoutPort(hops[i].strip()));
      if (next.isEmpty()) {
        break;
      }
      caller = next.get();
    }
    return house(caller);
  }

  /// Removes the port, which some proxies add.
  private static String withoutPort(String hop) {
    if (hop.startsWith("[")) {
      return hop.substring(1).replaceFirst("\\].*", "");
    }
    boolean port = hop.indexOf(':') > 0 && hop.indexOf(':') == hop.lastIndexOf(':');
    return port ? hop.substring(0, hop.indexOf(':')) : hop;
  }

  private static String house(InetAddress address) {
    return address instanceof Inet6Address
        ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), BYTES_OF_A_HOUSE)) + "/64"
        : address.getHostAddress();
  }
}
