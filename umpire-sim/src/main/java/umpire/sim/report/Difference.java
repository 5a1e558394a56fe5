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

/// What one has more than another, measured deal by deal.
///
/// @param what is compared
/// @param unit of the difference
/// @param counts the differences of the deals
/// @param factor makes a difference of a deal one of the unit
/// @param most how far apart the two can be on a deal, if shares are compared; else 0
record Difference(
    String what, String unit, Counts counts, double factor, int most, Confidence confidence) {

  /// With fewer deals the normal interval of a mean is a fiction.
  static final int MIN_DEALS = Interval.MIN_GAMES;

  Estimate estimate() {
    return new Estimate(counts.mean() * factor, interval());
  }

  /// As the simulator makes it; shares stay in doubt while deals are few, means are not known.
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

  /// Whether all deals gave the same difference: then there is nothing to make an interval from.
  private boolean isUniform() {
    return counts.lowest() == counts.highest();
  }

  /// Whether there is a difference beyond doubt, as far as an interval goes.
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

  /// In one sentence; who has more is named only together with how much, and how sure that is.
  ///
  /// @param more says who has more than whom: the first name, the amount, the second name
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

  /// Who has more, for a table that holds the interval beside it.
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
