package umpire.server.http;

import java.net.InetAddress;
import java.util.Optional;

/// A range of addresses, as in `10.0.0.0/8`, `fd00::/8` or `::1`.
///
/// @param bits the number of leading bits that all its addresses share
public record Cidr(InetAddress first, int bits) {

  /// Parses a range; empty if it is malformed. Host names are not accepted, because others control
  /// their meaning.
  public static Optional<Cidr> of(String words) {
    String[] parts = words.split("/", 2);
    Optional<InetAddress> first = literal(parts[0]);
    if (first.isEmpty()) {
      return Optional.empty();
    }
    int all = first.get().getAddress().length * Byte.SIZE;
    if (parts.length == 1) {
      return Optional.of(new Cidr(first.get(), all));
    }
    boolean good = parts[1].matches("[0-9]{1,3}") && Integer.parseInt(parts[1]) <= all;
    return good ? Optional.of(new Cidr(first.get(), Integer.parseInt(parts[1]))) : Optional.empty();
  }

  /// Parses a numeric address; empty if it is not one.
  static Optional<InetAddress> literal(String words) {
    try {
      return Optional.of(InetAddress.ofLiteral(words));
    } catch (IllegalArgumentException no) {
      return Optional.empty();
    }
  }

  /// Whether the address is in this range.
  boolean contains(InetAddress address) {
    byte[] ours = first.getAddress();
    byte[] theirs = address.getAddress();
    if (ours.length != theirs.length) {
      return false;
    }
    for (int bit = 0; bit < bits; bit++) {
      int mask = 0x80 >> bit % Byte.SIZE;
      if (((ours[bit / Byte.SIZE] ^ theirs[bit / Byte.SIZE]) & mask) != 0) {
        return false;
      }
    }
    return true;
  }
}
