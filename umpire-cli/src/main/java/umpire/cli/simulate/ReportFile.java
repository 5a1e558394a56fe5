package umpire.cli.simulate;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.command.options.SwitchOptions;
import umpire.core.profile.Profile;
import umpire.sim.BuildId;
import umpire.sim.Duel;
import umpire.sim.Lineup;
import umpire.sim.RulesDuel;
import umpire.sim.Run;
import umpire.sim.Totals;
import umpire.sim.report.DuelReport;
import umpire.sim.report.Origin;
import umpire.sim.report.Pairing;
import umpire.sim.report.RulesDuelReport;
import umpire.sim.report.ShowCommand;
import umpire.sim.report.SimulationReport;

/// Writes pages about simulations and comparisons. The time it took is left out, so that the same
/// call gives the same page.
public final class ReportFile {

  /// Options that do not change a single game, and take a value.
  private static final Set<String> ABOUT_THE_RUN =
      Set.of(
          "--games",
          "--until",
          "--threads",
          "--confidence",
          "--report",
          "--format",
          "--out",
          "--checkpoint");

  private final Path path;
  private final RunOptions options;
  private final List<String> words;
  private final List<String> profiles;
  private final List<String> switches;

  /// @param words the call behind `umpire`, as it was typed
  ReportFile(Path path, RunOptions options, List<String> words) {
    this(path, options, words, List.of(), new SwitchOptions());
  }

  /// @param profiles the profiles of a comparison, as they were typed
  /// @param switches what was changed in them
  public ReportFile(
      Path path,
      RunOptions options,
      List<String> words,
      List<String> profiles,
      SwitchOptions switches) {
    this.switches = switches.words();
    this.profiles = List.copyOf(profiles);
    this.path = path;
    this.options = options;
    this.words = List.copyOf(words);
  }

  void write(Lineup<?, ?> lineup, Run run) throws IOException {
    var show = new ShowCommand("", with(aboutGames(), "--show"));
    var report =
        new SimulationReport(
            origin(lineup, List.of(show)),
            lineup.card(),
            run.totals(),
            run.convergence(),
            options.confidence());
    write(report::write);
  }

  public void write(Lineup<?, ?> lineup, List<Pairing> pairings) throws IOException {
    var report = new DuelReport(origin(lineup, List.of()), pairings, options.confidence());
    write(report::write);
  }

  public void write(RulesDuel duel, Totals totals) throws IOException {
    var shows = new ArrayList<ShowCommand>();
    for (Profile profile : List.of(duel.first(), duel.second())) {
      int number = shows.size();
      shows.add(show(duel.lineup().by(profile), number, profile.name()));
    }
    var report =
        RulesDuelReport.of(duel, origin(duel.lineup(), shows), totals, options.confidence());
    write(report::write);
  }

  /// How the games of a duel on one deal are seen: a command for each seating. None where no such
  /// command plays them again.
  public List<ShowCommand> shows(Duel duel) {
    if (!duel.isShowable()) {
      return List.of();
    }
    var shows = new ArrayList<ShowCommand>();
    for (List<String> seating : duel.seatings()) {
      shows.add(show(duel.lineup().seated(seating), 0, String.join(", ", seating)));
    }
    return shows;
  }

  /// @param profile which of the profiles typed; the game's first preset may go without saying
  private ShowCommand show(Lineup<?, ?> lineup, int profile, String label) {
    var call = new ArrayList<>(List.of("umpire", "simulate", lineup.game().id(), "--profile"));
    call.add(profile < profiles.size() ? profiles.get(profile) : lineup.profile().base());
    call.addAll(switches);
    call.addAll(List.of("--seats", String.join(",", lineup.seats())));
    call.addAll(List.of("--seed", Long.toString(options.seed()), "--show"));
    return new ShowCommand(label, call);
  }

  private Origin origin(Lineup<?, ?> lineup, List<ShowCommand> shows) {
    return Origin.of(lineup, options.seed(), BuildId.current(), called(), shows, Optional.empty());
  }

  private List<String> called() {
    var all = new ArrayList<String>();
    all.add("umpire");
    all.addAll(words);
    return all;
  }

  /// The call without what is about the run and not about its games.
  private List<String> aboutGames() {
    var kept = new ArrayList<String>();
    List<String> all = called();
    for (int i = 0; i < all.size(); i++) {
      String word = all.get(i);
      int value = word.indexOf('=');
      if (ABOUT_THE_RUN.contains(word)) {
        i++;
      } else if (value < 0 || !ABOUT_THE_RUN.contains(word.substring(0, value))) {
        kept.add(word);
      }
    }
    return kept;
  }

  private static List<String> with(List<String> words, String last) {
    var all = new ArrayList<>(words);
    all.add(last);
    return all;
  }

  /// A page that writes itself.
  public interface Page {
    /// Writes all of it.
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
      throw new CannotWrite(path, failure);
    }
  }
}
