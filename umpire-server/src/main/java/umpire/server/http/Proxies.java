package umpire.server.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// The proxies that are trusted for the address of a caller, which they write behind
/// `X-Forwarded-For`. Anybody else may write there what they like.
public record Proxies(List<Cidr> trusted) {

  /// Trusts nobody.
  public static final Proxies NONE = new Proxies(List.of());

  /// Trusts a proxy on this machine.
  public static final Proxies HERE =
      new Proxies(List.of(Cidr.of("127.0.0.0/8").orElseThrow(), Cidr.of("::1").orElseThrow()));

  /// A house gets so many bytes of an IPv6 address, and every device in it may choose the others
  /// anew for each request.
  private static final int BYTES_OF_A_HOUSE = 8;

  public Proxies {
    trusted = List.copyOf(trusted);
  }

  private boolean areTrusted(InetAddress address) {
    return trusted.stream().anyMatch(each -> each.contains(address));
  }

  /// Whom a call is counted for. Each proxy adds the address that it was called from at the end, so
  /// the last one that is not a trusted proxy's is the caller's.
  ///
  /// @param peer who has opened the connection
  /// @param forwarded the values of the header, in their order
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

  /// Some proxies write the port, too.
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
