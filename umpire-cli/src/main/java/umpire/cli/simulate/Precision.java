package umpire.cli.simulate;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Half the width of an interval: `0.1%` or `0.001` of a share, or a number in the unit of the
/// measure.
///
/// @param half the number, a percentage divided by a hundred
/// @param percent whether it was written as a percentage
record Precision(double half, boolean percent) {

  boolean isShare() {
    return half < 1;
  }

  /// Converts the value of the option.
  static final class Converter implements ITypeConverter<Precision> {

    @Override
    public Precision convert(String text) {
      boolean percent = text.endsWith("%");
      try {
        double number = Double.parseDouble(percent ? text.substring(0, text.length() - 1) : text);
        if (number > 0 && Double.isFinite(number)) {
          return new Precision(percent ? number / 100 : number, percent);
        }
      } catch (NumberFormatException _) {
        // reported below
      }
      throw new TypeConversionException(
          "expected a precision, such as 0.1% for plus or minus 0.1 points, found '" + text + "'");
    }
  }
}
