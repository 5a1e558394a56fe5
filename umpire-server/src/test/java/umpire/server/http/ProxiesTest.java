package umpire.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProxiesTest {

  private static Proxies trusting(String... ranges) {
    return new Proxies(Arrays.stream(ranges).map(each -> Cidr.of(each).orElseThrow()).toList());
  }

  private static String caller(Proxies proxies, String peer, String... forwarded) {
    return proxies.caller(InetAddress.ofLiteral(peer), List.of(forwarded));
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/8, 10.255.1.2, true",
    "10.0.0.0/8, 11.0.0.1, false",
    "192.168.4.0/22, 192.168.7.255, true",
    "192.168.4.0/22, 192.168.8.0, false",
    "0.0.0.0/0, 203.0.113.9, true",
    "203.0.113.9, 203.0.113.9, true",
    "203.0.113.9, 203.0.113.8, false",
    "fd00::/8, fd12::1, true",
    "fd00::/8, fe12::1, false",
    "::1, ::1, true",
    "::/0, 127.0.0.1, false",
  })
  void aRangeHasItsAddresses(String range, String address, boolean inside) {
    assertThat(Cidr.of(range).orElseThrow().contains(InetAddress.ofLiteral(address)))
        .isEqualTo(inside);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "localhost", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129", "/8"})
  void whatIsNoRangeIsRefused(String words) {
    assertThat(Cidr.of(words)).isEmpty();
  }

  @Test
  void theLastAddressThatIsNoProxysCounts() {
    Proxies two = trusting("127.0.0.0/8", "10.0.0.0/8");
    assertThat(caller(two, "127.0.0.1", "6.6.6.6, 192.0.2.1, 10.1.2.3")).isEqualTo("192.0.2.1");
    assertThat(caller(two, "127.0.0.1", "6.6.6.6", "192.0.2.1")).isEqualTo("192.0.2.1");
    assertThat(caller(two, "127.0.0.1", "192.0.2.1:4711")).isEqualTo("192.0.2.1");
    assertThat(caller(two, "127.0.0.1", "10.9.9.9")).isEqualTo("10.9.9.9");
    assertThat(caller(two, "127.0.0.1")).isEqualTo("127.0.0.1");
    assertThat(caller(two, "127.0.0.1", "unknown")).isEqualTo("127.0.0.1");
    assertThat(caller(two, "127.0.0.1", ",,,")).isEqualTo("127.0.0.1");
    assertThat(caller(two, "203.0.113.1", "192.0.2.1")).isEqualTo("203.0.113.1");
    assertThat(caller(Proxies.NONE, "127.0.0.1", "192.0.2.1")).isEqualTo("127.0.0.1");
  }

  @Test
  void aHouseHasOneAddressOfTheNewKind() {
    String house = caller(Proxies.HERE, "::1", "[2001:db8:1:2::3]:443");
    assertThat(house)
        .isEqualTo(caller(Proxies.HERE, "::1", "2001:db8:1:2:ffff::"))
        .isEqualTo(caller(Proxies.NONE, "2001:db8:1:2::77"))
        .isNotEqualTo(caller(Proxies.HERE, "::1", "2001:db8:1:3::3"));
  }
}
