package umpire.sim.report;

import java.util.List;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Typeset;
import umpire.sim.count.Confidence;

/// Explains how to read the numbers.
///
/// @param notes the paragraphs
record MethodSection(List<String> notes) {

  MethodSection {
    notes = List.copyOf(notes);
  }

  static MethodSection ofSimulation(Confidence confidence, long games, long seed) {
    return new MethodSection(
        List.of(
            meaning(confidence),
            "Shares have Wilson\u2019s score interval, which also holds for rare events and few games."
                + " Means have the normal interval: the mean plus or minus "
                + deviations(confidence)
                + " standard errors. With fewer than some hundred games, or if a rare game counts for"
                + " very much, it is too narrow.",
            "Deviation is the standard deviation of a single game. The columns 5 %, median and 95 %"
                + " hold the values that 5, 50 and 95 percent of the games do not exceed. In"
                + " histograms the dotted line is the mean, and a pale bar gathers all values farther"
                + " out.",
            "A side is reported to win more than its share only if a stricter interval shows it,"
                + " because the best of several sides is also one of the luckiest.",
            digits(),
            oneSeed(games, seed)));
  }

  static MethodSection ofComparison(Confidence confidence, long deals, long seed, String pairing) {
    return new MethodSection(
        List.of(
            meaning(confidence),
            pairing,
            "The interval of a difference is computed from the differences deal by deal, so luck that"
                + " both share cancels out. It is normal: the mean plus or minus "
                + deviations(confidence)
                + " standard errors. For shares two deals are added, one at each extreme (after"
                + " Agresti and Min), so that a few deals that agree leave doubt. A difference counts"
                + " as found only if its interval does not hold 0.",
            "A single share has Wilson\u2019s score interval. Correlated games on one deal count as"
                + " fewer games for it.",
            "The detectable difference is the smallest that four of five comparisons of this size"
                + " would find. If no difference was found, there may still be one: it is probably"
                + " smaller than that.",
            digits(),
            oneSeed(deals, seed)));
  }

  private static String meaning(Confidence confidence) {
    return "A %s\u00A0%% interval holds the true value in about %s of 100 simulations like this one."
            .formatted(confidence.percent(), confidence.percent())
        + " This holds for each single interval: among many, some miss."
        + " Intervals reflect chance only, not whether strategies play as people do.";
  }

  private static String deviations(Confidence confidence) {
    return Typeset.fixed(confidence.deviations(), 2);
  }

  private static String digits() {
    return "No number has more digits than its interval justifies. Counts are exact.";
  }

  private static String oneSeed(long games, long seed) {
    return "All numbers come from one seed, %d, and from games 0 to %d under it. Another seed gives another sample."
        .formatted(seed, games - 1);
  }

  void write(Markup out) {
    Page.section(out, "How to read it");
    out.open("ul");
    for (String note : notes) {
      out.element("li", note);
    }
    out.close().closeLine();
  }
}
