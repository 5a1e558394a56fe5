package umpire.sim.report;

import umpire.page.Figures;
import umpire.page.Mark;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Typeset;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Interval;
import umpire.sim.plot.Estimate;
import umpire.sim.plot.Histogram;

/// The difference between two strategies or two sets of rules, measured deal by deal.
///
/// @param what the number that is compared
/// @param unit the unit of the difference
/// @param counts the difference of each deal
/// @param factor turns the difference of a deal into the unit
/// @param most the largest difference on a deal, if shares are compared; else 0
/// @param confidence the confidence level of the interval
record Difference(
    String what, String unit, Counts counts, double factor, int most, Confidence confidence) {

  /// The fewest deals for which the normal interval of a mean makes sense.
  static final int MIN_DEALS = Interval.MIN_GAMES;

  Estimate estimate() {
    return new Estimate(counts.mean() * factor, interval());
  }

  /// The interval that the simulator computes. With few deals a share has a wide one, and a mean
  /// has none.
  private Interval interval() {
    if (most > 0) {
      Interval share = Interval.ofPairs(counts, most, confidence);
      return new Interval(most * factor * share.low(), most * factor * share.high());
    }
    if (counts.games() < MIN_DEALS || isUniform()) {
      return Interval.UNKNOWN;
    }
    return Interval.ofMean(counts.mean() * factor, counts.standardError() * factor, confidence);
  }

  /// Whether all deals gave the same difference: then no interval can be computed.
  private boolean isUniform() {
    return counts.lowest() == counts.highest();
  }

  /// Whether the interval excludes 0.
  boolean isFound() {
    return estimate().excludes(0);
  }

  double detectable() {
    return confidence.detectable(interval().half() / confidence.deviations());
  }

  String detectableText() {
    return estimate().isKnown()
        ? Typeset.fixed(detectable(), Figures.decimals(estimate().interval().half()))
        : "not known";
  }

  /// The result in one sentence. The one with more is named only together with the amount and its
  /// interval.
  ///
  /// @param more a pattern with the one that has more, the amount, and the one that has less
  /// @param first the name of the first
  /// @param second the name of the second
  String sentence(String more, String first, String second) {
    Estimate estimate = estimate();
    if (!estimate.isKnown()) {
      return what + ", " + first + " and " + second + ": " + whyUnknown() + ".";
    }
    if (!isFound()) {
      return "%s: no difference found between %s and %s (%s\u00A0%%: %s%s); a difference above %s%s would probably have been seen."
          .formatted(
              what,
              first,
              second,
              confidence.percent(),
              estimate.rangeText(),
              unit,
              detectableText(),
              unit);
    }
    boolean ahead = estimate.value() > 0;
    Estimate amount = ahead ? estimate : estimate.negated();
    String size = amount.valueText() + unit;
    String sure = " (%s\u00A0%%: %s).".formatted(confidence.percent(), amount.rangeText());
    return more.formatted(ahead ? first : second, size, ahead ? second : first) + sure;
  }

  private String whyUnknown() {
    if (counts.games() < MIN_DEALS) {
      return "too few deals to compare, at least " + MIN_DEALS + " are needed";
    }
    return counts.lowest() == 0
        ? "not one of " + Typeset.count(counts.games()) + " deals differed"
        : "every deal gave the same difference, so there is no interval";
  }

  /// The name of the one that has more, for a table that shows the interval beside it.
  String verdict(String first, String second) {
    if (!estimate().isKnown()) {
      return counts.games() < MIN_DEALS ? "too few deals" : "all deals alike";
    }
    if (!isFound()) {
      return "none found";
    }
    return (estimate().value() > 0 ? first : second) + "\u00A0more";
  }

  void figure(Markup out, Histogram.Size size, String axis) {
    out.open("figure").element("strong", what);
    var histogram = Histogram.of(counts, size);
    String words =
        estimate().isKnown()
            ? "difference %s%s (%s\u00A0%%: %s)"
                .formatted(
                    estimate().valueText(), unit, confidence.percent(), estimate().rangeText())
            : whyUnknown();
    histogram.draw(out, counts, axis, new Mark(0), "Histogram, " + what + ": " + words);
    Page.caption(out, words + ".");
    out.closeLine();
  }
}
