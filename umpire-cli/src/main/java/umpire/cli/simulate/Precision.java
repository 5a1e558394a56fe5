package umpire.cli.simulate;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Half the width of an interval, as a share: `0.1%` or `0.001`.
final class Precision implements ITypeConverter<Double> {

  @Override
  public Double convert(String text) {
    boolean percent = text.endsWith("%");
    try {
      double number = Double.parseDouble(percent ? text.substring(0, text.length() - 1) : text);
      double share = percent ? number / 100 : number;
      if (share > 0 && share < 1) {
        return share;
      }
    } catch (NumberFormatException _) {
      // told below
    }
    throw new TypeConversionException(
        "'" + text + "' is no precision: write for instance 0.1% for plus or minus 0.1 points");
  }
}
