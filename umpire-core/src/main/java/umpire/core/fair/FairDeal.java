package umpire.core.fair;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import umpire.core.FairNumbers;
import umpire.core.SeededRandom;

/// The source of every deal of one game: a secret of the server and the parts that players add. The
/// hashes of all of them are published before the first deal, and the values after the end: then
/// any player can repeat the draws and see that no deal was manipulated.
///
/// @param scheme the way in which deals are drawn
/// @param secret 256 bits in hexadecimal digits
/// @param parts the part of each seat, in the order of the seats; empty in the first scheme
public record FairDeal(Scheme scheme, String secret, List<SeatPart> parts) {

  /// The number of bytes in a secret.
  public static final int BYTES = SeatPart.DIGITS / 2;

  /// How deals follow from the secret. A game keeps the scheme with which it began.
  public enum Scheme {
    /// From the secret alone: each event has its own generator, seeded with 64 bits.
    FIRST("1"),
    /// From the secret and the parts of the seats, by numbers that depend on all their bits.
    SECOND("2");

    private final String tag;

    Scheme(String tag) {
      this.tag = tag;
    }

    /// The value of the tag `Fairness` for this scheme.
    public String tag() {
      return tag;
    }
  }

  /// Creates the source of a game's deals.
  ///
  /// @throws IllegalArgumentException if the secret is not 64 hexadecimal digits
  public FairDeal {
    if (!SeatPart.isHex(secret)) {
      throw new IllegalArgumentException("a secret has " + SeatPart.DIGITS + " hexadecimal digits");
    }
    parts = List.copyOf(parts);
  }

  /// A source of the first scheme, without parts.
  public static FairDeal first(String secret) {
    return new FairDeal(Scheme.FIRST, secret, List.of());
  }

  /// A source of the second scheme.
  public static FairDeal second(String secret, List<SeatPart> parts) {
    return new FairDeal(Scheme.SECOND, secret, parts);
  }

  /// The commitment published before the first deal: the SHA-256 of the secret.
  public String commitment() {
    return SeatPart.commitmentTo(secret);
  }

  /// Returns the generator for one event of the house. It does not depend on the moves of the
  /// players, so an event that is taken back and repeated is drawn the same way.
  ///
  /// @param event the number of the event in the record, from 1; used by the first scheme
  /// @param draw its number among the events of the house, from 1; used by the second scheme
  public SeededRandom random(int event, int draw) {
    byte[] bytes = HexFormat.of().parseHex(secret);
    return switch (scheme) {
      case FIRST ->
          new SeededRandom(
              ByteBuffer.wrap(FairNumbers.hmac(bytes, "umpire deal " + event)).getLong());
      case SECOND -> new FairNumbers(FairNumbers.hmac(bytes, added()), "umpire draw " + draw);
    };
  }

  /// The parts as text. Each seat has its position, so that no part can be left out or exchanged
  /// for another.
  private String added() {
    return parts.stream()
        .map(each -> each.isRevealed() ? each.part() : "-")
        .collect(Collectors.joining(" ", "umpire parts ", ""));
  }

  /// Shows only the commitment, so that the secret cannot leak into a log.
  @Override
  public String toString() {
    return "FairDeal of " + commitment();
  }
}
