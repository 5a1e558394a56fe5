package umpire.core.fair;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import umpire.core.FairNumbers;
import umpire.core.SeededRandom;

/// What every deal of one game is drawn from: a secret of the server and the parts that players
/// add. Hashes of all of them are published before the first deal, they themselves after the end:
/// then everybody can draw again, and see that nothing was chosen on the way.
///
/// @param scheme how deals are drawn
/// @param secret 256 bits in hexadecimal digits
/// @param parts what each seat adds, in the order of the seats; empty in the first scheme
public record FairDeal(Scheme scheme, String secret, List<SeatPart> parts) {

  /// How many bytes there are in a secret.
  public static final int BYTES = SeatPart.DIGITS / 2;

  /// How deals follow from the secret. A game ends by the scheme that it began with.
  public enum Scheme {
    /// From the secret alone, by numbers that begin with 64 bits for each event.
    FIRST("1"),
    /// From the secret and the parts of the seats, by numbers that depend on all bits of them.
    SECOND("2");

    private final String tag;

    Scheme(String tag) {
      this.tag = tag;
    }

    /// What the tag `Fairness` says.
    public String tag() {
      return tag;
    }
  }

  /// @throws IllegalArgumentException if the secret is none
  public FairDeal {
    if (!SeatPart.isHex(secret)) {
      throw new IllegalArgumentException("a secret has " + SeatPart.DIGITS + " hexadecimal digits");
    }
    parts = List.copyOf(parts);
  }

  /// A deal of the first scheme.
  public static FairDeal first(String secret) {
    return new FairDeal(Scheme.FIRST, secret, List.of());
  }

  /// A deal of the second scheme.
  public static FairDeal second(String secret, List<SeatPart> parts) {
    return new FairDeal(Scheme.SECOND, secret, parts);
  }

  /// What is published beforehand: the SHA-256 of the secret.
  public String commitment() {
    return SeatPart.commitmentTo(secret);
  }

  /// What an event of the house is drawn from. It does not depend on what players have done, so
  /// that what was taken back and happens again is no second draw.
  ///
  /// @param event its number in the record, from 1, which the first scheme counts by
  /// @param draw its number among the events of the house, from 1, which the second one counts by
  public SeededRandom random(int event, int draw) {
    byte[] bytes = HexFormat.of().parseHex(secret);
    return switch (scheme) {
      case FIRST ->
          new SeededRandom(
              ByteBuffer.wrap(FairNumbers.hmac(bytes, "umpire deal " + event)).getLong());
      case SECOND -> new FairNumbers(FairNumbers.hmac(bytes, added()), "umpire draw " + draw);
    };
  }

  /// What the seats add, in words: every seat has its place, so that none can be left out or
  /// exchanged for another.
  private String added() {
    return parts.stream()
        .map(each -> each.isRevealed() ? each.part() : "-")
        .collect(Collectors.joining(" ", "umpire parts ", ""));
  }

  /// Nobody sees the secret by accident in a log.
  @Override
  public String toString() {
    return "FairDeal of " + commitment();
  }
}
