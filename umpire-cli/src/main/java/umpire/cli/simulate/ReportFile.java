package umpire.cli.simulate;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.sim.Forfeits;
import umpire.sim.Lineup;
import umpire.sim.RulesDuel;
import umpire.sim.count.Totals;
import umpire.sim.report.DuelReport;
import umpire.sim.report.Origin;
import umpire.sim.report.Pairing;
import umpire.sim.report.RulesDuelReport;
import umpire.sim.report.ShowCommand;
import umpire.sim.report.SimulationReport;
import umpire.sim.run.BuildId;
import umpire.sim.run.Run;

/// Writes report pages about simulations and comparisons. The running time is left out, so that the
/// same command gives the same page.
public final class ReportFile {

  private final Path path;
  private final RunOptions options;
  private final List<String> words;

  /// @param words the command line after `umpire`, as typed
  public ReportFile(Path path, RunOptions options, List<String> words) {
    this.path = path;
    this.options = options;
    this.words = List.copyOf(words);
  }

  void write(Lineup<?> lineup, Run run, Forfeits forfeits) throws IOException {
    var report =
        new SimulationReport(
            origin(lineup, List.of(ShowCommands.game(words))),
            lineup.rowLayout(),
            run.totals(),
            forfeits,
            run.convergence(),
            options.confidence());
    write(report::write);
  }

  public void write(Lineup<?> lineup, List<Pairing> pairings) throws IOException {
    var report = new DuelReport(origin(lineup, List.of()), pairings, options.confidence());
    write(report::write);
  }

  /// Writes the page on the effects of a change of rules.
  ///
  /// @param shows the commands that show the game of a deal, by the first rules and by the second
  public void write(RulesDuel duel, Totals totals, Forfeits forfeits, List<ShowCommand> shows)
      throws IOException {
    Origin origin = origin(duel.lineup(), shows);
    var report = RulesDuelReport.of(duel, origin, totals, forfeits, options.confidence());
    write(report::write);
  }

  private Origin origin(Lineup<?> lineup, List<ShowCommand> shows) {
    return Origin.of(lineup, options.seed(), BuildId.current(), called(), shows, Optional.empty());
  }

  private List<String> called() {
    var all = new ArrayList<String>();
    all.add("umpire");
    all.addAll(words);
    return all;
  }

  /// The content of a page.
  public interface Page {
    /// Writes the whole page.
    void write(Appendable out) throws IOException;
  }

  private void write(Page page) throws IOException {
    write(path, page);
  }

  /// Writes a page into a file.
  public static void write(Path path, Page page) throws IOException {
    try (Writer out = Files.newBufferedWriter(path, StandardCharsets.UTF_8)) {
      page.write(out);
    } catch (IOException failure) {
      throw new CannotWriteException(path, failure);
    }
  }
}
