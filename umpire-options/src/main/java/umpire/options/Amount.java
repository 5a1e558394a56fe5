package umpire.options;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A number of games or records as people write it: `10M`, `2.5k`, `1_000_000`, `1e9`.
public final class Amount implements ITypeConverter<Long> {

  private static final BigDecimal MAX = new BigDecimal("1e15");

  /// An exponent of thousands would be a number of as many digits.
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
        throw wrong(text, "expected 0 or more");
      }
      if (huge || number.movePointRight(zeros).compareTo(MAX) > 0) {
        throw wrong(text, "more than a million billion (1e15) cannot be numbered");
      }
      if (number.scale() > LARGEST_SCALE) {
        throw wrong(text, "a part is left over");
      }
      return number.movePointRight(zeros).longValueExact();
    } catch (NumberFormatException _) {
      throw wrong(text, "write 5000, 10k, 2.5M, 1G or 1e9");
    } catch (ArithmeticException _) {
      throw wrong(text, "a part is left over");
    }
  }

  private static TypeConversionException wrong(String text, String why) {
    return new TypeConversionException("'" + text + "' is not a whole number: " + why);
  }
}
