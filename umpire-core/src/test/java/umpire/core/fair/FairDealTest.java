package umpire.core.fair;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import umpire.core.SeededRandom;

final class FairDealTest {

  private static final String SECRET =
      HexFormat.of().formatHex(bytes(IntStream.range(0, FairDeal.BYTES)));
  private static final SeatPart FIRST = part("aa".repeat(FairDeal.BYTES));
  private static final SeatPart THIRD = part("55".repeat(FairDeal.BYTES));
  private static final List<SeatPart> PARTS = List.of(FIRST, SeatPart.NONE, THIRD);

  private static byte[] bytes(IntStream numbers) {
    int[] all = numbers.toArray();
    var bytes = new byte[all.length];
    for (int i = 0; i < all.length; i++) {
      bytes[i] = (byte) all[i];
    }
    return bytes;
  }

  private static SeatPart part(String bits) {
    return new SeatPart(SeatPart.commitmentTo(bits), bits);
  }

  private static long[] numbers(FairDeal deal, int draw, int count) {
    SeededRandom random = deal.random(draw, draw);
    return LongStream.generate(random::nextLong).limit(count).toArray();
  }

  /// The expected numbers were computed by a program of a few lines in another language, from the
  /// text of `docs/record.md`.
  @Test
  void theNumbersAreTheOnesThatThePageTells() {
    long[] expected = {
      0x9231977ccdcacab9L,
      0x89b4ba5134090faeL,
      0x589d9c0e64ce75f8L,
      0x33f07139f0a35f22L,
      0x2756cfdb51c8cb66L,
      0x6cda689e0c5f1f2dL,
    };
    assertArrayEquals(expected, numbers(FairDeal.second(SECRET, PARTS), 3, expected.length));
    assertEquals(
        new SeededRandom(0x1090e0502577b8e0L).nextLong(), numbers(FairDeal.first(SECRET), 3, 1)[0]);
    assertEquals(
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
        SeatPart.commitmentTo(SECRET));
  }

  /// Each bit of the secret and of the parts changes the first number of a draw.
  @Test
  void everyBitCounts() {
    Set<Long> seen = new HashSet<>();
    seen.add(numbers(FairDeal.second(SECRET, PARTS), 1, 1)[0]);
    for (int bit = 0; bit < 8 * FairDeal.BYTES; bit++) {
      String flipped = flipped(SECRET, bit);
      assertTrue(seen.add(numbers(FairDeal.second(flipped, PARTS), 1, 1)[0]), "secret " + bit);
      var other = List.of(FIRST, SeatPart.NONE, part(flipped(THIRD.part(), bit)));
      assertTrue(seen.add(numbers(FairDeal.second(SECRET, other), 1, 1)[0]), "part " + bit);
    }
  }

  private static String flipped(String bits, int bit) {
    byte[] bytes = HexFormat.of().parseHex(bits);
    bytes[bit / 8] ^= (byte) (1 << bit % 8);
    return HexFormat.of().formatHex(bytes);
  }

  @Test
  void placesAndMissingPartsCount() {
    var deals =
        List.of(
            PARTS,
            List.of(THIRD, SeatPart.NONE, FIRST),
            List.of(FIRST, THIRD, SeatPart.NONE),
            List.of(FIRST, SeatPart.NONE, SeatPart.committed(THIRD.commitment())),
            Collections.nCopies(3, SeatPart.NONE),
            Collections.nCopies(4, SeatPart.NONE));
    Set<Long> seen = new HashSet<>();
    deals.forEach(parts -> seen.add(numbers(FairDeal.second(SECRET, parts), 1, 1)[0]));
    assertEquals(deals.size(), seen.size());
  }

  /// In the first scheme 64 bits decide a whole deal, so that anyone who sees one number can
  /// compute all later ones. The second scheme must not have this flaw.
  @Test
  void oneNumberDoesNotTellTheOthers() {
    long[] flawed = numbers(FairDeal.first(SECRET), 1, 2);
    assertEquals(flawed[1], afterSeeing(flawed[0]), "the flaw of the first scheme");
    long[] fair = numbers(FairDeal.second(SECRET, PARTS), 1, 2);
    assertNotEquals(fair[1], afterSeeing(fair[0]));
  }

  /// The number that a stream of 64 bits draws after this one.
  private static long afterSeeing(long number) {
    long z = unshifted(number, 31) * inverse(0x94d049bb133111ebL);
    z = unshifted(z, 27) * inverse(0xbf58476d1ce4e5b9L);
    return new SeededRandom(unshifted(z, 30)).nextLong();
  }

  private static long unshifted(long mixed, int shift) {
    long z = mixed;
    for (int known = shift; known < Long.SIZE; known += shift) {
      z = mixed ^ z >>> shift;
    }
    return z;
  }

  /// The multiplicative inverse of an odd number.
  private static long inverse(long odd) {
    long inverse = odd;
    for (int i = 0; i < 6; i++) {
      inverse *= 2 - odd * inverse;
    }
    return inverse;
  }

  @Test
  void shufflesAreUniformAndBothWaysTheSame() {
    FairDeal deal = FairDeal.second(SECRET, PARTS);
    Map<String, Integer> counts = new HashMap<>();
    int draws = 12_000;
    for (int draw = 1; draw <= draws; draw++) {
      int[] plain = {0, 1, 2, 3};
      int[] ahead = plain.clone();
      deal.random(0, draw).shuffle(plain, plain.length);
      deal.random(0, draw).shuffle(ahead, ahead.length, new long[ahead.length]);
      assertArrayEquals(plain, ahead);
      counts.merge(Arrays.toString(plain), 1, Integer::sum);
    }
    double expected = draws / 24.0;
    double distance =
        counts.values().stream().mapToDouble(n -> (n - expected) * (n - expected) / expected).sum();
    assertEquals(24, counts.size());
    // 23 degrees of freedom: 49.7 is exceeded once in a thousand; the numbers are always the same.
    assertTrue(distance < 49.7, "chi square " + distance);
  }

  @Test
  void aSecretIsNoSeedAndHasAllItsDigits() {
    SeededRandom random = FairDeal.second(SECRET, PARTS).random(1, 1);
    assertThrows(UnsupportedOperationException.class, () -> random.reseed(1));
    assertThrows(IllegalArgumentException.class, () -> FairDeal.first("ab"));
    assertTrue(FIRST.fits(FIRST.part()));
    assertTrue(!FIRST.fits(THIRD.part()) && !FIRST.fits("x"));
  }
}
