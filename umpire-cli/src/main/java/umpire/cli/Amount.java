package umpire.cli;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A number of games as people write it: `10M`, `2.5k`, `1_000_000`, `1e9`.
public final class Amount implements ITypeConverter<Long> {

  private static final long MOST = 1_000_000_000_000_000L;

  private static final Map<Character, Integer> ZEROS = Map.of('k', 3, 'm', 6, 'g', 9, 'b', 9);

  @Override
  public Long convert(String text) {
    String digits = text.replace("_", "").toLowerCase(Locale.ROOT);
    int zeros = 0;
    if (!digits.isEmpty()) {
      Integer suffix = ZEROS.get(digits.charAt(digits.length() - 1));
      if (suffix != null) {
        zeros = suffix;
        digits = digits.substring(0, digits.length() - 1);
      }
    }
    try {
      // An exponent of thousands would be a number of as many digits.
      BigDecimal number = new BigDecimal(digits);
      if (Math.abs(number.scale()) < 30) {
        long amount = number.movePointRight(zeros).longValueExact();
        if (amount >= 0 && amount <= MOST) {
          return amount;
        }
      }
    } catch (ArithmeticException | NumberFormatException _) {
      // told below
    }
    throw new TypeConversionException(
        "'" + text + "' is no number of games: write 5000, 10k, 2.5M or 1G");
  }
}
