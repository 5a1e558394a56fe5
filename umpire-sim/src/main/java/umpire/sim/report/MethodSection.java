package umpire.sim.report;

import java.util.List;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.page.Typeset;
import umpire.sim.count.Confidence;

/// How to read the numbers.
///
/// @param notes a paragraph each
record MethodSection(List<String> notes) {

  MethodSection {
    notes = List.copyOf(notes);
  }

  static MethodSection ofSimulation(Confidence confidence, long games, long seed) {
    return new MethodSection(
        List.of(
            meaning(confidence),
            "Shares have Wilson\u2019s score interval, which is honest for rare events and few games"
                + " too. Means have the normal interval: the mean plus or minus "
                + deviations(confidence)
                + " standard errors. With fewer than some hundred games, or if a rare game counts for"
                + " very much, it is too narrow.",
            "Deviation is the standard deviation of a single game. The columns 5 %, median and 95 %"
                + " hold the value that so many of the games do not exceed. In histograms the dotted"
                + " line is the mean, and a pale bar gathers what lies farther out.",
            "A side is said to win more than its share only if a stricter interval shows it, because"
                + " the best of several is always lucky, too.",
            digits(),
            oneSeed(games, seed)));
  }

  static MethodSection ofComparison(Confidence confidence, long deals, long seed, String pairing) {
    return new MethodSection(
        List.of(
            meaning(confidence),
            pairing,
            "The interval of a difference is made from the differences deal by deal, so luck that both"
                + " had falls out. It is normal: the mean plus or minus "
                + deviations(confidence)
                + " standard errors. For shares two deals are added, one as far out as can be"
                + " on either side (after Agresti and Min), so that a few deals that agree leave"
                + " doubt. A difference counts as found only if its interval does not hold"
                + " 0.",
            "A share by itself has Wilson\u2019s score interval. Games on one deal that go together"
                + " count as fewer for it.",
            "The detectable difference is what a comparison of this size would have told from none"
                + " four times of five. No difference found does not mean that there is none: only"
                + " that it is probably smaller than that.",
            digits(),
            oneSeed(deals, seed)));
  }

  private static String meaning(Confidence confidence) {
    return "A %s\u00A0%% interval holds the true value in about %s of 100 simulations like this one."
            .formatted(confidence.percent(), confidence.percent())
        + " That is true of each interval by itself: among many, some miss."
        + " Intervals tell of chance only, not of whether strategies play as people do.";
  }

  private static String deviations(Confidence confidence) {
    return Typeset.fixed(confidence.deviations(), 2);
  }

  private static String digits() {
    return "No number has more digits than its interval gives a meaning to. Counts are exact.";
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
