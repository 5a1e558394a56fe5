package umpire.options;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A number of games or records as people write it: `10M`, `2.5k`, `1_000_000`, `1e9`.
public final class Amount implements ITypeConverter<Long> {

  private static final BigDecimal MAX = new BigDecimal("1e15");

  /// Largest exponent: `1e5000` would be a number of 5001 digits.
  private static final int LARGEST_SCALE = 30;

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
      BigDecimal number = new BigDecimal(digits);
      boolean huge = number.scale() < -LARGEST_SCALE || number.precision() > LARGEST_SCALE;
      if (number.signum() < 0) {
        throw wrong(text, "is negative: expected 0 or more");
      }
      if (huge || number.movePointRight(zeros).compareTo(MAX) > 0) {
        throw wrong(text, "is too large: the maximum is 1e15");
      }
      if (number.scale() > LARGEST_SCALE) {
        throw wrong(text, "is not a whole number: a fraction is left over");
      }
      return number.movePointRight(zeros).longValueExact();
    } catch (NumberFormatException _) {
      throw wrong(text, "is not a whole number: write 5000, 10k, 2.5M, 1G or 1e9");
    } catch (ArithmeticException _) {
      throw wrong(text, "is not a whole number: a fraction is left over");
    }
  }

  private static TypeConversionException wrong(String text, String why) {
    return new TypeConversionException("'" + text + "' " + why);
  }
}
