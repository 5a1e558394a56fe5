package umpire.sim.report;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.core.profile.Profiles;
import umpire.page.Grid;
import umpire.page.Grid.Column;
import umpire.page.Mark;
import umpire.page.Markup;
import umpire.page.Page;
import umpire.sim.Forfeits;
import umpire.sim.RulesDuel;
import umpire.sim.count.Confidence;
import umpire.sim.count.Counts;
import umpire.sim.count.Totals;
import umpire.sim.plot.Estimate;
import umpire.sim.plot.Histogram;
import umpire.sim.plot.IntervalPlot;

/// The page about the effect of a change of rules, on the same deals.
///
/// @param origin where the numbers come from, with the two rules that are compared
/// @param topics the numbers that are compared, in the order of the columns of a [RulesDuel]
/// @param totals the results in these columns and a last one for forfeits
/// @param forfeits the games that were forfeited
/// @param confidence the confidence level of all intervals
public record RulesDuelReport(
    Origin origin, List<Topic> topics, Totals totals, Forfeits forfeits, Confidence confidence) {

  private static final int MAX_FIGURES = 12;
  private static final double HUNDRED = 100;

  public RulesDuelReport {
    topics = List.copyOf(topics);
    if (origin.rules().size() != 2 || totals.columns() != 3 * topics.size() + 1) {
      throw new IllegalArgumentException(
          "expected two rules and "
              + (3 * topics.size() + 1)
              + " columns, found "
              + origin.rules().size()
              + " and "
              + totals.columns());
    }
  }

  /// The page about the results of a duel.
  ///
  /// @param origin the origin of the lineup's games by either rules
  public static RulesDuelReport of(
      RulesDuel duel, Origin origin, Totals totals, Forfeits forfeits, Confidence confidence) {
    Profiles profiles = duel.lineup().whole().profiles();
    var rules = List.of(Rules.of(profiles, duel.first()), Rules.of(profiles, duel.second()));
    return new RulesDuelReport(
        origin.by(rules), Topic.of(duel, origin.sides()), totals, forfeits, confidence);
  }

  private String first() {
    return origin.rules().getFirst().name();
  }

  private String second() {
    return origin.rules().getLast().name();
  }

  /// Writes the page: HTML in one piece, for a file in UTF-8.
  public void write(Appendable out) throws IOException {
    Markup page =
        Page.begin(
            "%s: the rules %s and %s compared".formatted(origin.game(), first(), second()),
            "Simulated by Umpire, the same players on the same deals.");
    if (totals.games() == 0) {
      page.paragraph("No game was played.", "class", "headline");
      new OriginSection(origin, 0).write(page);
    } else {
      sections(page);
    }
    Page.end(page);
    out.append(page.toString());
  }

  private void sections(Markup page) {
    for (int place : headlines()) {
      page.paragraph(sentence(place), "class", "headline");
    }
    table(page);
    new ForfeitSection(forfeits, origin.shows()).write(page);
    distributions(page);
    extremes(page);
    new OriginSection(origin, 2 * totals.games()).write(page);
    MethodSection.ofComparison(
            confidence,
            totals.games(),
            origin.seed(),
            "The same strategies get the same deals by either rules. Of "
                + topics.size()
                + " differences in the table some lie outside their interval by chance alone.")
        .write(page);
  }

  /// The indices of the topics for the headline: the first side's wins and the length of games. The
  /// others are in the table only.
  private List<Integer> headlines() {
    var places = new ArrayList<Integer>();
    for (Topic.Kind kind : List.of(Topic.Kind.WINS, Topic.Kind.LENGTH)) {
      for (int place = 0; place < topics.size(); place++) {
        if (topics.get(place).kind() == kind) {
          places.add(place);
          break;
        }
      }
    }
    return places;
  }

  private String sentence(int place) {
    String more = topics.get(place).name() + ": by the rules %s %s more than by %s";
    return difference(place).sentence(more, first(), second());
  }

  Difference difference(int place) {
    Topic topic = topics.get(place);
    Counts counts = totals.column(RulesDuel.differenceColumn(place));
    int most = topic.share() ? 1 : 0;
    String unit = topic.share() ? " percentage points" : "";
    return new Difference(topic.name(), unit, counts, factor(topic), most, confidence);
  }

  private static double factor(Topic topic) {
    return topic.share() ? HUNDRED : 1;
  }

  private Estimate mean(int place, int column) {
    Counts counts = totals.column(column);
    return topics.get(place).share()
        ? Estimate.ofShare(counts.times(1), counts.games(), confidence)
        : Estimate.ofMean(counts, confidence);
  }

  private void table(Markup page) {
    Page.section(page, "Differences");
    Grid grid =
        Grid.open(
            page,
            "Means per game by either rules; the difference is the first less the second, shares in"
                + " percent",
            Column.words("What"),
            Column.number(first()),
            Column.number(second()),
            Column.number("Difference"),
            Column.number(confidence.title()),
            Column.number("Detectable"),
            Column.words("Found"));
    for (int place = 0; place < topics.size(); place++) {
      row(grid, place);
    }
    grid.close();
    plot(page);
    page.closeLine();
  }

  private void row(Grid grid, int place) {
    Difference difference = difference(place);
    String percent = topics.get(place).share() ? "\u00A0%" : "";
    grid.row(
        topics.get(place).name(),
        mean(place, RulesDuel.firstColumn(place)).valueText() + percent,
        mean(place, RulesDuel.secondColumn(place)).valueText() + percent,
        difference.estimate().valueText(),
        difference.estimate().rangeText(),
        difference.detectableText(),
        difference.verdict(first(), second()));
  }

  private void plot(Markup page) {
    var rows = new ArrayList<IntervalPlot.Row>();
    for (int place = 0; place < topics.size(); place++) {
      if (topics.get(place).kind() == Topic.Kind.WINS) {
        Mark mark = new Mark(rows.size());
        Estimate estimate = difference(place).estimate();
        rows.add(new IntervalPlot.Row(topics.get(place).name(), estimate, mark));
      }
    }
    if (rows.isEmpty()) {
      return;
    }
    var none = new IntervalPlot.Reference(0, "no difference");
    page.open("figure");
    new IntervalPlot(rows, Optional.of(none), "more by " + first() + ", in percentage points")
        .draw(page, "Differences in wins. " + sentence(0));
    Page.caption(
        page,
        "A difference is found if its " + confidence.title() + " does not touch the dashed line.");
    page.closeLine();
  }

  private void distributions(Markup page) {
    Page.section(page, "Differences deal by deal");
    page.paragraph(DuelReport.BARS);
    page.open("div", "class", "many");
    int drawn = 0;
    for (int place = 0; place < topics.size() && drawn < MAX_FIGURES; place++) {
      Difference difference = difference(place);
      Counts counts = difference.counts();
      if (!topics.get(place).share() && counts.lowest() < counts.highest()) {
        difference.figure(page, Histogram.Size.SMALL, first() + " less " + second());
        drawn++;
      }
    }
    page.closeLine().closeLine();
  }

  private void extremes(Markup page) {
    var deals = new ExtremeDeals();
    for (int place = 0; place < topics.size(); place++) {
      if (topics.get(place).kind() == Topic.Kind.LENGTH) {
        Counts counts = totals.column(RulesDuel.differenceColumn(place));
        deals.add(topics.get(place).name() + ": most by " + first(), counts, true, origin.shows());
        deals.add(
            topics.get(place).name() + ": most by " + second(), counts, false, origin.shows());
      }
    }
    deals.write(page);
  }
}
