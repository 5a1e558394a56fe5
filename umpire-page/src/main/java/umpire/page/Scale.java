package umpire.page;

import java.util.ArrayList;
import java.util.List;

/// Maps values to positions along an axis.
///
/// @param low the first value
/// @param high the last value
/// @param from the position of the first value in the drawing
/// @param to the position of the last value
/// @param logarithmic whether equal factors take equal room
public record Scale(double low, double high, double from, double to, boolean logarithmic) {

  private static final int[] STEPS = {1, 2, 5, 10};

  public static Scale linear(double low, double high, double from, double to) {
    return new Scale(low, high, from, to, false);
  }

  public static Scale logarithmic(double low, double high, double from, double to) {
    return new Scale(low, high, from, to, true);
  }

  public double at(double value) {
    double part = (bent(value) - bent(low)) / (bent(high) - bent(low));
    return from + part * (to - from);
  }

  private double bent(double value) {
    return logarithmic ? Math.log10(value) : value;
  }

  /// The smallest of 1, 2, 5, 10, 20, 50 … (or 0.5, 0.2, …) that is not below this.
  public static double nice(double least) {
    double power = Math.pow(10, Math.floor(Math.log10(least)));
    for (int step : STEPS) {
      // A tiny tolerance, because 0.1 and its like are not exact.
      if (step * power >= least * (1 - 1e-9)) {
        return step * power;
      }
    }
    return 10 * power;
  }

  /// The distance between two marks if there are about this many.
  public double step(int about) {
    return nice((high - low) / about);
  }

  /// Round values between the first and the last, about this many.
  public List<Double> ticks(int about) {
    return logarithmic ? powers() : multiples(step(about));
  }

  /// Every multiple of a step.
  public List<Double> multiples(double step) {
    var ticks = new ArrayList<Double>();
    double first = Math.ceil(low / step - 1e-9);
    for (double k = first; k * step <= high + step * 1e-9; k++) {
      // Adding zero turns negative zero into zero.
      ticks.add(k * step + 0.0);
    }
    return ticks;
  }

  private List<Double> powers() {
    boolean between = Math.log10(high / low) < 2;
    var ticks = new ArrayList<Double>();
    for (double power = Math.pow(10, Math.floor(Math.log10(low))); power <= high; power *= 10) {
      for (int step : between ? new int[] {1, 2, 5} : new int[] {1}) {
        if (step * power >= low && step * power <= high) {
          ticks.add(step * power);
        }
      }
    }
    return ticks;
  }
}
